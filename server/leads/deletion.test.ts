import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLeads } from '../../tests/servers/run-leads.ts';
import { Retention } from './retention.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const message = (text: string) => ({
  form: 'contact',
  values: { message: text },
  status: 'new' as const,
});

describe('a deleted message in SQLite', () => {
  let folder: string;
  let store: SqlLeadStore;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deletion-'));
    store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const files = () => ['leads.db', 'leads.db-wal'].map((name) => readFileSync(join(folder, name)).toString('latin1')).join('');

  it('leaves nothing readable in the files of the database', async () => {
    const id = await store.add(message('A very telling sentence'));
    await store.add(message('Another one'));
    await store.remove(id);
    expect(await store.wipe()).toBe(true);
    expect(files()).not.toContain('telling');
  });

  it('takes the note on it along, and a note that is taken back leaves nothing readable either', async () => {
    const [kept, deleted] = [await store.add(message('One')), await store.add(message('Two'))];
    await store.setNote(kept, 'A very telling note');
    await store.setNote(deleted, 'Another telling note');
    expect(files()).toContain('telling');
    await runLeads(folder, 'delete', deleted);
    expect(files()).not.toContain('Another telling');
    expect((await runLeads(folder, 'note', kept, '')).out.trim()).toBe(`${kept} has no note any more.`);
    expect(files()).not.toContain('telling');
  });

  it('leaves no copy in the gaps between rows that SQLite has moved', async () => {
    // Lengths and an order of deleting, found by trial, that make SQLite join half empty pages and leave copies in them.
    const ids = await Promise.all(
      Array.from({ length: 200 }, (_, row) =>
        store.add(message(`telling ${row} ${'.'.repeat((row * 47_514) % 900)} end of ${row}.`)),
      ),
    );
    const kept = new Set(ids.keys());
    for (let step = 0; step <= 162; step += 1) {
      const row = (step * 63) % 200;
      if (kept.delete(row)) await store.remove(ids[row] as string);
    }
    expect(await store.list()).toHaveLength(kept.size);
    expect(await store.wipe()).toBe(true);
    const readable = [...files().matchAll(/(?:telling|end of) (\d+)[ .]/g)].map(([, row]) => Number(row));
    expect(new Set(readable)).toEqual(kept);
  });

  it('is said to be in the files for as long as another program reads them, and is wiped once that has ended', async () => {
    const id = await store.add(message('A very telling sentence'));
    const reader = new DatabaseSync(join(folder, 'leads.db'));
    reader.exec('BEGIN; SELECT count(*) FROM leads;');
    const said: string[] = [];
    const retention = new Retention(store, undefined, undefined, (sentence) => said.push(sentence));
    const { out } = await runLeads(folder, 'delete', id);
    expect(out).toContain(`${id} is deleted. The text is still in the database's files`);
    expect(await store.find(id)).toBeUndefined();
    expect(files()).toContain('telling');
    expect(await retention.wipe()).toBe(false);
    expect(await retention.wipe()).toBe(false);
    expect(said).toEqual([expect.stringContaining('another program reads them')]);
    reader.close();
    expect(await retention.wipe()).toBe(true);
    expect(files()).not.toContain('telling');
  });

  it('is said to be wiped when it is', async () => {
    const id = await store.add(message('A very telling sentence'));
    expect((await runLeads(folder, 'delete', id)).out).toContain(
      `${id} is deleted. The text is wiped from the database's files.`,
    );
    expect(files()).not.toContain('telling');
  });
});
