import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import owner from '../tests/sample-owner.ts';
import { buildApp } from './app.ts';
import { SqlLeadStore } from './leads/sql-lead-store.ts';
import { SqliteDatabase } from './leads/sqlite-database.ts';

const message = (text: string) => ({ form: 'contact', values: { name: 'Ana', message: text }, status: 'new' as const });

let folder: string;
let store: SqlLeadStore;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  app = await buildApp({ store, owner });
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('/healthz writes to the disk once in five seconds, however many ask and whatever becomes of the clock', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const probe = vi.spyOn(store, 'probeWrite');
  const ask = async () => (await app.inject('/healthz')).json();
  expect(new Set((await Promise.all(Array.from({ length: 100 }, ask))).map(({ stored }) => stored))).toEqual(new Set([0]));
  await store.add(message('Hello'));
  vi.advanceTimersByTime(4_999);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await ask()).toMatchObject({ ok: true, stored: 0 });
  expect(probe).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toMatchObject({ ok: true, stored: 1 });
  expect(probe).toHaveBeenCalledTimes(2);
});

it('/healthz asks a database that does not answer once, not once for everybody who waits', async () => {
  const held = Promise.withResolvers<void>();
  const probe = vi.spyOn(store, 'probeWrite').mockReturnValue(held.promise);
  const asked = Array.from({ length: 20 }, () => app.inject('/healthz'));
  held.reject(new Error('The disk is gone.'));
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
  expect(probe).toHaveBeenCalledTimes(1);
});

it('counting 40,000 messages takes less than a third of the time that it takes to look at each', async () => {
  const database = new DatabaseSync(join(folder, 'leads.db'));
  database.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40000)
    INSERT INTO leads (id, form, received_at, fields, content_hash, status, sender_hash)
      SELECT 'ID' || i, 'contact', i, '{"message":"${'x'.repeat(1_000)}"}', i, iif(i % 10, 'new', 'quarantine'), i FROM n;
    INSERT INTO letters (lead_id, kind, state, attempts, first_due_at, next_attempt_at)
      SELECT id, kind, 'sent', 1, 0, 0 FROM leads, (SELECT 'new-lead' AS kind UNION SELECT 'reminder');`);
  const look = database.prepare("SELECT sum(status = 'new' AND answered_at IS NULL) AS open FROM leads");
  const times = { counting: Number.POSITIVE_INFINITY, looking: Number.POSITIVE_INFINITY };
  // The best of several: other work on the machine only ever lengthens them.
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now();
    expect(await store.counts()).toMatchObject({ stored: 40_000, quarantined: 4_000, overdue: 36_000, lettersWaiting: 0 });
    const counted = performance.now();
    expect(look.get()).toEqual({ open: 36_000 });
    times.counting = Math.min(times.counting, counted - started);
    times.looking = Math.min(times.looking, performance.now() - counted);
  }
  database.close();
  expect(times.counting).toBeLessThan(times.looking / 3);
});
