import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../servers/site-server.ts';
import { behindProxy, type Running, startWebServer, webServers, whyNot } from '../../servers/web-server.ts';
import { type Visit, visit } from './visitor.ts';

const headersOf = JSON.parse(readFileSync('dist/.headers.json', 'utf8')) as Record<string, Record<string, string>>;

describe.each(webServers)('$name in front of our server', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  let site: RunningSite;
  let running: Running;

  beforeAll(async () => {
    site = await runSite(behindProxy);
    running = await startWebServer(webServer, webServer.proxyExample, [['127.0.0.1:4321', `127.0.0.1:${site.port}`]]);
  });

  afterAll(async () => {
    await running?.stop();
    await site?.stop();
  });

  const send = (email: string, how: Visit = {}) =>
    visit(running, '/f/contact', {
      method: 'POST',
      ...how,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...how.headers },
      body: JSON.stringify({ name: 'Ana', email, subject: 'Refinancing', message: 'Hello', preferredContact: 'email' }),
    });

  it('serves a page with each header once, as our server sends it', async () => {
    const { status, headers, body } = await visit(running, '/contact');
    expect(status).toBe(200);
    expect(body.toString()).toContain('</html>');
    for (const [name, value] of Object.entries({ ...headersOf['*'], ...headersOf['/contact'] }))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  it('hands on the compressed file that our server has', async () => {
    const { headers, body } = await visit(running, '/about', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body)).toEqual(readFileSync('dist/about.html'));
    expect(
      (await visit(running, '/about', { headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) } })).status,
    ).toBe(304);
  });

  it('keeps the error page of an address that does not exist, and hides how many messages there are', async () => {
    const { status, body } = await visit(running, '/no-such-page');
    expect(status).toBe(404);
    expect(body.toString()).toContain('<main');
    expect((await visit(running, '/healthz')).status).toBe(404);
  });

  it('leads from a slash at the end to the clean address, and from the bare name to the whole one', async () => {
    const slash = await visit(running, '/about/?a=1');
    expect([slash.status, slash.headers.location]).toEqual([301, '/about?a=1']);
    const bare = await visit(running, '/about?a=1', { host: 'example.com' });
    expect([bare.status, bare.headers.location]).toEqual([301, 'https://www.example.com/about?a=1']);
  });

  // Caddy does this by itself, but only for certificates that it has fetched itself.
  const saysItself = webServer.name === 'nginx';
  if (saysItself)
    it('leads from http to https', async () => {
      const { status, headers } = await visit(running, '/about?a=1', { plain: true });
      expect([status, headers.location]).toEqual([301, 'https://www.example.com/about?a=1']);
    });

  it('takes a message from its own pages, stores it, and refuses one from elsewhere', async () => {
    const own = { origin: `https://www.example.com:${running.httpsPort}` };
    expect((await send('own@example.org', { headers: own })).status).toBe(200);
    expect((await send('foreign@example.org', { headers: { origin: 'https://elsewhere.test' } })).status).toBe(403);
    const database = new DatabaseSync(join(site.folder, 'leads.db'), { readOnly: true });
    const stored = JSON.stringify(database.prepare('SELECT * FROM leads').all());
    database.close();
    expect(stored).toContain('own@example.org');
    expect(stored).not.toContain('foreign@example.org');
  });

  it('limits each visitor by the address it comes from, whatever address it says it has', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      const says = {
        'x-forwarded-for': `203.0.113.${count}`,
        forwarded: `for=203.0.113.${count}`,
        'x-real-ip': `203.0.113.${count}`,
      };
      statuses.push((await send(`many-${count}@example.org`, { from: '127.0.0.2', headers: says })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect((await send('neighbour@example.org', { from: '127.0.0.3' })).status).toBe(200);
  });

  it('refuses a message that is far too large', async () => {
    const body = JSON.stringify({ message: 'a'.repeat(200_000) });
    const { status } = await visit(running, '/f/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(413);
  });

  it.each(['/.headers.json', '/.hosting/nginx-maps.conf', '/%2e%2e/leads.db', '/..%2fleads.db', '/_headers'])(
    'never serves %s',
    async (path) => {
      const { status, body } = await visit(running, path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/X-Content-Type-Options|SQLite/);
    },
  );
});
