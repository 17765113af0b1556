import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** Browsers take speculation rules under this type only. */
export const speculationRulesType = 'application/speculationrules+json';

/** Files whose type their ending does not tell. */
const namedTypes: Record<string, string> = { '/speculation-rules.json': speculationRulesType };

/** For the files under `/_astro/`: their names carry a hash of what is in them, so they never change. */
export const foreverCacheControl = 'public, max-age=31536000, immutable';

/** What lies in `dist/` for hosts and not for visitors: dotfiles, folders with a dot, header rules, compressed copies. */
function isForHosts(address: string): boolean {
  return address.includes('/.') || address === '/_headers' || /\.(br|gz)$/.test(address);
}

function contentType(address: string): string {
  const ending = address.slice(address.lastIndexOf('.') + 1);
  return namedTypes[address] ?? contentTypes[ending] ?? 'application/octet-stream';
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
