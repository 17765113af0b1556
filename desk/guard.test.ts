import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../tests/servers/desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
}, 60_000);
afterAll(() => desk.close());

/** Asks as a program may, which says of itself what it wants. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<{ status: number; text: string }> {
  return new Promise((resolved, failed) => {
    const asked = request({ host: '127.0.0.1', port: desk.port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolved({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', failed);
    asked.end();
  });
}

const key = '/a-key-of-a-test/';
const here = () => ({ host: `localhost:${desk.port}` });
const own = () => ({ ...here(), origin: `http://localhost:${desk.port}`, 'content-type': 'application/x-www-form-urlencoded' });

it.each(['/', '/a-key-of-a-tesT/', '/a-key', '/assets/desk.js', '//a-key-of-a-test/', '/%61-key-of-a-test/'])(
  'shows nothing at %s, which has not the key',
  async (path) => {
    const { status, text } = await ask(path, here());
    expect(status).toBe(403);
    expect(text).not.toMatch(/Robin|Harbor/);
  },
);

it.each(['evil.example', 'localhost.evil.example', 'localhost:1'])(
  'shows nothing to a page that calls this computer %j',
  async (host) => {
    expect((await ask(key, { host })).status).toBe(403);
  },
);

it('is opened under each name of this computer', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect((await ask(key, { host: `${name}:${desk.port}` })).status).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another program of this computer', { origin: 'http://localhost:3000' }],
  ['of a page that hides where it is', { origin: 'null' }],
  ['without an origin', {}],
])('changes nothing for a form %s', async (_what, headers) => {
  const before = desk.read('owner.yaml');
  const sent = { ...here(), 'content-type': 'application/x-www-form-urlencoded', ...headers };
  expect((await ask(`${key}business/you`, sent, 'POST')).status).toBe(403);
  expect(desk.read('owner.yaml')).toBe(before);
});

it('takes a form of its own', async () => {
  expect((await ask(`${key}history`, own(), 'POST')).text).toContain('not saved by the desk');
});

it.each(['assets/..%2fviews%2fviews.js', 'pictures/..%2fowner.yaml', 'pictures/%2fetc%2fpasswd'])(
  'lets no address lead out of its folders: %s',
  async (path) => {
    expect((await ask(`${key}${path}`, here())).status).toBe(404);
  },
);
