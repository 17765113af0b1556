import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, printDay, weekdayOf } from './day.ts';

test('the day after February 28 is February 29 in 2028 and March 1 in 2027', () => {
  expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1)]).toEqual(['2028-02-29', '2027-03-01']);
});

test('from the last day of a year to the first of the next is one day, also where clocks are set forward and back', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  expect(addDays('2027-11-06', 2)).toBe('2027-11-08');
});

test('January 18, 2027 is a Monday', () => {
  expect(weekdayOf('2027-01-18')).toBe(1);
  expect(printDay('2027-01-18')).toBe('Monday, January 18, 2027');
  expect(printDay('2027-01-18', false)).toBe('Monday, January 18');
});

test('the month before January is December of the year before', () => {
  expect(dayOf(2027, 0, 1)).toBe('2026-12-01');
});

test.each(['2027-02-29', '2027-13-01', '2027-1-5', '0002-01-05', '2021-12-31', '2100-01-01', '', 'today', '2027-01-05T00:00'])(
  '"%s" is no day to plan with',
  (text) => expect(isDay(text)).toBe(false),
);

test.each(['2022-01-01', '2028-02-29', '2099-12-31'])('"%s" is a day to plan with', (text) => expect(isDay(text)).toBe(true));
