import { describe, expect, test } from 'vitest';
import { isOfficeDay, isWaitingDay, isWorkingDay, move, onOrAfter, onOrBefore } from './business-days.ts';
import { addDays } from './day.ts';

/** The days of a year that a rule leaves out, Saturdays and Sundays aside. */
function leftOut(year: number, counted: (day: string) => boolean): string[] {
  const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => new Date(day).getUTCDay() % 6 !== 0 && !counted(day)).map((day) => day.slice(5));
}

describe('in 2027, with Juneteenth and Christmas on a Saturday and July 4 on a Sunday,', () => {
  const onWeekdays = ['01-01', '01-18', '02-15', '05-31', '09-06', '10-11', '11-11', '11-25'];

  test('the wait before signing leaves out the eight holidays that fall on a weekday', () => {
    expect(leftOut(2027, isWaitingDay)).toEqual(onWeekdays);
  });

  test('offices are closed on June 18, July 5, December 24 and, for New Year, December 31 as well', () => {
    expect(leftOut(2027, isOfficeDay)).toEqual([...onWeekdays, '06-18', '07-05', '12-24', '12-31'].sort());
  });

  test('nothing is recorded on the day after Thanksgiving either', () => {
    expect(leftOut(2027, isWorkingDay)).toEqual([...onWeekdays, '06-18', '07-05', '11-26', '12-24', '12-31'].sort());
  });
});

test('for the wait a Saturday counts, a Sunday and a holiday on a Saturday do not', () => {
  expect(['2026-07-11', '2026-07-12', '2026-07-04'].map(isWaitingDay)).toEqual([true, false, false]);
});

test.each([
  // American Bankers Association, June 2026: July 3, on which offices kept July 4, is a business day for Regulation Z.
  ['2026-07-03', 'Independence Day, on a Saturday'],
  ['2022-06-20', 'Juneteenth, on a Sunday'],
  ['2029-11-12', 'Veterans Day, on a Sunday'],
  ['2027-12-24', 'Christmas, on a Saturday'],
  ['2027-12-31', 'New Year, on a Saturday'],
])('%s, on which offices keep %s, counts for the wait and not for offices', (day) => {
  expect([isWaitingDay(day), isOfficeDay(day), isWorkingDay(day)]).toEqual([true, false, false]);
});

test('December 24 and 26 count: a closing of the government’s offices by order is no legal public holiday', () => {
  expect(['2025-12-24', '2025-12-26'].map(isWaitingDay)).toEqual([true, true]);
});

test('the day that one counts from is never counted', () => {
  expect(move('2027-01-15', 1, isOfficeDay)).toBe('2027-01-19');
  expect(move('2027-01-19', -1, isOfficeDay)).toBe('2027-01-15');
  expect(move('2027-01-16', 0, isOfficeDay)).toBe('2027-01-16');
});

test('Christmas Day 2026, a Friday, moves on to Monday and back to Thursday', () => {
  expect([onOrAfter('2026-12-25', isWorkingDay), onOrBefore('2026-12-25', isWorkingDay)]).toEqual(['2026-12-28', '2026-12-24']);
  expect([onOrAfter('2026-12-28', isWorkingDay), onOrBefore('2026-12-28', isWorkingDay)]).toEqual(['2026-12-28', '2026-12-28']);
});
