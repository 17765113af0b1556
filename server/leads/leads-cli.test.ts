import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLeads } from '../../tests/servers/run-leads.ts';
import type { Lead } from './lead-store.ts';
import { csvCell } from './leads-csv.ts';
import { leadsTable } from './leads-table.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

let folder: string;
let store: SqlLeadStore;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  now = Date.now();
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')), { now: () => now, letters: ['new-lead'] });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (name: string) =>
  store.add({
    form: 'contact',
    values: { name, email: 'ana@example.org', phone: '+1 425 555 0100', message: '=SUM(A1)\nsecond line' },
    status: 'new',
    page: '/contact',
  });

/** Runs `npm run leads -- …` as a process of its own, beside the store that is open here. */
const leads = (...args: string[]) => runLeads(folder, ...args);

describe('npm run leads', () => {
  it('lists a line a message, newest first, with what became of its letter', async () => {
    const first = await add('Ana');
    now += 1000;
    const second = await add('Bo\u001b[31m');
    const lines = (await leads('list')).out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID\s+Received\s+Form\s+From\s+Email\s+Phone$/);
    expect(lines[1]).toMatch(
      new RegExp(`^${second} .* Main Contact Form  Bo \\[31m\\s+ana@example.org\\s+\\+1 425 555 0100\\s+mail waiting$`),
    );
    expect(lines[2]).toContain(first);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(2);
  });

  it('shows one message with its labels, where and when it came', async () => {
    const id = await add('Ana');
    const { out } = await leads('show', id.toLowerCase());
    expect(out).toContain('Full Name:\n  Ana');
    expect(out).toContain('Message:\n  =SUM(A1)\n  second line');
    expect(out).toMatch(/Received \w+ \d+, \d{4}, .* from \/contact/);
  });

  it('makes the links of all earlier letters invalid, also while the site runs', async () => {
    const key = await store.signingKey();
    expect((await leads('new-link-key')).out).toContain('The links in all letters so far are invalid.');
    expect(await store.linkKeys()).toEqual([]);
    expect(await store.signingKey()).not.toBe(key);
  });

  it('lists what was not answered within 24 hours until it is marked as answered', async () => {
    now -= 25 * 3_600_000;
    const id = await add('Ana');
    expect((await leads('list', '--overdue')).out).toContain(id);
    expect((await leads('answered', id)).out.trim()).toBe(`${id} is marked as answered.`);
    expect((await leads('list', '--overdue')).out.trim()).toBe('No message has waited longer than 24 hours for an answer.');
    expect((await leads('show', id)).out).toContain('Answered ');
  });

  it('deletes a message', async () => {
    const id = await add('Ana');
    expect((await leads('delete', id)).out).toContain(`${id} is deleted.`);
    expect(await leads('show', id)).toMatchObject({ code: 2, error: `There is no message ${id}.\n` });
  });

  it('marks and deletes several messages at once, or none of them where one is not there', async () => {
    const [ana, ben] = [await add('Ana'), await add('Ben')];
    expect((await leads('answered', ana, ben.toLowerCase())).out.trim()).toBe(
      `${ana} is marked as answered.\n${ben} is marked as answered.`,
    );
    expect(await leads('delete', ana, 'NOTTHERE', ben)).toMatchObject({ code: 2, error: 'There is no message NOTTHERE.\n' });
    expect(await store.list()).toHaveLength(2);
    await leads('delete', ana, ben);
    expect(await store.list()).toEqual([]);
  });

  it('exports every message for a spreadsheet, without a cell that it would run', async () => {
    await add('Ana, "the first"');
    const { out } = await leads('export', '--csv');
    expect(out.startsWith('\uFEFFid,received,form,status,')).toBe(true);
    expect(out).toContain('"Ana, ""the first"""');
    expect(out).toContain('"\'=SUM(A1)\nsecond line"');
    expect(out).toContain('+1 425 555 0100');
  });

  it('exports into a file that only the owner can read, and never over another one', async () => {
    await add('Ana');
    const file = join(folder, 'messages.csv');
    expect((await leads('export', file)).out).toContain(`written to ${file}`);
    expect(readFileSync(file, 'utf8')).toBe((await leads('export', '--csv')).out.trimEnd().concat('\r\n'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await leads('export', file)).toMatchObject({ code: 2, error: `${file} exists already. Name a new file.\n` });
  });

  it('exports no field name that a spreadsheet would run either', async () => {
    await store.add({ form: 'contact', values: { '=cmd|calc': 'x', name: 'Ana' }, status: 'new' });
    expect((await leads('export', '--csv')).out.split('\r\n')[1]).toMatch(/,'=cmd\|calc: x$/);
  });

  it('exports an answered message as answered', async () => {
    await leads('answered', await add('Ana'));
    const [titles, row] = (await leads('export', '--csv')).out.split('\r\n').map((line) => line.split(','));
    expect(row?.[titles?.indexOf('status') ?? -1]).toBe('answered');
  });

  it('copies everything into a file while the site runs', async () => {
    await add('Ana');
    expect((await leads('backup', join(folder, 'copy.db'))).out).toContain('copy.db');
    const copy = new SqlLeadStore(new SqliteDatabase(join(folder, 'copy.db')));
    expect(await copy.list()).toHaveLength(1);
    await copy.close();
    expect((await leads('backup', join(folder, 'copy.db'))).error).toContain('exists already');
  });

  it('orders a letter again', async () => {
    const id = await add('Ana');
    const letter = await store.takeLetter();
    if (letter) await store.settleLetter(letter, { state: 'dead', fault: 'EAUTH 535' });
    expect((await leads('list')).out).toContain('MAIL FAILED');
    expect((await leads('resend', id)).code).toBe(0);
    expect((await store.find(id))?.letter).toBe('waiting');
  });

  it.each([
    [['show'], 'Name a message: npm run leads -- show ID.'],
    [['show', 'NOTTHERE'], 'There is no message NOTTHERE.'],
    [['export'], 'Name a new file: npm run leads -- export messages.csv'],
    [['backup'], 'Name a new file: npm run leads -- backup'],
    [['lst'], 'There is no "lst".'],
    [['constructor'], 'There is no "constructor".'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('%j ends with exit code 2 and a sentence that helps', async (args, sentence) => {
    const { code, error } = await leads(...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
    expect(error).not.toMatch(/\n\s+at /);
  });
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['|calc', "'|calc"],
  ['＝1', "'＝1"],
  ['  =1', "'  =1"],
  ['+1 (425) 555-0100', '+1 (425) 555-0100'],
  ['a "b", c', '"a ""b"", c"'],
])('a spreadsheet gets %j as %j', (typed, cell) => {
  expect(csvCell(typed)).toBe(cell);
});

const lead = (values: Record<string, string>): Lead => ({
  id: 'F5DJ2E5S',
  form: 'contact',
  receivedAt: 0,
  status: 'new',
  values,
});

it('a list of 130,000 messages has a line for each', () => {
  expect(leadsTable(Array.from({ length: 130_000 }, () => lead({ name: 'Ana' }))).split('\n')).toHaveLength(130_001);
});

it('a name in the list turns the direction of nothing behind it, and drives no terminal', () => {
  expect(leadsTable([lead({ name: 'Ana\u202e\u001b[2J', email: 'ana@example.org' })])).toMatch(/Ana \[2J +ana@example\.org$/);
});

it('one endless value in the list makes no line longer than a screen can hold', () => {
  const endless = 'x'.repeat(50_000);
  const lines = leadsTable([lead({ name: endless, email: endless, phone: endless }), lead({ name: 'Ana' })]).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300);
});
