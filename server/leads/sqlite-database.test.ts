import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
