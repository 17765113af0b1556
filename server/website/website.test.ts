import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../../publishing/precompress.ts';
import { pageHeaders } from '../../publishing/security-headers.ts';
import { writeSpeculationRules } from '../../publishing/speculation-rules.ts';
import owner from '../../tests/sample-owner.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';
import { readSite } from './files.ts';

const about = `<!doctype html><title>About</title>${'<p>Plain words about a small office.</p>'.repeat(40)}`;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'website-'));
  const dist = join(folder, 'dist');
  for (const path of ['_astro', 'blog', '.hosting']) mkdirSync(join(dist, path), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<title>Home</title>');
  writeFileSync(join(dist, 'about.html'), about);
  writeFileSync(join(dist, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(dist, 'blog', 'post-not-found.html'), '<h1>Post Not Found</h1>');
  writeFileSync(join(dist, 'blog', 'one.html'), '<h1>One</h1>');
  writeFileSync(join(dist, '_astro', 'a.123.js'), 'export{}');
  writeFileSync(join(dist, 'picture.png'), '0123456789');
  const home = { path: '/', html: '<title>Home</title>' };
  writeSpeculationRules(dist, [home]);
  writeFileSync(
    join(dist, '.headers.json'),
    JSON.stringify({
      '*': { 'X-Site': 'yes' },
      '/': pageHeaders(home, { https: false }),
      '/about': { 'Content-Security-Policy': "default-src 'none'" },
    }),
  );
  writeFileSync(join(dist, '.hosting', 'nginx-maps.conf'), '# for hosts');
  writeFileSync(join(dist, '_headers'), '/*');
  await precompress(dist);
  app = await buildApp({ store: new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db'))), owner, site: readSite(dist) });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

/** Sends an address exactly as written: a client of the language would clean it up first. */
function rawStatus(path: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  return new Promise((answered, failed) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('end', () => answered(text));
    socket.on('error', failed);
  });
}

describe('addresses', () => {
  it('are clean: pages without .html, the home page at /', async () => {
    expect((await get('/about')).statusCode).toBe(200);
    expect((await get('/')).body).toContain('Home');
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['//evil.test/', '/evil.test'],
    ['/blog//one', '/blog/one'],
  ])('%s moves for good to %s', async (url, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/nothing',
    '/index',
    '/404',
    '/404.html',
    '/.headers.json',
    '/.hosting/nginx-maps.conf',
    '/_headers',
    '/about.html.br',
    '/_astro/',
    '/secret.txt',
  ])('%s is not there', async (url) => {
    const answer = await get(url.replace(/\/$/, ''));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Not here');
  });

  it.each(['/blog/nothing', '/blog/post-not-found'])('%s is a post that is not there', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Post Not Found');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/blog/..%5c..%5csecret.txt',
    '/%00',
    '/%zz',
    '/a%00.html',
    '/_astro/../../secret.txt',
  ])('%s never leads out of the site', async (path) => {
    const answer = await rawStatus(path);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('secret\r\n');
  });

  it('can only be read', async () => {
    const answer = await app.inject({ method: 'POST', url: '/about', payload: 'x', headers: { 'content-type': 'text/plain' } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('answers', () => {
  it('come as brotli, gzip or plain, as the browser asks', async () => {
    const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(about);
    const gz = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(about);
    const plain = await get('/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(about);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('are confirmed with 304 when the browser has them', async () => {
    const { etag } = (await get('/about', { 'accept-encoding': 'br' })).headers;
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    ['the same copy', { 'if-none-match': '"ETAG"' }, 304],
    ['any copy', { 'if-none-match': '*' }, 304],
    ['another copy', { 'if-none-match': '"other"' }, 200],
    ['the copy in another encoding', { 'if-none-match': '"ETAG-br"' }, 200],
    // No answer says when a file was changed, so that a copy cannot be known by its date.
    ['a copy of a date', { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() }, 200],
    ['the same copy and a part of it', { 'if-none-match': '"ETAG"', range: 'bytes=0-1' }, 304],
  ])('to a browser that has %s: %j is %i', async (_name, headers, status) => {
    const etag = String((await get('/about')).headers.etag).slice(1, -1);
    const asked = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('ETAG', etag)]));
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/about', headers: asked });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['last-modified']).toBeUndefined();
      expect(answer.headers.etag).toBe(`"${etag}"`);
    }
  });

  it('for a page that is not there are never confirmed', async () => {
    expect((await get('/nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('are kept for a year when their name carries a hash, and asked for again when they are pages', async () => {
    expect((await get('/_astro/a.123.js')).headers['cache-control']).toBe('max-age=31536000, immutable');
    expect((await get('/about')).headers['cache-control']).toBe('no-cache');
  });

  it('to HEAD have the length and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(about.length));
    expect(answer.body).toBe('');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('to the range %s have status %i', async (range, status, body, contentRange) => {
    const answer = await get('/picture.png', { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('continue a download only while the file is the same', async () => {
    const { etag } = (await get('/picture.png')).headers;
    expect((await get('/picture.png', { range: 'bytes=2-4', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get('/picture.png', { range: 'bytes=2-4', 'if-range': '"other"' })).body).toBe('0123456789');
    expect((await app.inject({ method: 'HEAD', url: '/picture.png', headers: { range: 'bytes=2-4' } })).statusCode).toBe(200);
  });

  it('carry the headers of the site, and a page its own policy', async () => {
    expect((await get('/')).headers['x-site']).toBe('yes');
    expect((await get('/about')).headers['content-security-policy']).toBe("default-src 'none'");
    expect((await get('/nothing')).headers['x-site']).toBe('yes');
  });
});

it('names the rules for fetching the next page in a header, and serves them under the type that browsers take', async () => {
  const named = /^"(.+)"$/.exec(String((await get('/')).headers['speculation-rules']))?.[1];
  const answer = await get(String(named), { 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).prerender).toHaveLength(1);
});

it('a site that was not built stops the start with one sentence', () => {
  expect(() => readSite(join(folder, 'nowhere'))).toThrow(/^There is no built site in .*: run npm run build first\.$/);
});
