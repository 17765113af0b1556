import type { Figure } from '../mortgage/figures/figure.ts';
import { figures } from '../mortgage/figures/figures.ts';
import type { Owner } from '../owner/owner-schema.ts';
import type { LaunchFacts } from '../publishing/launch/findings.ts';
import sample from './sample-owner.ts';

/** Where each link of the sample leads for a real business. */
const profiles: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/harborlight',
  x: 'https://x.com/harborlight',
  linkedin: 'https://www.linkedin.com/company/harborlight',
  instagram: 'https://www.instagram.com/harborlight',
  bluesky: 'https://bsky.app/profile/harborlight-home.com',
  threads: 'https://www.threads.com/@harborlight',
  mastodon: 'https://mastodon.online/@harborlight',
};

const real = {
  ...sample,
  social: sample.social.map((link) => ({ ...link, href: profiles[link.kind] ?? link.href })),
};

/** An owner whose file, settings and figures are ready to go live. */
export const ready = {
  owner: JSON.parse(
    JSON.stringify(real)
      .replaceAll('example.com', 'harborlight-home.com')
      .replace(/0000000/g, '1234567')
      .replace(/(MLO-|INDIVIDUAL\/|"Mortgage Loan Originator","nmlsId":")1234567/g, '$17654321')
      .replaceAll('Sample', 'Harbor')
      .replaceAll('555-01', '321-01')
      .replaceAll('Example Way', 'Bothell Way')
      .replaceAll(
        '"description"',
        '"source":"Closing records","sourceUrl":"https://www.harborlight-home.com/about","asOf":"2026-11","description"',
      ),
  ) as Owner,
  endpoints: sample.formEndpoints,
  // USDA's fees ended with its fiscal year, and the next notice has not been read.
  figures: Object.values<Figure>(figures).filter(({ expires = '9' }) => expires >= '2026-11-21'),
  siteUrl: 'https://www.harborlight-home.com',
  mailTo: 'leads@harborlight-home.com',
  today: '2026-11-21',
} satisfies LaunchFacts;
