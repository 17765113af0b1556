import { expect, it } from 'vitest';
import type { Lead } from './lead-store.ts';
import { leadsAsCsv } from './leads-csv.ts';

const lead = (values: Record<string, string>, more: Partial<Lead> = {}): Lead => ({
  ...{ id: 'K7Q2ABCD', form: 'contact', receivedAt: Date.parse('2026-11-21T12:00:00Z'), status: 'new', values },
  ...more,
});

/** The rows of a table without a line break in a cell, by the names of their columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [titles = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(titles.map((title, column) => [title, row[column] ?? ''])));
}

it('a field that is called like a part of every object stands in the row of its message alone', () => {
  const made = lead(JSON.parse('{"name":"Eve","constructor":"c","__proto__":"p","toString":"t"}'));
  const csv = leadsAsCsv([lead({ name: 'Ana' }), made]);
  expect(csv).not.toContain('function');
  expect(csv).not.toContain('[object');
  expect(csv.split('\r\n')[1]).toMatch(/^K7Q2ABCD,2026-11-21T12:00:00.000Z,contact,new,Ana,,*$/);
  expect(csv).toContain('"constructor: c\n__proto__: p\ntoString: t"');
});

it('whatever names senders make up, the table has the columns of the forms and one for the rest', () => {
  const plain = leadsAsCsv([lead({ name: 'Ana' })]);
  const made = leadsAsCsv([lead(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`n${index}`, 'x'])))]);
  const [titles] = plain.split('\r\n');
  expect(made.split('\r\n')[0]).toBe(titles);
  expect(titles?.split(',')).toEqual(expect.arrayContaining(['name', 'message', 'closingDate', 'other']));
});

it('what the form itself sends with every message is left out, and what differs from it is shown', () => {
  const [own, other] = rowsOf(
    leadsAsCsv([lead({ formName: 'Main Contact Form', page: 'landing' }), lead({ formName: 'Something else' })]),
  );
  expect([own?.other, other?.other]).toEqual(['page: landing', 'formName: Something else']);
});

it('an answered message is called answered', () => {
  const [waiting, answered, trapped] = rowsOf(
    leadsAsCsv([lead({}), lead({}, { answeredAt: 1 }), lead({}, { status: 'quarantine' })]),
  );
  expect([waiting?.status, answered?.status, trapped?.status]).toEqual(['new', 'answered', 'quarantine']);
});

it("the owner's note has a column, and is no formula either", () => {
  const [noted, plain] = rowsOf(leadsAsCsv([lead({}, { note: '=SUM(A1)' }), lead({})]));
  expect([noted?.note, plain?.note]).toEqual(["'=SUM(A1)", '']);
});
