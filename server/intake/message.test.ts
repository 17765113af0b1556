import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';

const contact = { name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message: 'Hello', preferredContact: 'email' };
const json = { 'content-type': 'application/json', accept: 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

let database: TestDatabase;
let store: SqlLeadStore;
let app: FastifyInstance;
let now: number;

beforeEach(async () => {
  database = await testedDatabase.create();
  now = Date.parse('2026-11-21T12:00:00Z');
  store = new SqlLeadStore(database.open(), { now: () => now });
  app = await buildApp({ store, owner });
});

afterEach(async () => {
  await app.close();
  await database.drop();
});

const post = (options: Partial<InjectOptions>) =>
  app.inject({ method: 'POST', url: '/f/contact', headers: json, payload: JSON.stringify(contact), ...options });

describe('a message', () => {
  it('is a message of its own when it carries something else under a used key', async () => {
    const headers = { ...json, 'idempotency-key': 'k1' };
    const other = { headers, payload: JSON.stringify({ ...contact, message: 'Something else' }) };
    const first = (await post({ headers })).json().id;
    const second = (await post(other)).json().id;
    expect(second).not.toBe(first);
    now += 60 * 60_000;
    expect([(await post({ headers })).json().id, (await post(other)).json().id]).toEqual([first, second]);
    expect((await store.list()).map(({ values }) => values.message).sort()).toEqual(['Hello', 'Something else']);
  });

  it('is told from another by keys that differ only at their end, however long they are', async () => {
    const under = (end: string) => ({ headers: { ...json, 'idempotency-key': `${'k'.repeat(8_000)}${end}` } });
    const first = (await post(under('1'))).json().id;
    now += 60 * 60_000;
    const second = (await post(under('2'))).json().id;
    expect(second).not.toBe(first);
    expect((await post(under('1'))).json().id).toBe(first);
  });

  it('leaves quarantine when it comes again without the hidden field, and not the other way round', async () => {
    const trapped = { payload: JSON.stringify({ ...contact, _gotcha: 'x' }) };
    const { id } = (await post(trapped)).json();
    expect((await post({})).json().id).toBe(id);
    expect(await store.list()).toMatchObject([{ id, status: 'new' }]);
    expect((await post(trapped)).json().id).toBe(id);
    expect(await store.list()).toMatchObject([{ id, status: 'new' }]);
  });

  it('of 5,000 characters with line breaks is taken from a form without script, as its field counts them', async () => {
    const message = 'A line\n'.repeat(714).padEnd(5_000, '.');
    const sent = new URLSearchParams({ ...contact, message: message.replaceAll('\n', '\r\n') }).toString();
    expect((await post({ headers: urlencoded, payload: sent })).statusCode).toBe(303);
    expect((await store.list())[0]?.values.message).toBe(message);
  });

  it.each([
    { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is taken from a browser that says %j', async (said) => {
    expect((await post({ headers: { ...json, ...said } })).statusCode).toBe(200);
  });

  it('may carry a few fields that the form does not ask for, and no more', async () => {
    const others = (count: number, value: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`other${index}`, value]));
    expect((await post({ payload: JSON.stringify({ ...contact, ...others(20, 'x') }) })).statusCode).toBe(200);
    for (const tooMuch of [others(21, 'x'), others(1, 'x'.repeat(5_000)), { formName: 'x'.repeat(5_000) }]) {
      const answer = await post({ remoteAddress: '203.0.113.9', payload: JSON.stringify({ ...contact, ...tooMuch }) });
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([413, 'FILES_TOO_BIG']);
    }
    expect(await store.list()).toHaveLength(1);
  });

  it('sent plainly with a _next that no proxy would take in a header leads to the thank-you page', async () => {
    const sent = new URLSearchParams({ ...contact, _next: `/${'a'.repeat(5_000)}` }).toString();
    expect((await post({ headers: urlencoded, payload: sent })).headers.location).toBe('/thank-you');
  });
});
