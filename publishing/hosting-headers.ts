import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes, foreverCacheControl, speculationRulesPath, speculationRulesType } from './file-headers.ts';
import type { Headers, SiteHeaders } from './security-headers.ts';

const madeBy = '# Written by the build of the site: change nothing here, build again instead.';

/** The pages with their headers, without the `*` of every answer. */
function pagesOf(headers: SiteHeaders): (readonly [path: string, headers: Headers])[] {
  return Object.entries(headers).filter(([path]) => path !== '*');
}

/** A value between the quotes that nginx and Caddy both want: a quote of its own gets a backslash. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** The file that answers for an address; a script is its own. */
function fileOf(path: string): string {
  if (path.endsWith('.js')) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/**
 * The headers as a `_headers` file, which Netlify and Cloudflare Pages read. Rules of one address add up, so that none
 * repeats a header of another. Clean addresses come first: Cloudflare Pages reads no more than 100 rules, and moves the
 * addresses with `.html` to the clean ones anyway.
 */
function headersFile(headers: SiteHeaders): string {
  const rule = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = pagesOf(headers);
  return [
    madeBy,
    rule('/*', headers['*'] ?? {}),
    rule('/_astro/*', { 'Cache-Control': foreverCacheControl }),
    rule(speculationRulesPath, { 'Content-Type': speculationRulesType }),
    ...pages.map(([path, lines]) => rule(path, lines)),
    ...pages.filter(([path]) => fileOf(path) !== path).map(([path, lines]) => rule(fileOf(path), lines)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Name of the nginx variable that holds a header of the page. */
function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Every header that differs from page to page, by name. */
function pageHeaderNames(headers: SiteHeaders): string[] {
  return [...new Set(pagesOf(headers).flatMap(([, lines]) => Object.keys(lines)))];
}

/**
 * The page's own headers for nginx, as maps from the file that answers: to be included inside `http`. A page that is not
 * there is answered with the file of `error_page`, and so with that file's headers.
 */
function nginxMaps(headers: SiteHeaders): string {
  const maps = pageHeaderNames(headers).map((name) => {
    const entries = pagesOf(headers)
      .filter(([, lines]) => lines[name] !== undefined)
      .map(([path, lines]) => `  "${fileOf(path)}" ${quoted(lines[name] ?? '')};`);
    return `map $uri ${variableOf(name)} {\n  default "";\n${entries.join('\n')}\n}`;
  });
  const caching = `map $uri $site_cache_control {\n  default "no-cache";\n  ~^/_astro/ "${foreverCacheControl}";\n}`;
  return `${[madeBy, '# Include inside http { }.', 'map_hash_bucket_size 512;', ...maps, caching].join('\n')}\n`;
}

/** The types of files for nginx, which adds the character set to those of text by itself. */
function nginxTypes(): string[] {
  const types = [...contentTypes].map(([ending, type]) => ({ ending, type, name: type.split(';', 1)[0] ?? type }));
  const texts = new Set(types.filter(({ type, name }) => type !== name && name !== 'text/html').map(({ name }) => name));
  return [
    'default_type application/octet-stream;',
    `types {\n${types.map(({ ending, name }) => `  ${name} ${ending};`).join('\n')}\n}`,
    'charset utf-8;',
    `charset_types ${[...texts].join(' ')};`,
  ];
}

/**
 * The types of files and the headers of every answer for nginx, to be included inside `server`. A `location` with an `add_header` of its own
 * forgets all of these: include the file there too. nginx leaves out a header whose value is empty.
 */
function nginxHeaders(headers: SiteHeaders): string {
  const line = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`;
  return `${[
    madeBy,
    '# Include inside server { }, and inside every location { } that adds a header of its own.',
    ...nginxTypes(),
    ...Object.entries(headers['*'] ?? {}).map(([name, value]) => line(name, value)),
    ...pageHeaderNames(headers).map((name) => line(name, variableOf(name))),
    line('Cache-Control', '$site_cache_control'),
  ].join('\n')}\n`;
}

/**
 * The headers for Caddy as the snippet `site-headers`, by the file that answers: to be imported inside `route`, after the
 * line that has found the file.
 */
function caddyHeaders(headers: SiteHeaders): string {
  const block = (matcher: string, lines: Headers) =>
    `\theader ${matcher}{\n${Object.entries(lines)
      .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
      .join('\n')}\n\t}`;
  return `${[
    madeBy,
    '(site-headers) {',
    block('', { ...headers['*'], 'Cache-Control': 'no-cache' }),
    ...[...contentTypes].map(
      ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${quoted(type)}`,
    ),
    block('/_astro/* ', { 'Cache-Control': foreverCacheControl }),
    block(`${speculationRulesPath} `, { 'Content-Type': speculationRulesType }),
    ...pagesOf(headers).map(([path, lines]) => block(`${fileOf(path)} `, lines)),
    '}',
  ].join('\n')}\n`;
}

/**
 * Writes the same headers for other hosts: `_headers` at the root, where Netlify and Cloudflare Pages look for it, and the
 * files for nginx and Caddy in `.hosting/`, which no visitor is served.
 */
export function writeHostingHeaders(folder: string, headers: SiteHeaders): void {
  const hosting = join(folder, '.hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(folder, '_headers'), headersFile(headers));
  writeFileSync(join(hosting, 'nginx-maps.conf'), nginxMaps(headers));
  writeFileSync(join(hosting, 'nginx-headers.conf'), nginxHeaders(headers));
  writeFileSync(join(hosting, 'Caddyfile-headers'), caddyHeaders(headers));
}
