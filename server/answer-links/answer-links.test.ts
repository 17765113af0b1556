import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { values } from '../../tests/servers/mail.ts';
import { buildApp } from '../app.ts';
import { answerLink } from '../leads/answer-link.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';

const day = 86_400_000;
const log: string[] = [];
let folder: string;
let store: SqlLeadStore;
let app: FastifyInstance;
let id: string;
let link: string;
let now: number;

/** A form service on a database of its own, with a clock of the test's. */
function serve(file: string): Promise<FastifyInstance> {
  store = new SqlLeadStore(new SqliteDatabase(file), { now: () => now, letters: ['new-lead', 'reminder'] });
  const logTo = { write: (line: string) => void log.push(line) };
  return buildApp({ store, owner, now: () => now, messagesPerMinute: 5, logTo });
}

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'answer-links-'));
  app = await serve(join(folder, 'leads.db'));
  id = await store.add({ form: 'contact', values: { ...values, name: 'Canary' }, status: 'new', page: '/canary' });
  link = answerLink(id, await store.signingKey(), now);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url = link, method: 'GET' | 'HEAD' | 'POST' | 'PUT' = 'GET') => app.inject({ method, url });
/** As a browser sends the button: a form without fields, whose origin a page without referrer hides. */
const press = (url = link) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', accept: 'text/html' },
    payload: '',
  });
const isAnswered = async () => (await store.find(id))?.answeredAt !== undefined;
const reminders = async () => {
  now += 21 * 3_600_000;
  const kinds: string[] = [];
  for (let letter = await store.takeLetter(); letter; letter = await store.takeLetter()) kinds.push(letter.kind);
  return kinds.filter((kind) => kind === 'reminder').length;
};

describe('the link of a letter', () => {
  it('changes nothing when it is opened, however often: the reminder still comes', async () => {
    for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await open(link, method)).statusCode).toBe(200);
    expect((await open(link, 'HEAD')).body).toBe('');
    expect(await isAnswered()).toBe(false);
    expect(await reminders()).toBe(1);
  });

  it('shows one button that needs no script, and by it marks the message, so that no reminder comes', async () => {
    const { body } = await open();
    expect(body.match(/<button/g)).toHaveLength(1);
    expect(body).toContain('<form method="post"><button>I have answered this</button></form>');
    expect(body).not.toContain('<script');
    const pressed = await press();
    expect([pressed.statusCode, pressed.body]).toEqual([200, expect.stringContaining('<h1>Marked as answered</h1>')]);
    expect(await isAnswered()).toBe(true);
    expect(await reminders()).toBe(0);
  });

  it('names the form, the time and the reference, and nothing of the person', async () => {
    const pages = [await open(), await press(), await open(), await press()];
    for (const { body } of pages) {
      expect(body).toContain(`Main Contact Form, received Nov 21, 2026, 4:00 AM (Seattle time). Reference ${id}.`);
      expect(body).not.toMatch(/canary|ana@|555-0100|alert\(1\)/i);
    }
    expect(link).toMatch(new RegExp(`^/f/answered/${id}/[\\w-]{43}/\\d{10}$`));
  });

  it('is kept by nobody on the way, found by no search engine, and told to no other site', async () => {
    for (const { headers } of [await open(), await press(), await open('/f/answered/')]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
        ),
      });
    }
    expect((await open()).body).toContain('<meta name="robots" content="noindex">');
  });
});

describe('opened or pressed, a link', () => {
  const both = async () =>
    [await open(), await press()].map(({ statusCode, body }) => [statusCode, /<h1>(.*)<\/h1>/.exec(body)?.[1]]);

  it('of an answered message says when that was, with 409, and leaves that time as it is', async () => {
    await store.markAnswered(id);
    now += day;
    expect(await both()).toEqual(Array(2).fill([409, 'This message is already marked as answered']));
    expect((await open()).body).toContain('It was marked Nov 21, 2026, 4:00 AM (Seattle time).');
    expect((await store.find(id))?.answeredAt).toBe(now - day);
  });

  it('holds for 60 days, and says after them that it has expired, with 410', async () => {
    now += 60 * day - 1000;
    expect((await open()).statusCode).toBe(200);
    now += 1000;
    expect(await both()).toEqual(Array(2).fill([410, 'This link has expired']));
    expect(await isAnswered()).toBe(false);
  });

  it('that nobody here has signed is told apart, with 403, and marks nothing', async () => {
    link = answerLink(id, 'a stranger', now);
    expect(await both()).toEqual(Array(2).fill([403, 'This link is not valid']));
    link = `/f/answered/${id}`;
    expect(await both()).toEqual(Array(2).fill([403, 'This link is not valid']));
    expect(await isAnswered()).toBe(false);
  });

  it('of a deleted message says so, with 404', async () => {
    await store.remove(id);
    expect(await both()).toEqual(Array(2).fill([404, 'There is no such message any more']));
  });

  it('in any other way is refused, with 405 and the ways that there are', async () => {
    const { statusCode, headers } = await open(link, 'PUT');
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('too often is asked to wait, with 429, and the button that was looked at can still be pressed', async () => {
    for (let opened = 0; opened < 5; opened += 1) expect((await open()).statusCode).toBe(200);
    const { statusCode, headers, body } = await open();
    expect([statusCode, body]).toEqual([429, expect.stringContaining('Please wait a minute')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect((await press()).statusCode).toBe(200);
  });

  it('while the database is away asks to try again, with 503, and writes nothing personal into the log', async () => {
    log.length = 0;
    await store.close();
    const answers = [await open(), await press()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(Array(2).fill([503, '60']));
    expect(log.join('')).toContain('a link of a letter could not be followed');
    expect(log.join('')).not.toContain(id);
  });
});

it('a link that was sent before a backup was restored marks the message of the backup', async () => {
  await store.backup(join(folder, 'backup.db'));
  await app.close();
  app = await serve(join(folder, 'backup.db'));
  expect((await open()).statusCode).toBe(200);
  expect((await press()).statusCode).toBe(200);
  expect(await isAnswered()).toBe(true);
});
