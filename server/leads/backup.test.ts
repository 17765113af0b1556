import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

let folder: string;
let store: SqlLeadStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (text: string) =>
  store.add({ form: 'contact', values: { name: 'Ana', email: 'a@example.org', message: text }, status: 'new' });

it('a backup taken while messages come in holds every one that was acknowledged before it, and works as the database', async () => {
  for (let count = 0; count < 50; count += 1) await add(`Before ${count}`);
  const coming = Promise.all(Array.from({ length: 50 }, (_, count) => add(`Meanwhile ${count}`)));
  const file = join(folder, 'copy.db');
  await store.backup(file);
  await coming;
  expect(statSync(file).mode & 0o777).toBe(0o600);

  mkdirSync(join(folder, 'restored'));
  copyFileSync(file, join(folder, 'restored', 'leads.db'));
  const restored = new SqlLeadStore(new SqliteDatabase(join(folder, 'restored', 'leads.db')));
  const texts = (await restored.list()).map(({ values }) => values.message);
  expect(texts.filter((text) => text?.startsWith('Before'))).toHaveLength(50);
  await restored.add({ form: 'contact', values: { message: 'After' }, status: 'new' });
  expect(await restored.list()).toHaveLength(texts.length + 1);
  await restored.close();
});

it('backup after backup holds while the site, another process, keeps writing', async () => {
  const site = spawn('node', [
    '--input-type=module',
    '-e',
    `import { SqlLeadStore } from './server/leads/sql-lead-store.ts';
     import { SqliteDatabase } from './server/leads/sqlite-database.ts';
     const store = new SqlLeadStore(new SqliteDatabase(${JSON.stringify(join(folder, 'leads.db'))}));
     for (let count = 0; ; count += 1) await store.add({ form: 'contact', values: { message: String(count) }, status: 'new' });`,
  ]);
  await expect.poll(async () => (await store.list()).length, { timeout: 20_000 }).toBeGreaterThan(10);
  let earlier = 0;
  for (let round = 0; round < 20; round += 1) {
    const file = join(folder, `copy-${round}.db`);
    await store.backup(file);
    const copy = new SqlLeadStore(new SqliteDatabase(file));
    const held = (await copy.list()).length;
    await copy.close();
    expect(held).toBeGreaterThanOrEqual(earlier);
    earlier = (await store.list()).length;
  }
  const ended = new Promise((gone) => site.once('exit', gone));
  site.kill('SIGKILL');
  await ended;
});

it('a backup never replaces a file that is there', async () => {
  await store.backup(join(folder, 'copy.db'));
  await expect(store.backup(join(folder, 'copy.db'))).rejects.toThrow(/exists already/);
});
