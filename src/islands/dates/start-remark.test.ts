import { describe, expect, test } from 'vitest';
import type { PlanStart } from '../../../mortgage/dates/plan.ts';
import { remarkOn } from './start-remark.ts';

const today = '2026-11-22';
const start = (from: PlanStart['from'], day: string): PlanStart => ({
  from,
  day,
  inspectionDays: 10,
  lockDays: 45,
  signingDaysBefore: 1,
});
const said = (from: PlanStart['from'], day: string, on: string | undefined = today) => remarkOn(start(from, day), on);

test('a day on which everything fits is passed over in silence', () => {
  expect(said('acceptance', '2026-11-28')).toBeUndefined();
  expect(said('closing', '2027-01-29')).toBeUndefined();
});

test('a field without a full date is asked for one', () => {
  expect(remarkOn(undefined, today)).toMatchObject({ wrong: true, text: expect.stringContaining('like 01/11/2027') });
});

test('a day that has passed is said to have passed, and planned with', () => {
  for (const from of ['acceptance', 'closing'] as const)
    expect(said(from, '2026-11-20')).toEqual({ text: 'This day has passed. The plan still counts from it.', wrong: false });
  expect(said('acceptance', today)).toBeUndefined();
});

describe('a closing', () => {
  test('sooner than seven business days after a Loan Estimate of today is too soon, and the first day is named', () => {
    const remark = said('closing', '2026-12-01');
    expect(remark?.wrong).toBe(true);
    // From Sunday, November 22 as from Monday: 24, 25, 27, 28, 30, December 1, 2.
    expect(remark?.text).toContain('the law lets you sign from Wednesday, December 2, 2026');
    expect(remark?.text).toContain('first day to close is then Thursday, December 3, 2026');
    expect(said('closing', '2026-12-02')?.text).toContain('Too soon');
    expect(said('closing', '2026-12-03')?.text).not.toContain('Too soon');
  });

  test('that leaves less than three weeks is sooner than usual, and not wrong', () => {
    expect(said('closing', '2026-12-03')).toMatchObject({ wrong: false, text: expect.stringContaining('Sooner than usual') });
    expect(said('closing', '2026-12-14')?.text).toContain('Sooner than usual');
    expect(said('closing', '2026-12-15')).toBeUndefined();
    // Exactly three weeks before the final approval of December 11.
    expect(said('closing', '2026-12-14', '2026-11-20')).toBeUndefined();
  });

  test.each([
    ['2027-02-06', 'Monday, February 8, 2027'],
    ['2026-12-25', 'Monday, December 28, 2026'],
    ['2027-06-18', 'Monday, June 21, 2027'],
    ['2027-11-26', 'Monday, November 29, 2027'],
  ])('on %s, when nothing is recorded, is planned for %s', (day, next) => {
    expect(said('closing', day)).toMatchObject({ wrong: true, text: expect.stringContaining(next) });
  });

  test('is not held against a day that the built page does not know', () => {
    expect(remarkOn(start('closing', '2024-02-05'), undefined)).toBeUndefined();
  });
});
