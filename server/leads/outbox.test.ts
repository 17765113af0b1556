import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import type { LeadStore, Letter } from './lead-store.ts';
import { migrations } from './migrations.ts';
import { senderOf } from './sender.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each([testedDatabase])('letters about a flood, in $name', ({ create }) => {
  let database: TestDatabase;
  let store: LeadStore;
  let other: LeadStore;
  let now: number;
  let count = 0;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    database = await create();
    const options = { now: () => now, letters: ['new-lead', 'reminder', 'confirmation'] as const };
    store = new SqlLeadStore(database.open(), options);
    other = database.openForAnotherServer ? new SqlLeadStore(database.openForAnotherServer(), options) : store;
  });

  afterEach(async () => {
    await Promise.all([...new Set([store, other])].map((each) => each.close()));
    await database.drop();
  });

  /** Messages from as many people. */
  async function receive(messages: number, emailOf = (index: number) => `person${index}@example.org`): Promise<string[]> {
    const ids: string[] = [];
    const add = (index: number) =>
      store.add({ form: 'contact', values: { email: emailOf(index), message: `Text ${index}` }, status: 'new' });
    // The first one by one: many at the same moment may be a few more than 20.
    while (ids.length < messages)
      ids.push(
        ...(await Promise.all(
          Array.from({ length: ids.length < 21 ? 1 : Math.min(50, messages - ids.length) }, () => add(++count)),
        )),
      );
    return ids;
  }

  /** Every letter that is due now, delivered. */
  async function deliver(): Promise<Letter[]> {
    const letters: Letter[] = [];
    for (let letter = await store.takeLetter(); letter; letter = await store.takeLetter()) {
      letters.push(letter);
      await store.settleLetter(letter, { state: 'sent' });
    }
    return letters;
  }

  const idsOf = (letters: readonly Letter[]) => letters.flatMap(({ leads }) => leads.map(({ id }) => id));

  /** How many leads each letter of a kind is about. */
  const sizes = (letters: readonly Letter[], kind: Letter['kind']) =>
    letters.filter((letter) => letter.kind === kind).map(({ leads }) => leads.length);

  it('are one for each of the first 20 in an hour, and one digest within a minute for the others: each is named once', async () => {
    const first = await receive(20);
    const others = await receive(100);
    const atOnce = (await deliver()).filter(({ kind }) => kind === 'new-lead');
    expect(atOnce).toHaveLength(20);
    expect(idsOf(atOnce).sort()).toEqual(first.sort());
    now += minute;
    const [digest, ...rest] = await deliver();
    expect(rest).toEqual([]);
    expect(digest?.leads.map(({ id }) => id).sort()).toEqual(others.sort());
    now += 19 * hour;
    expect(await deliver()).toEqual([]);
  });

  it('remind of those in a digest with one letter, but for those that were answered', async () => {
    await receive(20);
    const [answered = '', ...others] = await receive(10);
    now += minute;
    await deliver();
    await store.markAnswered(answered);
    now += 20 * hour;
    const letters = await deliver();
    expect(sizes(letters, 'reminder').sort((one, two) => one - two)).toEqual([...Array(20).fill(1), 9]);
    expect(idsOf(letters.filter(({ leads }) => leads.length > 1)).sort()).toEqual(others.sort());
  });

  it('grow fewer the longer it lasts, and a person who writes during it is named within a quarter of an hour', async () => {
    const namedAfter: number[] = [];
    let digests = 0;
    for (let passed = 0; passed < 120; passed += 1) {
      await receive(2);
      const letters = (await deliver()).filter(({ kind }) => kind === 'new-lead');
      namedAfter.push(...letters.flatMap(({ leads }) => leads.map(({ receivedAt }) => now - receivedAt)));
      // The first twenty of every hour still go by themselves.
      digests += letters.filter(({ leads }) => leads.length > 1).length;
      now += minute;
    }
    now += 15 * minute;
    const last = await deliver();
    expect(Math.max(...namedAfter)).toBeLessThanOrEqual(16 * minute);
    expect(namedAfter.length + sizes(last, 'new-lead').reduce((sum, size) => sum + size, 0)).toBe(240);
    expect(digests).toBeLessThan(20);
  });

  it('end with it: an hour later a message has its own letter again', async () => {
    await receive(40);
    now += minute;
    await deliver();
    now += hour;
    const [id] = await receive(1);
    expect(await deliver()).toMatchObject([{ kind: 'new-lead', leads: [{ id }] }, { kind: 'confirmation' }]);
  });

  it('confirm nothing to those in a digest, whatever address they gave', async () => {
    await receive(60);
    const confirmations = (await deliver()).filter(({ kind }) => kind === 'confirmation');
    expect(confirmations).toHaveLength(20);
    now += minute;
    expect((await deliver()).map(({ kind }) => kind)).toEqual(['new-lead']);
  });

  it('confirm once a day to one mailbox, however it is tagged', async () => {
    await receive(10, (index) => `Victim+${index}@example.org`);
    expect(sizes(await deliver(), 'confirmation')).toEqual([1]);
  });

  it('come in further digests when there are more than one letter can hold', async () => {
    await receive(20);
    await deliver();
    const others = await receive(520);
    now += minute;
    const letters = await deliver();
    expect(sizes(letters, 'new-lead')).toEqual([500, 20]);
    expect(new Set(idsOf(letters))).toEqual(new Set(others));
  });

  it('are tried again together, and are waiting until then', async () => {
    await receive(20);
    await deliver();
    const others = await receive(30);
    now += minute;
    const digest = (await store.takeLetter()) as Letter;
    expect(await other.takeLetter()).toBeUndefined();
    await store.settleLetter(digest, { state: 'waiting', nextAttemptAt: now + minute, fault: 'ECONNECTION' });
    expect(await store.counts()).toMatchObject({ lettersWaiting: 30 });
    now += minute;
    const [again] = await deliver();
    expect(again).toMatchObject({ attempts: 1 });
    expect(again?.leads.map(({ id }) => id).sort()).toEqual(others.sort());
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 0 });
  });

  it('are one by itself when the owner asks for it again', async () => {
    const ids = await receive(25);
    now += minute;
    await deliver();
    const id = ids.at(-1) as string;
    await store.resendLetter(id);
    expect(await deliver()).toMatchObject([{ kind: 'new-lead', leads: [{ id }] }]);
  });

  it('do not wait for a clock that ran two years ahead', async () => {
    now += 2 * 365 * 24 * hour;
    await receive(30);
    now -= 2 * 365 * 24 * hour;
    await receive(30);
    now += minute;
    expect(idsOf((await deliver()).filter(({ kind }) => kind === 'new-lead'))).toHaveLength(60);
  });

  it('go before confirmations, and those that were never tried before those that failed', async () => {
    await receive(2);
    const failed = (await store.takeLetter()) as Letter;
    await store.settleLetter(failed, { state: 'waiting', nextAttemptAt: now, fault: 'ETIMEDOUT' });
    const letters = await deliver();
    expect(letters.map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['new-lead', 0],
      ['new-lead', 1],
      ['confirmation', 0],
      ['confirmation', 0],
    ]);
  });
});

it.each([
  ['Ana@Example.org', 'ana@example.org'],
  [' ana+trip@example.org ', 'ana@example.org'],
  ['a.na+x+y@gmail.com', 'ana@gmail.com'],
  ['a.na@googlemail.com', 'ana@googlemail.com'],
  // Elsewhere a dot may tell two people apart.
  ['a.na@example.org', 'a.na@example.org'],
  ['+ana@example.org', '+ana@example.org'],
  ['', ''],
])('confirmations to %j count for the mailbox %j', (email, mailbox) => {
  expect(senderOf(email)).toBe(mailbox);
});

it('a letter that waits in a database of the first release is delivered by this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-release-'));
  const file = join(folder, 'leads.db');
  const old = new DatabaseSync(file);
  const sqlite = { integer: 'INTEGER', tableOptions: 'STRICT', skipLocked: '' } as const;
  for (const migration of migrations.slice(0, 2)) old.exec(migration(sqlite));
  old.exec(`PRAGMA user_version = 2;
    INSERT INTO leads (id, form, received_at, fields, content_hash, status) VALUES ('K7Q2', 'contact', 1, '{}', 'x', 'new');
    INSERT INTO letters (lead_id, kind, state, attempts, first_due_at, next_attempt_at) VALUES ('K7Q2', 'notice', 'waiting', 3, 1, 1);`);
  old.close();
  const store = new SqlLeadStore(new SqliteDatabase(file), { letters: ['new-lead'] });
  expect(await store.takeLetter()).toMatchObject({ kind: 'new-lead', attempts: 3, leads: [{ id: 'K7Q2' }] });
  await store.close();
  rmSync(folder, { recursive: true });
});
