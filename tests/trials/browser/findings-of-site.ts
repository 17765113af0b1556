import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { Owner } from '../../../owner/owner-schema.ts';
import { businessName } from '../../../owner/owner-words.ts';
import { advertisingFindings } from '../../../publishing/advertising/check.ts';
import { type BuiltPage, readBuiltPages } from '../../../publishing/built-pages.ts';
import { contrastFindings } from '../../../publishing/launch/contrast.ts';
import { deadLinks } from '../../../publishing/launch/dead-links.ts';
import { pictureFindings } from '../../../publishing/launch/pictures.ts';
import { type ReadPage, readPage } from '../../../publishing/read-page.ts';
import type { SiteHeaders } from '../../../publishing/security-headers.ts';
import { textVersionPath } from '../../../src/routes.ts';
import { missingFromText } from '../../built-site/missing-from-text.ts';
import { graphOf, isListed, structuredDataFindings } from '../../built-site/structured-data.ts';

/** Descriptions that a search result would cut off. */
const longDescriptions = (read: readonly ReadPage[]) =>
  read
    .filter(({ path }) => !path.startsWith('/blog-feed/'))
    .map(({ path, document }) => ({
      path,
      said: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    }))
    .filter(({ said }) => said.length > 160);

/** What search engines are told of the owner on a page, where it is not what stands in the owner's file. */
function mistaken(page: BuiltPage, owner: Owner): string[] {
  const [told = {}] = graphOf(page);
  const name = [told.name, businessName(owner.company)];
  const address = (told.address ?? {}) as Record<string, unknown>;
  const pairs = [
    name,
    [told.email, owner.email],
    [told.telephone, owner.phone.office ?? owner.phone.cell],
    [address.addressLocality, owner.office.city],
    [address.streetAddress, owner.office.street],
    [address.postalCode, owner.office.zip],
  ];
  return (['/', '/about', '/contact', '/card'].includes(page.path) ? pairs : [name])
    .filter(([is, should]) => is !== should)
    .map(([is, should]) => `${page.path} tells search engines ${is}, not ${should}`);
}

const saysFour = /\b(all )?four (kinds of )?(home )?(loans|programs)\b/i;

/** Sentences of the site's own pages that are true only of an owner who offers certain loans or programs. */
const promises: readonly (readonly [sentence: RegExp, holds: (not: readonly string[]) => boolean])[] = [
  [/Most Washington buyers use one of these/, (not) => !['conventional', 'fha', 'va', 'usda'].some((loan) => not.includes(loan))],
  [
    /\bwhich one costs you less|read across to compare|all programs at one rate|under each program\b/i,
    (not) => loansLeft(not) > 1,
  ],
  [/\b(larger loans|loans above the usual limits), and\b|, jumbo loans and\b/i, (not) => !not.includes('jumbo-loans')],
  [/money toward the down payment/i, (not) => !not.includes('down-payment-assistance')],
  [/help with a first home/i, (not) => !not.includes('first-time-homebuyer-programs')],
  [/explore all programs|see special programs/i, (not) => specialLeft(not) > 0],
];

const loansLeft = (not: readonly string[]) => ['conventional', 'fha', 'va', 'usda'].filter((loan) => !not.includes(loan)).length;
const specialLeft = (not: readonly string[]) =>
  ['first-time-homebuyer-programs', 'jumbo-loans', 'down-payment-assistance'].filter((program) => !not.includes(program)).length;

/** What pages other than posts and guides promise and the owner does not offer; a page of special programs where there are none. */
function promisedTooMuch(read: readonly ReadPage[], { notOffered }: Owner): string[] {
  const own = read.filter(({ path }) => !/^\/(blog|learn)\//.test(path));
  return [
    ...promises
      .filter(([, holds]) => !holds(notOffered))
      .flatMap(([sentence]) =>
        own.filter(({ text, beside }) => sentence.test(`${text} ${beside}`)).map(({ path }) => `${path} says ${sentence.source}`),
      ),
    ...own
      .filter(({ path }) => path === '/special-programs' && specialLeft(notOffered) === 0)
      .map(({ path }) => `${path} is empty`),
  ];
}

/** What our server says besides of a page: its type, its tag, the day, how long the line is kept. */
const otherHeaderBytes = 330;

/** Pages that with their headers are more than what a server sends in the first round trip. */
function tooLong(pages: readonly BuiltPage[], dist: string): string[] {
  const headers: SiteHeaders = JSON.parse(readFileSync(join(dist, '.headers.json'), 'utf8'));
  return pages.flatMap(({ path, html }) => {
    const said = Object.entries({ ...headers['*'], ...headers[path] }).reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      0,
    );
    const bytes = brotliCompressSync(html).length + said + otherHeaderBytes;
    return bytes > 14_600 ? [`${path} takes ${bytes} bytes`] : [];
  });
}

/** Everything that a built site of an owner gets wrong, as far as reading it without a browser can tell. */
export function findingsOfSite(dist: string, owner: Owner): unknown[] {
  const pages = readBuiltPages(dist);
  const read = pages.map(readPage);
  const listed = pages.filter(({ html }) => isListed(parse(html)));
  const textOf = (path: string) => readFileSync(join(dist, textVersionPath(path)), 'utf8');
  return [
    ...advertisingFindings(pages, owner),
    ...deadLinks(read, dist),
    ...pictureFindings(read, dist),
    ...contrastFindings(pages),
    ...longDescriptions(read),
    ...tooLong(pages, dist),
    ...listed.flatMap((page) => [...structuredDataFindings(page), ...mistaken(page, owner)]),
    ...listed.flatMap(({ path, html }) => missingFromText(html, textOf(path)).map((part) => `${path}.txt lacks ${part}`)),
    ...promisedTooMuch(read, owner),
    ...(owner.notOffered.length > 0 ? read.filter(({ text }) => saysFour.test(text)).map(({ path }) => `${path} says four`) : []),
  ];
}
