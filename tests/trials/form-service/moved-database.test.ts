import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { runLeads } from '../../servers/run-leads.ts';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';

let folder: ReturnType<typeof siteFolder>;
let data: string;
let server: RunningServer;

const start = async () => {
  server = await runServer(folder.path, { DATA_DIR: data });
};

beforeEach(async () => {
  folder = siteFolder();
  data = join(folder.path, 'data');
  await start();
});

afterEach(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

function stored(): string[] {
  const database = new DatabaseSync(join(data, 'leads.db'));
  const rows = database.prepare("SELECT fields ->> 'message' AS text FROM leads ORDER BY text").all() as { text: string }[];
  const { integrity_check: whole } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  database.close();
  expect(whole).toBe('ok');
  return rows.map(({ text }) => text);
}

/** Makes a database elsewhere, to be moved over the open one. */
async function other(): Promise<string> {
  const file = join(folder.path, 'other.db');
  const store = new SqlLeadStore(new SqliteDatabase(file));
  await store.add({ form: 'contact', values: { message: 'From elsewhere' }, status: 'new' });
  await store.close();
  return file;
}

const changes: readonly (readonly [string, () => Promise<void>])[] = [
  ['is deleted', async () => rmSync(join(data, 'leads.db'))],
  ['is replaced', async () => renameSync(await other(), join(data, 'leads.db'))],
  [
    'is deleted with its log',
    async () => {
      for (const end of ['', '-wal', '-shm']) rmSync(join(data, `leads.db${end}`));
    },
  ],
  ['loses its log', async () => rmSync(join(data, 'leads.db-wal'))],
  ['goes with its whole folder', async () => rmSync(data, { recursive: true })],
];

describe.each(changes)('when the database of a running site %s', (_, change) => {
  it('no message is acknowledged until it is started again, and none that was acknowledged before is lost', async () => {
    for (const text of ['a', 'b', 'c']) expect((await sendMessage(server.url, text))?.status).toBe(200);
    await change();
    expect((await sendMessage(server.url, 'refused'))?.status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await sendMessage(server.url, 'refused again'))?.status).toBe(503);
    expect(server.says()).toMatch(/leads\.db was moved, replaced or deleted .* are saved in .*leads-saved-/);
    await server.end();

    const [saved = ''] = readdirSync(data).filter((name) => name.startsWith('leads-saved-'));
    const { code, out } = await runLeads(data, 'restore', join(data, saved));
    expect(code, out).toBe(0);
    await start();
    expect((await sendMessage(server.url, 'd'))?.status).toBe(200);
    await server.end();
    expect(stored()).toEqual(['a', 'b', 'c', 'd']);
  });
});

it('a database that was moved away for a while has everything when it is moved back', async () => {
  for (const text of ['a', 'b', 'c']) await sendMessage(server.url, text);
  renameSync(join(data, 'leads.db'), join(data, 'away.db'));
  expect((await sendMessage(server.url, 'refused'))?.status).toBe(503);
  await server.end('SIGKILL');
  renameSync(join(data, 'away.db'), join(data, 'leads.db'));
  await start();
  expect((await sendMessage(server.url, 'd'))?.status).toBe(200);
  await server.end();
  expect(stored()).toEqual(['a', 'b', 'c', 'd']);
});

it('a database that replaced the open one is whole when the site starts on it', async () => {
  for (const text of ['a', 'b', 'c']) await sendMessage(server.url, text);
  renameSync(await other(), join(data, 'leads.db'));
  expect((await sendMessage(server.url, 'refused'))?.status).toBe(503);
  await server.end('SIGKILL');
  await start();
  expect((await sendMessage(server.url, 'taken'))?.status).toBe(200);
  await server.end();
  expect(stored()).toEqual(['From elsewhere', 'taken']);
});
