import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../tests/servers/running-server.ts';
import { canTrace, syncsIn, trace } from '../../tests/servers/strace.ts';
import { startLeadStoreThread } from './lead-store-thread.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  file = join(folder, 'leads.db');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const message = (text: string) => ({ form: 'contact', values: { message: text }, status: 'new' as const });

it('a health check leaves the version that a newer program has given the tables', async () => {
  const store = new SqlLeadStore(new SqliteDatabase(file));
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 99');
  await store.probeWrite();
  expect(newer.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  newer.close();
  await store.close();
});

describe('the thread of the database', () => {
  it('does what the store does, and tells of a fault by its name and code', async () => {
    const store = startLeadStoreThread({ file, letters: ['new-lead'] });
    const id = await store.add(message('Hello'));
    expect(await store.find(id)).toMatchObject({ values: { message: 'Hello' }, letter: 'waiting' });
    await expect(store.recordClock(Number.NaN)).rejects.toMatchObject({ name: 'Error', code: 'ERR_SQLITE_ERROR' });
    await store.close();
    await store.close();
    await expect(store.add(message('Too late'))).rejects.toThrow('The database is closed.');
  });

  it('refuses messages while the file is damaged, and takes them once it has been mended', async () => {
    const store = startLeadStoreThread({ file, letters: [] });
    const whole = join(folder, 'whole.db');
    await new SqlLeadStore(new SqliteDatabase(whole)).close();
    writeFileSync(file, 'x'.repeat(5000));
    await expect(store.add(message('Hello'))).rejects.toThrow(/not a database/);
    copyFileSync(whole, file);
    expect(await store.add(message('Hello'))).toMatch(/^\w{8}$/);
    await store.close();
  });
});

const traces = canTrace();

describe.skipIf(!traces)('a disk that takes 50 ms to sync (skipped where strace is missing, or may not trace)', () => {
  let server: RunningServer;
  const site = siteFolder();

  afterEach(async () => {
    await server.end('SIGKILL');
    site.remove();
  });

  it('keeps many messages with one sync, and keeps no page waiting', async () => {
    server = await runServer(site.path, { MESSAGES_PER_MINUTE: '1000000' });
    await sendMessage(server.url, 'warm');
    const traced = join(folder, 'trace');
    const stop = await trace(server, traced, 'trace=fsync,fdatasync', 'inject=fsync,fdatasync:delay_enter=50000');
    const sending = Array.from({ length: 160 }, (_, index) => sendMessage(server.url, `message ${index}`));
    const waits: number[] = [];
    let sent = false;
    const all = Promise.all(sending).finally(() => {
      sent = true;
    });
    while (!sent) {
      const asked = performance.now();
      await (await fetch(server.url)).text();
      waits.push(performance.now() - asked);
    }
    expect((await all).filter((answer) => answer?.status !== 200)).toEqual([]);
    await stop();
    const syncs = syncsIn(readFileSync(traced, 'utf8'));
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(80);
    const [middle = Number.NaN] = waits.sort((a, b) => a - b).slice(Math.floor(waits.length / 2));
    expect(middle).toBeLessThan(45);
  });
});
