import type { Owner } from '../../owner/owner-schema.ts';
import { shippedTown } from '../../owner/sample-data.ts';
import type { ReadPage } from '../read-page.ts';
import type { Finding } from './finding.ts';

/** Texts about the region, which may name any of its towns. */
const aboutTheRegion = /^\/(blog|blog-feed|learn|loan-options|calculator|sources)\b/;

/** Pages that name the sample's town, of an owner whose office is elsewhere and who does not serve it. */
export function townFindings(pages: readonly ReadPage[], { office, serves }: Pick<Owner, 'office' | 'serves'>): Finding[] {
  if ([office.city, ...serves].includes(shippedTown)) return [];
  const town = new RegExp(`\\b${shippedTown}\\b`);
  return pages
    .filter(({ path, text, beside }) => !aboutTheRegion.test(path) && town.test(`${text} ${beside}`))
    .map(({ path }) => ({
      about: 'Towns',
      what: `${path} names ${shippedTown}, and office and serves in owner.yaml do not: your office is in ${office.city}`,
      remedy: 'Write {owner:city} in a text in place of a town, or name the town at serves.',
    }));
}
