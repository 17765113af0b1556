import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, contentTypeOf, wellKnown } from '../../publishing/file-headers.ts';

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

/** What lies in `dist/` for hosts and not for visitors: dotfiles, folders with a dot, header rules, compressed copies. */
function isForHosts(address: string): boolean {
  const known = address.startsWith(wellKnown) ? address.slice(wellKnown.length - 1) : address;
  return known.includes('/.') || address === '/_headers' || /\.(br|gz)$/.test(address);
}

function readSiteFile(path: string, address: string): SiteFile {
  const body = readFileSync(path);
  const compressed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const br = compressed('.br');
  const gzip = compressed('.gz');
  return {
    body,
    encodings: { ...(br && { br }), ...(gzip && { gzip }) },
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    contentType: contentTypeOf(address),
    cacheControl: cacheControlOf(address),
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
