import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, firstPaymentMonth, monthOfPayment, printDay, printDuration, printMonth, printStated } from './calendar.ts';

const november = { year: 2026, month: 11 };

test('three months after November 2026 is February 2027', () => {
  expect(addMonths(november, 3)).toEqual({ year: 2027, month: 2 });
});

test('eleven months before November 2026 is December 2025', () => {
  expect(addMonths(november, -11)).toEqual({ year: 2025, month: 12 });
});

test('going forward and back again ends where it began', () => {
  const months = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), months, (year, month, count) => {
      const there = addMonths({ year, month }, count);
      expect(there.month >= 1 && there.month <= 12).toBe(true);
      expect(addMonths(there, -count)).toEqual({ year, month });
    }),
  );
});

test('a loan closed in November 2026 first pays in January 2027; its payment 109 is due in January 2036', () => {
  expect(firstPaymentMonth(november)).toEqual({ year: 2027, month: 1 });
  expect(printMonth(monthOfPayment(firstPaymentMonth(november), 109))).toBe('January 2036');
});

test('durations read as words', () => {
  expect([0, 1, 11, 12, 13, 109, 360].map(printDuration)).toEqual([
    '0 months',
    '1 month',
    '11 months',
    '1 year',
    '1 year 1 month',
    '9 years 1 month',
    '30 years',
  ]);
});

test('a day is printed with its month in full', () => {
  expect(printDay(new Date(2026, 10, 21))).toBe('November 21, 2026');
});

test.each([
  ['2026-11', 'November 2026'],
  ['2026-12-31', 'December 31, 2026'],
])('says the date %s of a source as %s', (date, words) => expect(printStated(date)).toBe(words));
