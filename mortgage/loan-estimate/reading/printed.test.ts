import { describe, expect, test } from 'vitest';
import { readDate, readDollars, readDollarsOrDash, readPercent, readRange, readTerm } from './printed.ts';

describe('an amount is read only where a text is an amount and nothing else', () => {
  test.each([
    ['$162,000', 162_000],
    ['$761.78', 761.78],
    ['82', 82],
    ['0', 0],
    ['– $10,000', -10_000],
    ['-$500', -500],
    ['−500', -500],
    ['($1,250)', -1250],
    ['– $0', 0],
  ])('%s is %d', (text, amount) => {
    expect(readDollars(text)).toBe(amount);
  });

  test.each(['', '$', '23mo.', '$1,62,000', '$5,672 $2,382', '1330172608x', '$12.5', '30 years', '—', '3.875%', '$1,05O'])(
    '“%s” is none',
    (text) => {
      expect(readDollars(text)).toBeUndefined();
    },
  );

  test('a dash alone is 0 only where the form prints one for an insurance that has ended', () => {
    expect(readDollarsOrDash('—')).toBe(0);
    expect(readDollarsOrDash('82')).toBe(82);
    expect(readDollarsOrDash('—82 —')).toBeUndefined();
  });
});

test.each([
  ['$1,050', 1050, 1050],
  ['$1,137–$1,468', 1137, 1468],
  ['$1,137 – $1,468', 1137, 1468],
  ['$1,028 min $1,359 max', 1028, 1359],
  ['$1,028.15 min $1,359.02 max', 1028.15, 1359.02],
])('%s goes from %d to %d', (text, least, most) => {
  expect(readRange(text)).toEqual({ least, most });
});

test.each(['', 'min', '$2 $1', '$1,468–$1,137', '$1 min $2 max $3', '$1,137–'.repeat(3)])('“%s” is no range', (text) => {
  expect(readRange(text)).toBeUndefined();
});

test.each([
  ['3.875%', 3.875],
  ['.25 %', 0.25],
  ['69.45%', 69.45],
  ['112.3%', 112.3],
  ['0%', 0],
])('%s is read as a percentage', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test.each(['3.875', '%', '3.25%/12%', '4 .5%', 'MTA + 4%'])('“%s” is no percentage', (text) => {
  expect(readPercent(text)).toBeUndefined();
});

test.each([
  ['2/15/2013', '2013-02-15'],
  ['02/05/26', '2026-02-05'],
  ['February 15, 2013', '2013-02-15'],
  ['Sept. 3, 2026', '2026-09-03'],
  ['2/29/2024', '2024-02-29'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each(['2/30/2024', '13/1/2024', '2/15', '2/15/2013 x', 'Xyz 3, 2026', ''])('“%s” is no day', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['30 years', 360],
  ['1 year', 12],
  ['16 mo.', 16],
  ['10 yr. 6 mo.', 126],
  ['7 yr', 84],
  ['15 years, 3 months', 183],
])('a term of %s is %d months', (text, months) => {
  expect(readTerm(text)).toBe(months);
});

test.each(['', 'years', '30', '10-15 years', '30 years or less'])('“%s” is no term', (text) => {
  expect(readTerm(text)).toBeUndefined();
});
