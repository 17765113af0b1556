import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import type { LeadKind, LeadStore, LetterKind } from './lead-store.ts';
import { Retention } from './retention.ts';
import type { SqlDatabase } from './sql-database.ts';
import { SqlLeadStore } from './sql-lead-store.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-21T12:00:00Z');

const message = (text: string, email = 'ana@example.org') => ({
  form: 'contact',
  values: { name: 'Ana', email, message: text },
  status: 'new' as const,
});

describe.each([testedDatabase])('leads in $name', ({ create }) => {
  let database: TestDatabase;
  let store: LeadStore;
  let now: number;
  const opened: LeadStore[] = [];

  function open(connection: SqlDatabase, ...letters: LetterKind[]): LeadStore {
    const opening = new SqlLeadStore(connection, { now: () => now, letters });
    opened.push(opening);
    return opening;
  }

  /** A second server on the same database; the same one where the database is for one server only. */
  const another = () => (database.openForAnotherServer ? open(database.openForAnotherServer()) : store);

  beforeEach(async () => {
    now = start;
    database = await create();
    store = open(database.open(), 'new-lead', 'reminder', 'confirmation');
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    await database.drop();
  });

  /** Every letter that is due now, taken and delivered. */
  async function deliverAll(): Promise<LetterKind[]> {
    const kinds: LetterKind[] = [];
    for (let letter = await store.takeLetter(); letter; letter = await store.takeLetter()) {
      kinds.push(letter.kind);
      await store.settleLetter(letter, { state: 'sent' });
    }
    return kinds.sort();
  }

  it('are one when fifty copies arrive at once', async () => {
    const other = another();
    const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? store : other).add(message('Hello'))));
    expect(new Set(ids).size).toBe(1);
    const keyed = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? store : other).add({ ...message(`Text ${index % 2}`), idempotencyKey: 'k' }),
      ),
    );
    expect(new Set(keyed).size).toBe(2);
    expect(await store.list()).toHaveLength(3);
  });

  it('sent again without what put them into quarantine order the letters they did not have, once', async () => {
    const trapped = { ...message('Hello'), status: 'quarantine' as const };
    const id = await store.add(trapped);
    expect(await deliverAll()).toEqual([]);
    now += 1_000;
    const other = another();
    const again = Array.from({ length: 10 }, (_, index) => (index % 2 ? store : other).add(message('Hello')));
    expect(new Set(await Promise.all(again))).toEqual(new Set([id]));
    expect(await store.find(id)).toMatchObject({ status: 'new', receivedAt: start });
    expect(await deliverAll()).toEqual(['confirmation', 'new-lead']);
    now += 20 * hour;
    expect(await deliverAll()).toEqual(['reminder']);
  });

  it('are no repeat of one that a clock running ahead has dated into the future', async () => {
    now = start + 365 * day;
    const ahead = await store.add(message('Hello'));
    now = start;
    expect(await store.add(message('Hello'))).not.toBe(ahead);
  });

  it('tell where they came from, and keep the subject that the form asked for', async () => {
    const id = await store.add({ ...message('Hello'), page: '/contact', mailSubject: 'Call me' });
    expect(await store.find(id)).toMatchObject({ page: '/contact', mailSubject: 'Call me', receivedAt: start });
  });

  it('are overdue after 24 hours, until they are answered', async () => {
    const id = await store.add(message('Hello'));
    await store.add({ ...message('Spam'), status: 'quarantine' });
    now += day - 1;
    expect(await store.list('overdue')).toEqual([]);
    now += 1;
    expect((await store.list('overdue')).map((lead) => lead.id)).toEqual([id]);
    expect(await store.counts()).toMatchObject({ overdue: 1 });
    expect(await store.markAnswered(id.toLowerCase())).toBe(true);
    expect(await store.list('overdue')).toEqual([]);
    expect((await store.find(id))?.answeredAt).toBe(now);
    expect(await store.markAnswered('NOTTHERE')).toBe(false);
  });

  it('order a letter to the owner and a confirmation at once and a reminder at 20 hours', async () => {
    await store.add(message('Hello'));
    expect(await store.counts()).toMatchObject({ lettersWaiting: 2 });
    expect(await deliverAll()).toEqual(['confirmation', 'new-lead']);
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0 });
    now += 20 * hour - 1;
    expect(await deliverAll()).toEqual([]);
    now += 1;
    expect(await deliverAll()).toEqual(['reminder']);
  });

  it('that were answered need no reminder', async () => {
    const id = await store.add(message('Hello'));
    await deliverAll();
    await store.markAnswered(id);
    now += day;
    expect(await deliverAll()).toEqual([]);
  });

  it('of one address order one confirmation a day, in any spelling of its letters', async () => {
    await store.add(message('One'));
    await store.add(message('Two', 'ANA@example.org'));
    await store.add(message('Three', 'bo@example.org'));
    expect((await deliverAll()).filter((kind) => kind === 'confirmation')).toHaveLength(2);
    now += day;
    await store.add(message('Four'));
    expect(await deliverAll()).toContain('confirmation');
  });

  it('have each letter given out once, and again after ten minutes when whoever took it went down', async () => {
    for (let count = 0; count < 20; count += 1) await store.add(message(`Text ${count}`, `person${count}@example.org`));
    const other = another();
    const taken = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? store : other).takeLetter()));
    const names = taken.filter((letter) => letter !== undefined).map(({ leads, kind }) => `${leads[0]?.id} ${kind}`);
    expect(names).toHaveLength(40);
    expect(new Set(names).size).toBe(40);
    now += 10 * 60_000;
    expect(await other.takeLetter()).toBeDefined();
  });

  it('that are deleted are gone with their letters', async () => {
    const id = await store.add(message('Hello'));
    expect(await store.remove(id)).toBe(true);
    expect(await store.remove(id)).toBe(false);
    expect(await store.list()).toEqual([]);
    expect(await store.takeLetter()).toBeUndefined();
  });

  it('are deleted after the days that the owner set, and not a day before', async () => {
    const retention = new Retention(store, 30, { now: () => now, uptime: () => now - start });
    await store.add(message('Old'));
    now += day;
    await store.add(message('New'));
    now += 29 * day;
    expect(await retention.deleteOld()).toBe(0);
    now += 1;
    expect(await retention.deleteOld()).toBe(1);
    expect((await store.list()).map(({ values }) => values.message)).toEqual(['New']);
  });

  it('are listed by what the owner has to do with them', async () => {
    const waiting = await store.add(message('Waiting'));
    now += day;
    const answered = await store.add(message('Answered'));
    await store.markAnswered(answered);
    const trapped = await store.add({ ...message('Trapped'), status: 'quarantine' });
    const fresh = await store.add(message('New'));
    now += 1;
    const ids = async (kind: LeadKind) => (await store.list(kind)).map(({ id }) => id);
    expect(await ids('new')).toEqual([fresh, waiting]);
    expect(await ids('overdue')).toEqual([waiting]);
    expect(await ids('answered')).toEqual([answered]);
    expect(await ids('quarantine')).toEqual([trapped]);
    expect(new Set(await ids('all'))).toEqual(new Set([fresh, trapped, answered, waiting]));
  });

  it("keep the owner's note until it is replaced or taken away, in whatever signs it is written", async () => {
    const note = 'O\'Brien; "50%" — ünïcødé\nline two $1 ?';
    const id = await store.add(message('Hello'));
    expect((await store.find(id))?.note).toBeUndefined();
    expect(await store.setNote(id.toLowerCase(), note)).toBe(true);
    expect((await store.list()).map((lead) => lead.note)).toEqual([note]);
    await store.setNote(id, 'Another');
    expect((await store.find(id))?.note).toBe('Another');
    await store.setNote(id, '');
    expect((await store.find(id))?.note).toBeUndefined();
    expect(await store.setNote('NOTTHERE', note)).toBe(false);
  });

  it('are found unchanged by the next process', async () => {
    const values = { name: 'Ünïcødé “quoted” \u202E', email: 'a@example.org', message: "'; DROP TABLE leads; --\n$1 ? ?2" };
    const id = await store.add({ form: 'contact', values, status: 'new' });
    expect((await open(database.open()).find(id))?.values).toEqual(values);
  });
});
