import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptFilesOf } from '../../publishing/page-scripts.ts';
import { siteFolder } from '../sample-site.ts';
import { builtPages } from './site.ts';

type Lines = Record<string, string>;

const served = JSON.parse(readFileSync(`${siteFolder}/.headers.json`, 'utf8')) as Record<string, Lines>;

/** The header blocks of a file, by the address or pattern before them. */
function blocks(file: string, head: RegExp, line: RegExp): Map<string, Lines> {
  const found = new Map<string, Lines>();
  let current: Lines = {};
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const [, pattern] = head.exec(text) ?? [];
    const [, name, value] = line.exec(text) ?? [];
    if (pattern !== undefined) {
      current = {};
      found.set(pattern, current);
    } else if (name && value) current[name] = value.replaceAll('\\"', '"');
  }
  return found;
}

/** What nginx says of a file: its fixed lines, and those whose variable has a value for it. */
function nginxSays(file: string): Lines {
  const maps = new Map<string, Map<string, string>>();
  for (const [, variable = '', body = ''] of readFileSync(`${siteFolder}/.hosting/nginx-maps.conf`, 'utf8').matchAll(
    /map \$uri (\$\w+) \{([^}]*)\}/g,
  )) {
    maps.set(
      variable,
      new Map(
        [...body.matchAll(/"([^"]+)" "((?:[^"\\]|\\.)+)";/g)].map(([, key = '', value = '']) => [
          key,
          value.replaceAll('\\"', '"'),
        ]),
      ),
    );
  }
  const lines = [
    ...readFileSync(`${siteFolder}/.hosting/nginx-headers.conf`, 'utf8').matchAll(/^add_header (\S+) "([^"]*)" always;$/gm),
  ].map(([, name = '', value = '']) => [name, value.startsWith('$') ? maps.get(value)?.get(file) : value] as const);
  return Object.fromEntries(lines.filter((line): line is [string, string] => line[1] !== undefined));
}

const hostRules = blocks(`${siteFolder}/_headers`, /^(\/\S*)$/, /^ {2}([\w-]+): (.+)$/);
const caddyRules = blocks(`${siteFolder}/.hosting/Caddyfile-headers`, /^\theader (\S* ?)\{$/, /^\t\t([\w-]+) "(.+)"$/);

/** Without how long a copy may be kept, which our server says by file and not by page. */
function withoutCaching({ 'Cache-Control': _, ...lines }: Lines): Lines {
  return lines;
}

describe.each(builtPages)('the headers of $path', ({ path }) => {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  const expected = { ...served['*'], ...served[path] };

  it('hold a policy by hash that lets nothing else in', () => {
    expect(expected['Content-Security-Policy']).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]{44}')*; style-src/,
    );
    expect(expected['Content-Security-Policy']).not.toContain('unsafe');
  });

  it('are the same in _headers, for nginx and for Caddy', () => {
    expect({ ...hostRules.get('/*'), ...hostRules.get(path) }).toEqual(expected);
    expect({ ...hostRules.get('/*'), ...hostRules.get(file) }).toEqual(expected);
    expect(nginxSays(file)).toEqual(expected);
    expect(withoutCaching({ ...caddyRules.get(''), ...caddyRules.get(`${file} `) })).toEqual(expected);
  });
});

it('no rule of _headers repeats a header of every answer: hosts would send it twice', () => {
  const everywhere = Object.keys(hostRules.get('/*') ?? {});
  for (const [path, lines] of hostRules) {
    if (path !== '/*') expect(Object.keys(lines).filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

it('stays within what Cloudflare Pages reads: 100 rules of up to 2,000 signs a line', () => {
  const rules = [...hostRules.keys()].filter((path) => !path.endsWith('.html'));
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of readFileSync(`${siteFolder}/_headers`, 'utf8').split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});

it('says HSTS only when the site was built for an https address', () => {
  const https =
    existsSync(`${siteFolder}/sitemap.xml`) && readFileSync(`${siteFolder}/sitemap.xml`, 'utf8').includes('<loc>https:');
  expect('Strict-Transport-Security' in (served['/'] ?? {})).toBe(https);
});

it('the thread that reads a file is among what the page may fetch later, and may itself load nothing', () => {
  const page = builtPages.find(({ path }) => path === '/second-look/loan-estimates');
  const threads = page ? scriptFilesOf(siteFolder, page.document).later.filter((file) => /pdf-worker/.test(file)) : [];
  expect(threads).toHaveLength(1);
  expect(served[threads[0] ?? '']).toEqual({ 'Content-Security-Policy': "default-src 'none'" });
  expect(served['/second-look/loan-estimates']?.['Content-Security-Policy']).toContain("worker-src 'self'");
});
