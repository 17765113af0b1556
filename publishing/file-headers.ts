import { extname } from 'node:path';

/** Types by the ending of a name: what the build makes, and what an owner may put into `public/`. */
export const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
    vcf: 'text/vcard; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    json: 'application/json; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zip: 'application/zip',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    webm: 'video/webm',
    woff2: 'font/woff2',
    woff: 'font/woff',
    ttf: 'font/ttf',
  }),
);

/** Address of the rules by which a browser fetches the next page before its link is chosen. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers take speculation rules under this type only. */
export const speculationRulesType = 'application/speculationrules+json';

/** Files whose type their ending does not tell. */
const namedTypes: ReadonlyMap<string, string> = new Map([
  [speculationRulesPath, speculationRulesType],
  ['/.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
]);

/** Where proofs that a domain is one's own lie, and other things that programs look for (RFC 8615). */
export const wellKnown = '/.well-known/';

/** For the files under `/_astro/`: their names carry a hash of what is in them, so they never change. */
export const foreverCacheControl = 'max-age=31536000, immutable';

/** The type that a file of the built site is sent with. */
export function contentTypeOf(address: string): string {
  const named = namedTypes.get(address);
  if (named) return named;
  const ending = extname(address).slice(1).toLowerCase();
  // Proofs often have no ending, and are text.
  const otherwise = ending === '' && address.startsWith(wellKnown) ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return contentTypes.get(ending) ?? otherwise;
}

/** How long a browser may keep a file of the built site. */
export function cacheControlOf(address: string): string {
  if (address.startsWith('/_astro/')) return foreverCacheControl;
  // A page is asked for again each time, which costs a 304: a changed phone number is seen at once.
  if (address.endsWith('.html') || address.endsWith('.txt')) return 'no-cache';
  return 'max-age=3600';
}
