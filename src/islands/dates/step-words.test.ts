import { describe, expect, test } from 'vitest';
import { planDates } from '../../../mortgage/dates/plan.ts';
import { printSpan, stepsOf } from './step-words.ts';

const usual = { inspectionDays: 10, lockDays: 45, signingDaysBefore: 1 } as const;
const forward = (changed: object = {}) => stepsOf(planDates({ ...usual, from: 'acceptance', day: '2027-01-11', ...changed }));
const back = (changed: object = {}) => stepsOf(planDates({ ...usual, from: 'closing', day: '2027-02-26', ...changed }));
const named = (steps: ReturnType<typeof forward>, id: string) => {
  const found = steps.find((step) => step.id === id);
  if (!found) throw new Error(`There is no step ${id}.`);
  return found;
};

test('the year is said twice only for days of two years', () => {
  expect(printSpan({ from: '2026-12-28', to: '2027-01-20' })).toBe('Monday, December 28, 2026 to Wednesday, January 20, 2027');
  expect(printSpan({ from: '2027-01-11', to: '2027-01-20' })).toBe('Monday, January 11 to Wednesday, January 20, 2027');
});

test.each([
  ['from mutual acceptance', forward()],
  ['from closing', back()],
  ['with two days for the inspection', forward({ inspectionDays: 2 })],
])('%s the steps stand in the order of their days, each with somebody who does something', (_, steps) => {
  const days = steps.map(({ spans }) => spans[0]?.from ?? '');
  expect(days).toEqual([...days].sort());
  expect(steps.map(({ id }) => id).sort()).toEqual(
    [
      'acceptance',
      'appraisal',
      'closing',
      'closing-disclosure',
      'final-approval',
      'first-payment',
      'inspection',
      'loan-estimate',
      'property-tax',
      'rate-lock',
      'signing',
    ].sort(),
  );
  for (const { who, text } of steps) expect(who.length > 0 && text.length > 20).toBe(true);
});

test('the specification’s ranges are said as it says them', () => {
  expect(named(forward(), 'final-approval').text).toContain('3-6 weeks after you apply');
  expect(named(forward(), 'closing').text).toContain('1-3 days after final approval');
});

describe('the rate lock', () => {
  test('of 45 days taken with the Loan Estimate of January 14 is long enough', () => {
    const { text } = named(forward(), 'rate-lock');
    expect(text).toContain('here until Thursday, February 25, 2027');
    expect(text).toContain('ends on Sunday, February 28, 2027. That is long enough.');
  });

  test('of 30 days taken that day is 12 days too short', () => {
    expect(named(forward({ lockDays: 30 }), 'rate-lock').text).toContain('That is 12 days too short.');
  });

  test('of 42 days reaches the last day just so, and of 41 is 1 day too short', () => {
    expect(named(forward({ lockDays: 42 }), 'rate-lock').text).toContain('That is long enough.');
    expect(named(forward({ lockDays: 41 }), 'rate-lock').text).toContain('That is 1 day too short.');
  });

  test('for a closing on February 26 is taken on January 12 or later', () => {
    expect(named(back(), 'rate-lock').text).toContain('Taken on Tuesday, January 12, 2027, a lock of 45 days');
  });
});

test('a first payment on either of two days, and the tax halves, are named day by day', () => {
  const steps = forward({ day: '2027-01-04' });
  expect(named(steps, 'first-payment').when).toBe('Monday, March 1, 2027 or Thursday, April 1, 2027');
  expect(named(steps, 'property-tax').when).toBe('Friday, April 30, 2027 and Monday, November 1, 2027');
});
