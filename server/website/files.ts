import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built site, held in memory with everything its answer needs. */
export interface SiteFile {
  readonly body: Buffer;
  readonly encodings: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
  readonly etag: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface Site {
  /** Files by their address: `/about.html`, `/_astro/x.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Headers by page address, and under `*` those of every answer. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

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

/** Browsers take speculation rules under this type only. */
export const speculationRulesType = 'application/speculationrules+json';

/** Files whose type their ending does not tell. */
const namedTypes: ReadonlyMap<string, string> = new Map([
  ['/speculation-rules.json', speculationRulesType],
  ['/.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
]);

/** Where proofs that a domain is one's own lie, and other things that programs look for (RFC 8615). */
const wellKnown = '/.well-known/';

/** For the files under `/_astro/`: their names carry a hash of what is in them, so they never change. */
export const foreverCacheControl = 'public, max-age=31536000, immutable';

/** What lies in `dist/` for hosts and not for visitors: dotfiles, folders with a dot, header rules, compressed copies. */
function isForHosts(address: string): boolean {
  const known = address.startsWith(wellKnown) ? address.slice(wellKnown.length - 1) : address;
  return known.includes('/.') || address === '/_headers' || /\.(br|gz)$/.test(address);
}

function contentType(address: string): string {
  const named = namedTypes.get(address);
  if (named) return named;
  const ending = extname(address).slice(1).toLowerCase();
  // Proofs often have no ending, and are text.
  const otherwise = ending === '' && address.startsWith(wellKnown) ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return contentTypes.get(ending) ?? otherwise;
}

function cacheControl(address: string): string {
  if (address.startsWith('/_astro/')) return foreverCacheControl;
  // A page is asked for again each time, which costs a 304: a changed phone number is seen at once.
  if (address.endsWith('.html') || address.endsWith('.txt')) return 'no-cache';
  return 'public, max-age=3600';
}

function readSiteFile(path: string, address: string): SiteFile {
  const body = readFileSync(path);
  const compressed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const br = compressed('.br');
  const gzip = compressed('.gz');
  return {
    body,
    encodings: { ...(br && { br }), ...(gzip && { gzip }) },
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    contentType: contentType(address),
    cacheControl: cacheControl(address),
  };
}

/**
 * Reads the built site into memory: it is a few megabytes, and answering from memory is ten times as fast as from disk.
 *
 * @throws Error in one sentence when the site has not been built
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || isForHosts(address)) continue;
    files.set(address, readSiteFile(path, address));
  }
  const headersFile = join(folder, '.headers.json');
  const headers = existsSync(headersFile) ? (JSON.parse(readFileSync(headersFile, 'utf8')) as Site['headers']) : {};
  return { files, headers };
}
