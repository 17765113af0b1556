import { expect, it } from 'vitest';
import { searchLeads } from './lead-search.ts';
import type { Lead } from './lead-store.ts';

const lead = (id: string, values: Record<string, string>, note?: string): Lead => ({
  ...{ id, form: 'contact', receivedAt: 0, status: 'new', values, note },
});

const leads = [
  lead('AAAA2222', { name: 'José Nuñez', email: 'jn@example.org', phone: '+1 (425) 555-0100', message: 'A house in Yakima' }),
  lead('BBBB3333', { firstName: 'Ana', lastName: 'O’Brien', phone: '4255550199', message: 'Call 206.555.0142, 2026 or 300000' }),
  lead('CCCC4444', { name: 'Zoë', email: 'zoe@example.org', message: '50% down; "why"?\nSecond line' }, 'Wants a rate on Friday'),
];

it.each([
  ['jose', ['AAAA2222']],
  ['NUÑEZ yakima', ['AAAA2222']],
  ['nunez', ['AAAA2222']],
  ['yakima zoe', []],
  ['ana o’brien', ['BBBB3333']],
  ['example.org', ['AAAA2222', 'CCCC4444']],
  ['friday', ['CCCC4444']],
  ['bbbb3333', ['BBBB3333']],
  ['50% "why"?', ['CCCC4444']],
  ['second LINE', ['CCCC4444']],
  ['', ['AAAA2222', 'BBBB3333', 'CCCC4444']],
  ['.*', []],
])('the search for %j finds %j', (search, ids) => {
  expect(searchLeads(leads, search).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['4255550100', ['AAAA2222']],
  ['425-555-0100', ['AAAA2222']],
  ['(425) 555 0100', ['AAAA2222']],
  ['+1 425 555 0100', ['AAAA2222']],
  ['jose 425.555', ['AAAA2222']],
  ['1-425-555-0199', ['BBBB3333']],
  ['(206) 555-0142', ['BBBB3333']],
  ['425', ['AAAA2222', 'BBBB3333']],
  ['2026 300000', ['BBBB3333']],
  ['425 555 0101', []],
])('the phone number %j is found as %j whatever stands between its digits', (search, ids) => {
  expect(searchLeads(leads, search).map(({ id }) => id)).toEqual(ids);
});

it('digits of two numbers side by side are no number', () => {
  expect(searchLeads([lead('AAAA2222', { phone: '425 555 0100', message: '425 555 0199' })], '0100425')).toEqual([]);
});
