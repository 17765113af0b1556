import { describe, expect, test } from 'vitest';
import { daysBetween, exampleClosingDay, readDay, writeDay } from './closing-day.ts';

describe('a day of the calendar', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-1-1', 'tomorrow', ''])('"%s" is none', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  test('is read and written as the same', () => {
    for (const text of ['2028-02-29', '2026-12-31', '2027-01-01'])
      expect(writeDay(readDay(text) ?? { year: 0, month: 1, day: 1 })).toBe(text);
  });

  test('is so many days from another, over leap years and changes of the clock', () => {
    const between = (from: string, to: string) => daysBetween(readDay(from) as never, readDay(to) as never);
    expect(between('2028-01-01', '2028-07-01')).toBe(182);
    expect(between('2027-01-01', '2027-07-01')).toBe(181);
    expect(between('2026-03-07', '2026-03-09')).toBe(2);
    expect(between('2026-12-31', '2026-12-30')).toBe(-1);
  });

  test('to count with is a weekday six weeks away', () => {
    // November 22, 2026 is a Sunday, and so is the day six weeks later.
    expect(exampleClosingDay(new Date(2026, 10, 22))).toBe('2027-01-04');
    expect(exampleClosingDay(new Date(2026, 10, 21))).toBe('2027-01-04');
    expect(exampleClosingDay(new Date(2026, 10, 23))).toBe('2027-01-04');
    expect(exampleClosingDay(new Date(2026, 10, 24))).toBe('2027-01-05');
  });
});
