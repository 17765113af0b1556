import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import { type LeadStore, type LetterKind, mailKinds } from './lead-store.ts';
import { SqlLeadStore } from './sql-lead-store.ts';

describe.each([testedDatabase])('webhooks, in $name', ({ create }) => {
  let database: TestDatabase;
  let store: LeadStore;
  let now: number;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    database = await create();
    store = new SqlLeadStore(database.open(), { now: () => now, letters: [...mailKinds, 'webhook'] });
  });

  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const add = (text: string, status: 'new' | 'quarantine' = 'new') =>
    store.add({ form: 'contact', values: { email: 'ana@example.org', message: text }, status });

  /** How many leads each letter of some kinds is about that is due now. */
  async function take(...kinds: LetterKind[]): Promise<number[]> {
    const sizes: number[] = [];
    for (let letter = await store.takeLetter(kinds); letter; letter = await store.takeLetter(kinds)) {
      sizes.push(letter.leads.length);
      await store.settleLetter(letter, { state: 'sent' });
    }
    return sizes;
  }

  it('of a flood go out at once, each with one message, while the letters stand in a digest', async () => {
    for (let index = 0; index < 30; index += 1) await add(`Text ${index}`);
    expect(await take('webhook')).toEqual(Array(30).fill(1));
    expect(await take('new-lead')).toEqual(Array(20).fill(1));
    now += 60_000;
    expect(await take('new-lead')).toEqual([10]);
    expect(await take('webhook')).toEqual([]);
  });

  it('are counted apart from letters, once they are due', async () => {
    await add('One');
    await add('Two');
    await add('Spam', 'quarantine');
    expect(await store.counts()).toMatchObject({ lettersWaiting: 3, webhooksWaiting: 2, lettersDead: 0, webhooksDead: 0 });
    const taken = await store.takeLetter(['webhook']);
    if (taken) await store.settleLetter(taken, { state: 'dead', fault: 'HTTP 410' });
    expect(await store.counts()).toMatchObject({ lettersWaiting: 3, webhooksWaiting: 1, lettersDead: 0, webhooksDead: 1 });
    expect((await store.list()).map(({ webhook }) => webhook).sort()).toEqual(['dead', 'waiting', undefined]);
  });

  it('are not held back by an answer: what the owner has answered is in the CRM as well', async () => {
    await store.markAnswered(await add('One'));
    expect(await take('webhook')).toEqual([1]);
  });

  it('are ordered anew with the letter, unless they have arrived', async () => {
    const id = await add('One');
    await store.resendLetter(id);
    expect([await take('webhook'), await take('new-lead')]).toEqual([[1], [1]]);
    await store.resendLetter(id);
    expect([await take('webhook'), await take('new-lead')]).toEqual([[], [1]]);
  });
});
