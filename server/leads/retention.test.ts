import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Retention } from './retention.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

describe('messages that are deleted after 365 days', () => {
  let folder: string;
  let store: SqlLeadStore;
  let now: number;
  let uptime: number;
  const said: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retention-'));
    now = Date.parse('2026-11-21T12:00:00Z');
    uptime = 0;
    said.length = 0;
    store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')), { now: () => now });
    await store.add({ form: 'contact', values: { message: 'Yesterday' }, status: 'new' });
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What a start of the site makes. */
  const started = () => new Retention(store, 365, { now: () => now, uptime: () => uptime }, (sentence) => said.push(sentence));

  function pass(time: number): void {
    now += time;
    uptime += time;
  }

  /** Looks every hour for a while, as the site does; returns how many messages were deleted. */
  async function look(retention: Retention, hours: number): Promise<number> {
    let deleted = 0;
    for (let passed = 0; passed < hours; passed += 1) {
      pass(hour);
      deleted += await retention.deleteOld();
    }
    return deleted;
  }

  it('are kept by a site that starts with its clock two years ahead', async () => {
    expect(await look(started(), 25)).toBe(0);
    said.length = 0;
    now += 2 * year;
    expect(await look(started(), 23)).toBe(0);
    expect(said).toEqual([expect.stringContaining('No old message is deleted yet: the clock of this machine')]);
    now -= 2 * year;
    expect(await look(started(), 48)).toBe(0);
    expect(await store.list()).toHaveLength(1);
  });

  it('are kept while the clock jumps ahead again and again', async () => {
    const retention = started();
    expect(await look(retention, 25)).toBe(0);
    for (let jump = 0; jump < 5; jump += 1) {
      now += year;
      expect(await look(retention, 20)).toBe(0);
    }
  });

  it('are kept for a day by a site that starts for the first time with a clock that nobody has believed yet', async () => {
    now += 2 * year;
    const retention = started();
    expect(await look(retention, 23)).toBe(0);
    // Two years have really gone by.
    expect(await look(retention, 2)).toBe(1);
  });

  it('are deleted in time by a site that runs on, and by one that is started every day', async () => {
    expect(await look(started(), 25)).toBe(0);
    for (let days = 0; days < 378; days += 1) {
      uptime = 0;
      const retention = started();
      pass(23 * hour);
      expect(await retention.deleteOld()).toBe(0);
    }
    expect(await look(started(), 48)).toBe(1);
  });

  it('are kept longer, not shorter, by a clock that is set back', async () => {
    const retention = started();
    expect(await look(retention, 25)).toBe(0);
    now -= 30 * day;
    expect(await look(retention, 24)).toBe(0);
  });
});
