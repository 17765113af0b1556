import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLeads } from '../../tests/servers/run-leads.ts';
import { runServer, sendMessage, siteFolder } from '../../tests/servers/site-server.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

let folder: string;
let data: string;
let backup: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  data = join(folder, 'data');
  backup = join(folder, 'messages.db');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string) => new SqlLeadStore(new SqliteDatabase(file));
const add = (store: SqlLeadStore, text: string) =>
  store.add({ form: 'contact', values: { name: 'Ana', message: text }, status: 'new' });

/** Makes a database of these messages. */
async function make(file: string, ...texts: string[]): Promise<void> {
  const store = open(file);
  for (const text of texts) await add(store, text);
  await store.close();
}

/** What a killed program leaves: everything in the log, nothing in the database. */
async function makeKilled(file: string, ...texts: string[]): Promise<void> {
  const store = open(join(folder, 'alive', 'leads.db'));
  for (const text of texts) await add(store, text);
  mkdirSync(join(file, '..'), { recursive: true });
  for (const end of ['', '-wal', '-shm']) copyFileSync(join(folder, 'alive', `leads.db${end}`), `${file}${end}`);
  await store.close();
}

function texts(file: string): string[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT fields ->> 'message' AS text FROM leads ORDER BY text").all() as { text: string }[];
  const { integrity_check: whole } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  database.close();
  expect(whole).toBe('ok');
  return rows.map(({ text }) => text);
}

/** The databases that were kept when they were replaced. */
const kept = () =>
  readdirSync(data)
    .filter((name) => name.startsWith('replaced-'))
    .map((name) => join(data, name, 'leads.db'));

const restore = (file = backup, settings: NodeJS.ProcessEnv = {}) => runLeads(data, 'restore', file, settings);

describe('npm run leads -- restore', () => {
  it('puts a backup in the place of the messages, says what is replaced by what, and keeps what was there', async () => {
    const store = open(join(data, 'leads.db'));
    await add(store, 'Old');
    const deleted = await add(store, 'Deleted since');
    await store.backup(backup);
    await store.remove(deleted);
    await add(store, 'Newer than the backup');
    await store.close();
    const { code, out } = await restore();
    expect(code).toBe(0);
    expect(out).toMatch(/In the place of\s+2 messages, from \w+ \d+, 20\d\d, .* to /);
    expect(out).toMatch(/comes\s+2 messages, from .* from .*messages\.db/);
    expect(out).toContain('1 of the present messages are not in the backup');
    expect(out).toContain('1 messages of the backup are not there at present');
    expect(texts(join(data, 'leads.db'))).toEqual(['Deleted since', 'Old']);
    expect(kept().map(texts)).toEqual([['Newer than the backup', 'Old']]);
    expect(out).toContain(kept()[0]);
    expect(texts(backup)).toHaveLength(2);
  });

  it('takes itself back with what it has kept', async () => {
    await make(join(data, 'leads.db'), 'Present');
    await make(backup, 'Backup');
    await restore();
    expect((await restore(kept()[0])).code).toBe(0);
    expect(texts(join(data, 'leads.db'))).toEqual(['Present']);
  });

  it('leaves no log of a killed site beside the backup, which it would damage, and keeps what was in it', async () => {
    await makeKilled(join(data, 'leads.db'), 'Only in the log', 'This too');
    await make(backup, ...Array.from({ length: 50 }, (_, row) => `Backup ${row}`));
    expect((await restore()).code).toBe(0);
    expect(texts(join(data, 'leads.db'))).toHaveLength(50);
    expect(kept().map(texts)).toEqual([['Only in the log', 'This too']]);
  });

  it('takes the database of a killed site with its log', async () => {
    await makeKilled(join(folder, 'rescued', 'leads.db'), 'Only in the log', 'This too');
    await make(join(data, 'leads.db'), 'Present');
    expect((await restore(join(folder, 'rescued', 'leads.db'))).code).toBe(0);
    expect(texts(join(data, 'leads.db'))).toEqual(['Only in the log', 'This too']);
    expect(existsSync(join(folder, 'rescued', 'leads.db-wal'))).toBe(true);
  });

  it('replaces a database that cannot be read any more', async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'leads.db'), 'x'.repeat(10_000));
    await make(backup, 'Backup');
    expect((await restore()).out).toContain('a database that cannot be read');
    expect(texts(join(data, 'leads.db'))).toEqual(['Backup']);
  });

  it('refuses while the site runs, and changes nothing', async () => {
    const site = siteFolder();
    const server = await runServer(site.path, { DATA_DIR: data });
    await sendMessage(server.url, 'Present');
    await make(backup, 'Backup');
    const { code, error } = await restore();
    expect(code).toBe(2);
    expect(error).toContain('The site is running, or another program has the messages open. Stop it first');
    expect((await sendMessage(server.url, 'Taken still'))?.status).toBe(200);
    // A kill leaves nothing that would keep the restore from its work.
    await server.end('SIGKILL');
    expect((await restore()).code).toBe(0);
    expect(kept().map(texts)).toEqual([['Present', 'Taken still']]);
    expect(readdirSync(data).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    site.remove();
  });

  it.skipIf(process.getuid?.() !== 0)(
    'gives a backup that root has copied to the user of the data folder (tried as root only)',
    async () => {
      await make(join(data, 'leads.db'), 'Present');
      for (const path of ['', 'leads.db']) chownSync(join(data, path), 12_345, 12_345);
      await make(backup, 'Backup');
      expect((await restore()).code).toBe(0);
      expect(statSync(join(data, 'leads.db'))).toMatchObject({ uid: 12_345, gid: 12_345 });
      expect(statSync(join(data, 'leads.db')).mode & 0o777).toBe(0o600);
      for (const file of kept()) expect(statSync(join(file, '..'))).toMatchObject({ uid: 12_345 });
    },
  );

  it.each<[fault: string, prepare: () => Promise<void>, sentence: string]>([
    [
      'is no database',
      async () => writeFileSync(backup, 'A letter to nobody. '.repeat(500)),
      'it is damaged, or no backup of the messages',
    ],
    ['is empty', async () => writeFileSync(backup, ''), 'it holds no messages of this site'],
    [
      'was cut off',
      async () => {
        await make(join(folder, 'whole.db'), ...Array.from({ length: 60 }, (_, row) => `${row} ${'.'.repeat(900)}`));
        copyFileSync(join(folder, 'whole.db'), backup);
        new DatabaseSync(backup).exec('PRAGMA journal_mode = DELETE');
        writeFileSync(backup, readFileSync(backup).subarray(0, 20_000));
      },
      'it is damaged',
    ],
    [
      'comes from a newer version',
      async () => {
        await make(backup, 'Backup');
        new DatabaseSync(backup).exec('PRAGMA user_version = 999');
      },
      'it was written by a newer version of this site',
    ],
    ['does not exist', async () => {}, 'There is no file'],
  ])('refuses a backup that %s, and changes nothing', async (_, prepare, sentence) => {
    await make(join(data, 'leads.db'), 'Present');
    await prepare();
    const { code, error } = await restore();
    expect(code).toBe(2);
    expect(error).toContain(sentence);
    expect(error).not.toMatch(/\n\s+at /);
    expect(texts(join(data, 'leads.db'))).toEqual(['Present']);
    expect(readdirSync(data).filter((name) => /^re/.test(name))).toEqual([]);
  });

  it('says what restores PostgreSQL, without the password', async () => {
    const { error } = await restore(backup, { DATABASE_URL: 'postgres://ana:secret@localhost/leads' });
    expect(error).toContain('pg_restore --clean --if-exists --dbname=postgres://ana@localhost/leads leads.dump');
    expect(error).not.toContain('secret');
  });

  it('is the one way to restore that the usage names', async () => {
    expect((await runLeads(data)).out).toContain('npm run leads -- restore FILE');
    expect((await runLeads(data)).out).not.toContain('leads.db');
  });
});
