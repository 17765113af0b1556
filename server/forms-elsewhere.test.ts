import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import owner from '../tests/sample-owner.ts';
import { buildApp } from './app.ts';
import { SqlLeadStore } from './leads/sql-lead-store.ts';
import { SqliteDatabase } from './leads/sqlite-database.ts';

// The pages at www.site.test, the form service without pages at another address.
const pages = 'https://www.site.test';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-elsewhere-'));
  const store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  app = await buildApp({ store, owner, siteUrl: pages, allowedOrigins: [pages] });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const message = { name: 'Ana', email: 'ana@example.org', subject: 'Refinancing', message: 'Hello', preferredContact: 'email' };

it('a script of the pages may send, and read the answer', async () => {
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/f/contact',
    headers: { origin: pages, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('Content-Type');
  const answer = await app.inject({ method: 'POST', url: '/f/contact', headers: { origin: pages }, payload: message });
  expect(answer.statusCode).toBe(200);
  for (const { headers } of [preflight, answer]) expect(headers['access-control-allow-origin']).toBe(pages);
});

it('a page of any other site may not', async () => {
  const headers = { origin: 'https://elsewhere.test' };
  const answer = await app.inject({ method: 'POST', url: '/f/contact', headers, payload: message });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('a form sent without script leads back to the pages, thanked or told what is wrong', async () => {
  const send = (values: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { origin: pages, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    });
  expect((await send(message)).headers.location).toBe(`${pages}/thank-you`);
  expect((await send({ ...message, _next: '//elsewhere.test' })).headers.location).toBe(`${pages}/thank-you`);
  expect((await send({ ...message, email: '' })).body).toContain(`<a href="${pages}/">`);
});
