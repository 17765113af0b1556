import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../publishing/file-headers.ts';
import { readSite } from '../../../server/website/files.ts';
import { type Running, startWebServer, webServers, whyNot } from '../../servers/web-server.ts';
import { bytesOverHttp2 } from './second-protocol.ts';
import { visit } from './visitor.ts';

const headersOf = JSON.parse(readFileSync('dist/.headers.json', 'utf8')) as Record<string, Record<string, string>>;
const addresses = Object.keys(headersOf).filter((path) => path.startsWith('/'));
const pages = addresses.filter((path) => !path.startsWith('/_astro/') && !/^\/(404|blog\/post-not-found)$/.test(path));
const filesOfTheirOwn = addresses.filter((path) => path.startsWith('/_astro/'));

const proof = 'google-site-verification: google0123456789abcdef.html';
const hiddenFiles = ['.well-known/.env', '.well-known/.git/config', 'blog/.well-known/proof', '.env'];
/** What an owner may put into `public/`, one of each type that our server knows. */
const ownerFiles = [
  ...[...contentTypes.keys()].filter((ending) => ending !== 'html').map((ending) => `file.${ending}`),
  ...['IMG_1234.JPG', '.well-known/security.txt', '.well-known/proof_of-token', '.well-known/apple-app-site-association'],
];

describe.each(webServers)('$name with the built files alone', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  let folder: string;
  let running: Running;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'static-files-'));
    cpSync('dist', join(folder, 'site'), { recursive: true });
    for (const path of ['.well-known/.git', 'blog/.well-known']) mkdirSync(join(folder, 'site', path), { recursive: true });
    for (const path of [...ownerFiles, ...hiddenFiles]) writeFileSync(join(folder, 'site', path), proof);
    running = await startWebServer(webServer, webServer.staticExample, [['/var/www/mortgage-site', join(folder, 'site')]]);
  });

  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Expects exactly the security headers that our server would send. */
  function expectHeadersOf(page: string, headers: Record<string, unknown>) {
    const expected = { ...headersOf['*'], ...headersOf[page] };
    for (const [name, value] of Object.entries(expected)) expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    if (!('Strict-Transport-Security' in expected)) expect(headers['strict-transport-security']).toBeUndefined();
  }

  it.each(pages)('serves %s with its own headers', async (path) => {
    const { status, headers, body } = await visit(running, path);
    expect(status).toBe(200);
    expect(body).toEqual(readFileSync(`dist${path === '/' ? '/index' : path}.html`));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expectHeadersOf(path, headers);
  });

  it('sends each page with its headers within the first round trip over HTTP/2', async (context) => {
    // nginx of Debian knows gzip alone, which is larger.
    if (webServer.name === 'nginx') return context.skip('nginx without its brotli module sends gzip');
    const sizes = [];
    for (const path of pages) sizes.push({ path, bytes: await bytesOverHttp2(running, path) });
    expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(4_000);
    expect(sizes.filter(({ bytes }) => bytes > 14_600).map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([]);
  });

  it('serves the script that reads files in a thread of its own with its own policy', async () => {
    expect(filesOfTheirOwn).toEqual([expect.stringMatching(/^\/_astro\/pdf-worker[\w.-]+\.js$/)]);
    for (const path of filesOfTheirOwn) {
      const { status, headers, body } = await visit(running, path);
      expect(status).toBe(200);
      expect(body).toEqual(readFileSync(`dist${path}`));
      expect(headers['content-type']).toContain('text/javascript');
      expect(headers['cache-control']).toBe('max-age=31536000, immutable');
      expect(headers['content-security-policy']).toBe("default-src 'none'");
    }
  });

  it('answers for an address that does not exist with 404, the right page and its policy', async () => {
    for (const [path, page] of [
      ['/no-such-page', '/404'],
      ['/no-such/page', '/404'],
      ['/404', '/404'],
      ['/404.html', '/404'],
      ['/blog/no-such-post', '/blog/post-not-found'],
      ['/blog/post-not-found', '/blog/post-not-found'],
    ] as const) {
      const { status, headers, body } = await visit(running, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.equals(readFileSync(`dist${page}.html`)), path).toBe(true);
      expectHeadersOf(page, headers);
    }
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/about.html', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['//elsewhere.test/', '/elsewhere.test'],
  ])('leads from %s to %s', async (path, to) => {
    const { status, headers } = await visit(running, path);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each(['/%5Celsewhere.test/', '/about%0d%0aSet-Cookie:%20a=b/', '/%2felsewhere.test/', '///elsewhere.test/%2e%2e/'])(
    'leads nobody from %s to another site',
    async (path) => {
      const { headers } = await visit(running, path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('sends the compressed copies that the build has made', async () => {
    const { headers, body } = await visit(running, '/about', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(body)).toEqual(readFileSync('dist/about.html'));
    expectHeadersOf('/about', headers);
  });

  it('lets browsers keep for good what carries a hash in its name, and confirms what they have', async () => {
    const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(readFileSync('dist/contact.html', 'utf8')) ?? [];
    const { status, headers } = await visit(running, script);
    expect([status, headers['cache-control']]).toEqual([200, 'max-age=31536000, immutable']);
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['content-security-policy']).toBeUndefined();
    const { headers: page } = await visit(running, '/about');
    expect((await visit(running, '/about', { headers: { 'if-none-match': String(page.etag) } })).status).toBe(304);
  });

  it('tells browsers that the speculation rules are such', async () => {
    const { status, headers } = await visit(running, '/speculation-rules.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
  });

  it('serves what an owner has put into public/ as our server does, proofs that the domain is theirs included', async () => {
    const { files } = readSite(join(folder, 'site'));
    const typeOf = (type: unknown) => String(type).split(';', 1)[0]?.replace('text/xml', 'application/xml');
    for (const path of ownerFiles) {
      const { status, headers, body } = await visit(running, `/${path}`);
      expect([path, status, body.toString()]).toEqual([path, 200, proof]);
      expect([path, typeOf(headers['content-type'])]).toEqual([path, typeOf(files.get(`/${path}`)?.contentType)]);
    }
  });

  it.each([
    ...hiddenFiles.map((path) => `/${path}`),
    '/.headers.json',
    '/.hosting/nginx-maps.conf',
    '/%2ehosting/Caddyfile-headers',
    '/blog/../.headers.json',
    '/_headers',
    '/about.html.br',
    '/about.html.gz',
    '/../site/.headers.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
  ])('never serves %s', async (path) => {
    const { status, body } = await visit(running, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/X-Content-Type-Options|root:|google-site-verification/);
  });
});
