import { expect, test } from 'vitest';
import { boundCosts, boundDollars, boundRatePercent, termMonths } from './bounds.ts';

test('dollars go to 100 billion, rates to 1,000% and terms from a month to 50 years', () => {
  expect([boundDollars(1e12), boundDollars(-1)]).toEqual([1e11, 0]);
  expect([boundRatePercent(2000), boundRatePercent(Number.NaN)]).toEqual([1000, 0]);
  expect([termMonths(0), termMonths(99)]).toEqual([1, 600]);
});

test('costs may be a credit, as large as costs may be, and no costs are a plain zero', () => {
  expect([boundCosts(-4000), boundCosts(-1e12), boundCosts(1e12)]).toEqual([-4000, -1e11, 1e11]);
  expect(boundCosts(0)).toBe(0);
});

test('a term is rounded to whole months: 23.75 years are 285, 1.99 years 24', () => {
  expect([termMonths(23.75), termMonths(1.99)]).toEqual([285, 24]);
});
