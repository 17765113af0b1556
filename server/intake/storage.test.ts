import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';

const contact = {
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'Rate Quote',
  message: 'Hello',
  preferredContact: 'email',
  formName: 'Main Contact Form',
};
const json = { 'content-type': 'application/json', accept: 'application/json' };

let folder: string;
let store: SqlLeadStore;
let app: FastifyInstance;
const log: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'intake-'));
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  app = await buildApp({
    store,
    owner,

    messagesPerMinute: 50,
    logTo: { write: (line) => log.push(line) },
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (options: Partial<InjectOptions>) =>
  app.inject({ method: 'POST', url: '/f/contact', headers: json, payload: JSON.stringify(contact), ...options });

describe('the database', () => {
  it('is a file that only its owner may read', () => {
    expect(statSync(join(folder, 'leads.db')).mode & 0o777).toBe(0o600);
  });

  it('holds what was sent when it is opened again', async () => {
    const { id } = (await post({})).json();
    const again = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
    expect((await again.find(id.toLowerCase()))?.values).toEqual(contact);
    await again.close();
  });

  it('holds text without the signs that databases stumble over: NUL is left out, half a surrogate pair is replaced', async () => {
    await post({ payload: JSON.stringify({ ...contact, message: 'before\0after \uD800 end' }) });
    expect((await store.list())[0]?.values.message).toBe('beforeafter \uFFFD end');
  });

  it('refuses a value of the wrong type instead of keeping nothing in its place', async () => {
    const broken = new SqlLeadStore(new SqliteDatabase(join(folder, 'broken.db')), { now: () => Number.NaN });
    await expect(broken.add({ form: 'contact', values: contact, status: 'new' })).rejects.toThrow(/NOT NULL/);
    expect(await broken.list()).toEqual([]);
    await broken.close();
  });

  it('counts what is stored in /healthz, without anything personal', async () => {
    await post({});
    await post({ payload: JSON.stringify({ ...contact, _gotcha: 'x', message: 'spam' }) });
    expect((await app.inject('/healthz')).json()).toEqual({
      ok: true,
      stored: 2,
      quarantined: 1,
      overdue: 0,
      lettersWaiting: 0,
      lettersDead: 0,
      webhooksWaiting: 0,
      webhooksDead: 0,
    });
  });
});

it('writes nothing that a person typed into its log', async () => {
  log.length = 0;
  await post({ payload: '{"name":"Canary Person","email":"canary' });
  await post({ payload: JSON.stringify({ ...contact, name: 'Canary Person', email: 'canary@' }) });
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  await post({ headers: form, payload: 'name=Canary&email=canary&message=canary' });
  await post({ headers: { ...json, 'content-type': 'multipart/form-data; boundary=canary' }, payload: '--canary\r\ncanary' });
  await post({ headers: { ...json, 'content-type': 'text/canary' }, payload: 'canary' });
  await post({ url: '/f/contact?email=canary@example.org', headers: { ...json, referer: 'https://x.test/?q=canary' } });
  await post({ url: '/f/canary' });
  await app.inject({ url: '/canary?name=canary', headers: { 'user-agent': 'canary', cookie: 'canary=1' } });
  await app.inject('/%canary');
  await store.close();
  await post({ payload: JSON.stringify({ ...contact, name: 'Canary Person' }) });
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  expect(log.join('')).toContain('a message could not be stored');
  expect(log.join('')).not.toMatch(/canary/i);
  expect(readFileSync(join(folder, 'leads.db')).includes('Canary')).toBe(false);
});
