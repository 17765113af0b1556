import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { exchange, requestBytes } from '../../tests/servers/raw-exchange.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';
import { readSite } from './files.ts';

let folder: string;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sockets-'));
  const dist = join(folder, 'dist');
  for (const path of ['blog', '.hosting']) mkdirSync(join(dist, path), { recursive: true });
  for (const path of ['../leads.txt', '.hosting/nginx-maps.conf', '_headers', '.env']) writeFileSync(join(dist, path), 'secret');
  writeFileSync(join(dist, '.headers.json'), '{"*":{"X-Content-Type-Options":"nosniff"},"/secret":{}}');
  writeFileSync(join(dist, 'index.html'), '<title>Home</title>');
  writeFileSync(join(dist, 'about.html'), '<title>About</title>');
  writeFileSync(join(dist, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(dist, 'blog', 'post-not-found.html'), '<h1>Post Not Found</h1>');
  app = await buildApp({ store: new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db'))), owner, site: readSite(dist) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an address that tries to leave the site or to read what is not for visitors', () => {
  it.each([
    ['/../leads.txt', 404],
    ['/../../../../../../etc/passwd', 404],
    ['/%2e%2e/leads.txt', 404],
    ['/%2E%2E%2Fleads.txt', 404],
    ['/..%2fleads.txt', 404],
    ['/..%5cleads.txt', 404],
    ['/blog/..%5c..%5cleads.txt', 404],
    ['/..\\leads.txt', 404],
    ['/%252e%252e/leads.txt', 404],
    ['/blog/../../leads.txt', 404],
    ['/.../leads.txt', 404],
    ['/%00', 404],
    ['/about%00.txt', 404],
    ['/about\0.txt', 400],
    // Slashes and dots in more bytes than they need, as UTF-8 forbids.
    ['/%c0%ae%c0%ae/leads.txt', 400],
    ['/%c0%ae%c0%ae%c0%afleads.txt', 400],
    ['/%e0%80%ae%e0%80%ae/leads.txt', 400],
    ['/\xc0\xae\xc0\xae/leads.txt', 400],
    ['/%ff', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%u002e%u002e/leads.txt', 400],
    ['/about%2f', 404],
    ['/%2fabout', 404],
    ['/blog%2fpost-not-found', 404],
    ['/.headers.json', 404],
    ['/%2eheaders.json', 404],
    ['/.HEADERS.json', 404],
    ['/.hosting/nginx-maps.conf', 404],
    ['/%2ehosting/nginx-maps.conf', 404],
    ['/blog/../.headers.json', 404],
    ['/_headers', 404],
    ['/%5fheaders', 404],
    ['/.env', 404],
    ['/.git/config', 404],
    ['about', 400],
    ['http://x/../leads.txt', 404],
    ['http://x/.headers.json', 404],
    ['file:///etc/passwd', 404],
  ])('%j has status %i and shows nothing', async (target, status) => {
    const answer = await exchange(port, requestBytes('GET', target));
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/secret|root:/);
  });
});

describe('an address in another form', () => {
  it.each(['/about', 'http://x/about', 'http://elsewhere.test/about', '/%61bout', '/about?', '/about?%zz', '/about?next=/../..'])(
    '%s is the page',
    async (target) => {
      const answer = await exchange(port, requestBytes('GET', target));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('About');
    },
  );

  it.each([
    ['//elsewhere.test/', '/elsewhere.test'],
    ['//elsewhere.test/%2e%2e/', '/elsewhere.test/..'],
    ['/\\elsewhere.test/', '/%5Celsewhere.test'],
    ['http://elsewhere.test/about/', '/about'],
    ['/about/?a=b?c', '/about?a=b?c'],
    ['/about%0d%0aSet-Cookie:%20a=b/', '/about%0D%0ASet-Cookie:%20a=b'],
    ['/about/?a=%0d%0aSet-Cookie:b', '/about?a=%0d%0aSet-Cookie:b'],
  ])('%s moves within this site, to %s', async (target, location) => {
    const answer = await exchange(port, requestBytes('GET', target));
    expect(answer.status).toBe(301);
    expect(/^location: (.*)\r$/m.exec(answer.text)?.[1]).toBe(location);
    expect(answer.text).not.toMatch(/^set-cookie/im);
  });
});

describe('a request that is too large', () => {
  it.each([
    ['an address of 20,000 signs', requestBytes('GET', `/${'a'.repeat(20_000)}`)],
    ['a query of 20,000 signs', requestBytes('GET', `/about?${'a'.repeat(20_000)}`)],
    ['one header of 20,000 signs', requestBytes('GET', '/about', `X-Long: ${'a'.repeat(20_000)}`)],
    ['3,000 headers', requestBytes('GET', '/about', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`))],
  ])('%s: 431, and the connection ends', async (_name, bytes) => {
    const { status, lastedMs } = await exchange(port, bytes);
    expect(status).toBe(431);
    expect(lastedMs).toBeLessThan(5_000);
  });

  it('an address of 3,000 signs is only one that does not exist', async () => {
    expect((await exchange(port, requestBytes('GET', `/${'a'.repeat(3_000)}`))).status).toBe(404);
  });
});

describe('a request that is no HTTP', () => {
  it.each([
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['no Host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    [
      'a length and chunks',
      'POST /f/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space before the colon', 'GET /about HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['lines without carriage return', 'GET /about HTTP/1.1\nHost: x\n\n'],
    ['an unknown method', 'BREW /about HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s: 400', async (_name, bytes) => {
    expect((await exchange(port, Buffer.from(bytes, 'latin1'))).status).toBe(400);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s of a page is 405 and says which there are',
    async (method) => {
      for (const target of ['/about', '/', '/nothing', '/healthz']) {
        const answer = await exchange(port, requestBytes(method, target, 'Content-Length: 0'));
        expect([answer.status, /^allow: (.*)\r$/im.exec(answer.text)?.[1]]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('a body of 20 MB for a page is refused before it is sent', async () => {
    const answer = await exchange(
      port,
      requestBytes('POST', '/about', 'Content-Type: application/json', 'Content-Length: 20000000'),
    );
    expect(answer.status).toBe(405);
    expect(answer.lastedMs).toBeLessThan(5_000);
  });

  it('a tunnel is not opened', async () => {
    expect((await exchange(port, requestBytes('CONNECT', 'elsewhere.test:443'))).text).toBe('');
  });

  it('HEAD has every header of GET and no body', async () => {
    for (const target of ['/about', '/nothing', '/about/']) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map(async (method) => (await exchange(port, requestBytes(method, target))).text.split('\r\n\r\n')),
      );
      const withoutDate = (lines = '') => lines.replace(/^date: .*$/im, '');
      expect(withoutDate(head?.[0])).toBe(withoutDate(get?.[0]));
      expect(head?.[1]).toBe('');
    }
  });
});

it('twenty requests in one packet are answered in their order', async () => {
  const targets = Array.from({ length: 20 }, (_, index) => ['/', '/about', '/nothing', '/blog/nothing'][index % 4] as string);
  const bytes = targets.map(
    (target, index) => `GET ${target} HTTP/1.1\r\nHost: x\r\n${index === 19 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  const { text } = await exchange(port, bytes.join(''));
  const said = [...text.matchAll(/<(?:title|h1)>([^<]+)/g)].map(([, words]) => words);
  const titles: Record<string, string> = {
    '/': 'Home',
    '/about': 'About',
    '/nothing': 'Not here',
    '/blog/nothing': 'Post Not Found',
  };
  expect(said).toEqual(targets.map((target) => titles[target]));
});
