import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLeads } from '../../tests/servers/run-leads.ts';
import { CallError, longestNote, noteOnLead, sentenceOf } from './leads-commands.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

let folder: string;
let store: SqlLeadStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-commands-'));
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (name: string, status: 'new' | 'quarantine' = 'new') =>
  store.add({ form: 'contact', values: { name, phone: '(425) 555-0100', message: 'Hello' }, status });

const leads = (...args: string[]) => runLeads(folder, ...args);

describe('a note on a message', () => {
  it('is kept, shown with the message, in the list and as JSON, and stands in the copy of a backup', async () => {
    const id = await add('Ana');
    expect((await leads('note', id.toLowerCase(), 'Call on Friday,\u001b[31m\nafter 4')).out.trim()).toBe(
      `Your note on ${id} is kept.`,
    );
    expect((await leads('show', id)).out).toContain('\nYour note:\n  Call on Friday, [31m\n  after 4\n');
    expect((await leads('list')).out).toMatch(/ +note: Call on Friday, \[31m after 4\n$/);
    expect(JSON.parse((await leads('list', '--json')).out)).toMatchObject([{ id, note: 'Call on Friday,\u001b[31m\nafter 4' }]);
    await store.backup(join(folder, 'copy.db'));
    const copy = new SqlLeadStore(new SqliteDatabase(join(folder, 'copy.db')));
    expect((await copy.find(id))?.note).toContain('Friday');
    await copy.close();
  });

  it('has at most 2,000 characters, and a longer one changes nothing', async () => {
    const id = await add('Ana');
    await noteOnLead(store, id, '🙂'.repeat(longestNote));
    await expect(noteOnLead(store, id, 'x'.repeat(longestNote + 1))).rejects.toThrow(
      'A note has at most 2,000 characters, and this one has 2,001. Shorten it, and keep it again.',
    );
    expect((await store.find(id))?.note).toMatch(/^(🙂)+$/u);
  });

  it('needs its words and a message that is there', async () => {
    const id = await add('Ana');
    expect(await leads('note', id)).toMatchObject({
      code: 2,
      error: `Write the note behind the ID: npm run leads -- note ${id} "Call on Friday"\n`,
    });
    expect(await leads('note', 'NOTTHERE', 'Hello')).toMatchObject({ code: 2, error: 'There is no message NOTTHERE.\n' });
  });
});

it('a search is for every word that is named, and says when nothing has them all', async () => {
  const [ana] = [await add('Ana'), await add('Bo')];
  expect(JSON.parse((await leads('search', 'ANA', '425.555', '--json')).out)).toMatchObject([{ id: ana }]);
  expect((await leads('search', 'ana bo')).out).toBe('No message has all of these words.\n');
  expect(await leads('search')).toMatchObject({
    code: 2,
    error: 'Name what to look for: npm run leads -- search "ana 425-555"\n',
  });
});

it('a list is of one kind: new, answered, in quarantine, overdue', async () => {
  const [fresh, answered, trapped] = [await add('Ana'), await add('Bo'), await add('Eve', 'quarantine')];
  expect((await leads('list', '--answered')).out).toBe('No message is marked as answered.\n');
  await store.markAnswered(answered);
  const ids = async (option: string) =>
    (JSON.parse((await leads('list', option, '--json')).out) as { id: string }[]).map(({ id }) => id);
  expect([await ids('--new'), await ids('--answered'), await ids('--quarantine')]).toEqual([[fresh], [answered], [trapped]]);
  expect(await leads('list', '--new', '--overdue')).toMatchObject({ code: 2, error: 'Name one list: --new or --overdue.\n' });
});

it('whatever goes wrong is one sentence without a stack', () => {
  expect(sentenceOf(new CallError('There is no message NOTTHERE.'))).toBe('There is no message NOTTHERE.');
  expect(sentenceOf(new Error('database disk image is malformed'))).toBe('That did not work: database disk image is malformed');
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/root/messages.csv' });
  expect(sentenceOf(refused)).toMatch(/^You may not open \/root\/messages\.csv \(EACCES\)\. Name a file in a folder of your own/);
});
