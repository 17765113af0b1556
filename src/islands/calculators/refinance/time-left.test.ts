import { expect, it } from 'vitest';
import { joinMonths, monthLimits, splitMonths, yearLimits } from './time-left.ts';

it('splits and joins every length of a loan', () => {
  for (let months = 1; months <= 480; months++) expect(joinMonths(splitMonths(months))).toBe(months);
  expect(splitMonths(324)).toEqual({ years: 27, months: 0 });
  expect(splitMonths(325)).toEqual({ years: 27, months: 1 });
});

it('keeps the time between one month and forty years', () => {
  expect(yearLimits.max).toBe(40);
  expect([joinMonths({ years: 0, months: 0 }), joinMonths({ years: 40, months: 11 })]).toEqual([1, 480]);
  expect([monthLimits(0).min, monthLimits(5).min, monthLimits(5).max, monthLimits(40).max]).toEqual([1, 0, 11, 0]);
});

it('has no time while a field is empty', () => {
  expect(joinMonths({ years: undefined, months: 3 })).toBeUndefined();
  expect(joinMonths({ years: 3, months: undefined })).toBeUndefined();
  expect(joinMonths(splitMonths(undefined))).toBeUndefined();
});
