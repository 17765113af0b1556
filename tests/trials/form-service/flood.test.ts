import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { RateLimit } from '../../../server/rate-limit.ts';
import owner from '../../sample-owner.ts';
import { type TestDatabase, testedDatabase } from '../../servers/stores.ts';

const json = { 'content-type': 'application/json' };
const valid = (message: string) =>
  JSON.stringify({ name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message, preferredContact: 'email' });
/** An address of its own for each number. */
const address = (number: number) => `10.0.${number >> 8}.${number & 255}`;

let app: FastifyInstance;
let database: TestDatabase;
let store: SqlLeadStore;

async function start(messagesPerMinute: number): Promise<void> {
  app = await buildApp({ store, owner, messagesPerMinute });
}

beforeEach(async () => {
  database = await testedDatabase.create();
  store = new SqlLeadStore(database.open());
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await database.drop();
});

async function send(payload: string, remoteAddress: string, url = '/f/contact') {
  return app.inject({ method: 'POST', url, headers: json, payload, remoteAddress });
}

const statusOf = async (...message: Parameters<typeof send>) => (await send(...message)).statusCode;

describe('a form stays open to a new visitor', () => {
  it.each([
    ['malformed', () => '{"name":', 400],
    ['empty', () => '{}', 400],
    ['wrong', () => '{"name":"x","email":"y"}', 422],
    ['valid', (number: number) => valid(`Flood ${number}`), 200],
  ])('while 3,000 addresses send %s messages', async (_, payload, status) => {
    await start(20);
    const flood = await Promise.all(Array.from({ length: 3_000 }, (_, number) => statusOf(payload(number), address(number))));
    expect(new Set(flood)).toEqual(new Set([status]));
    expect(await statusOf(valid('I would like to buy a house'), '203.0.113.7')).toBe(200);
    expect((await store.list()).map(({ values }) => values.message)).toContain('I would like to buy a house');
  });

  it('after 6,000 messages under names of forms that do not exist', async () => {
    await start(2);
    expect(await statusOf('{}', address(1), '/f/a')).toBe(404);
    expect(await statusOf('{}', address(1), '/f/b')).toBe(404);
    expect(await statusOf('{}', address(1), '/f/c')).toBe(429);
    for (const text of ['One', 'Two']) expect(await statusOf(valid(text), address(1))).toBe(200);
    for (let number = 0; number < 6_000; number += 1) await send('{}', address(1), `/f/${number}`);
    expect(await statusOf(valid('Three'), address(1))).toBe(429);
    expect(await statusOf(valid('I would like to buy a house'), '203.0.113.7')).toBe(200);
  });

  it('but lets one message a minute through from each, once it takes more than a crowd would send', async () => {
    await start(5);
    for (let number = 0; number < 50; number += 1) expect(await statusOf(valid(`Crowd ${number}`), address(number))).toBe(200);
    const second = await send(valid('Once more'), address(0));
    expect(second.statusCode).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(valid('I would like to buy a house'), '203.0.113.7')).toBe(200);
    expect(await statusOf('{}', address(0), '/f/agent-recommendation')).toBe(400);
  });

  it('a minute later, also when the clock was set back meanwhile', async () => {
    await start(2);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    for (const [text, status] of [
      ['One', 200],
      ['Two', 200],
      ['Three', 429],
    ] as const)
      expect(await statusOf(valid(text), address(1))).toBe(status);
    vi.setSystemTime(Date.now() - 6 * 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(await statusOf(valid('Three'), address(1))).toBe(200);
  });
});

it('a database that does not keep up has 32 MB of messages waiting; the next is told at once when to come back', async () => {
  const held = Promise.withResolvers<void>();
  const add = store.add.bind(store);
  vi.spyOn(store, 'add').mockImplementation(async (lead) => {
    await held.promise;
    return add(lead);
  });
  await start(20);
  const large = (number: number) => valid(`${String(number).padStart(5, '0')} ${'€'.repeat(4_990)}`);
  const room = Math.floor((32 * 2 ** 20) / Buffer.byteLength(large(0)));
  const waiting: Promise<number>[] = [];
  while (waiting.length < room) {
    for (let some = Math.min(100, room - waiting.length); some > 0; some -= 1)
      waiting.push(statusOf(large(waiting.length), address(waiting.length)));
    await vi.waitFor(() => expect(store.add).toHaveBeenCalledTimes(waiting.length), { timeout: 30_000, interval: 5 });
  }
  const refused = await send(large(room), '203.0.113.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  held.resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(await statusOf(large(room), '203.0.113.7')).toBe(200);
});

it('counting visitors takes bounded memory', async () => {
  await start(2);
  const limit = new RateLimit(1);
  for (let number = 0; number < 200_000; number += 1) limit.count(`visitor ${number}`);
  expect(limit.size).toBeLessThanOrEqual(50_000);
  expect(limit.count('visitor 199999')).toBeGreaterThan(0);
});
