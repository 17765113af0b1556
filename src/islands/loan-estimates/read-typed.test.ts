import { describe, expect, it } from 'vitest';
import { readTypedDollars, readTypedPercent, readTypedTerm } from './read-typed.ts';

const any = { least: -100_000_000, most: 100_000_000 };

describe('what is typed from paper', () => {
  it.each([
    ['$5,672', 5672],
    ['761.78', 761.78],
    ['162k', 162_000],
    ['– $500', -500],
    ['−$500', -500],
    ['-500', -500],
    ['0', 0],
  ])('%s is %d dollars', (typed, dollars) => {
    expect(readTypedDollars(typed, any)).toBe(dollars);
  });

  it.each(['', 'n/a', '5672x', '1-2', '100000001'])('"%s" is no amount', (typed) => {
    expect(readTypedDollars(typed, any)).toBeUndefined();
  });

  it('an amount below the least or above the most that a line can hold is none', () => {
    expect(readTypedDollars('-1', { least: 0, most: 10 })).toBeUndefined();
    expect(readTypedDollars('10', { least: 0, most: 10 })).toBe(10);
    expect(readTypedDollars('0', { least: 0, most: 10 })).toBe(0);
    expect(readTypedPercent('50.1', { least: 0, most: 50 })).toBeUndefined();
  });

  it('3.875 and 3.875% are the same percentage', () => {
    expect(readTypedPercent('3.875', { least: 0, most: 50 })).toBe(3.875);
    expect(readTypedPercent('3.875 %', { least: 0, most: 50 })).toBe(3.875);
  });

  it.each([
    ['30', 360],
    ['30 years', 360],
    ['2.5 yr', 30],
    ['16 mo.', 16],
    ['180 months', 180],
    ['10 yr. 6 mo.', 126],
    ['10 years, 6 months', 126],
  ])('%s is a term of %d months', (typed, months) => {
    expect(readTypedTerm(typed)).toBe(months);
  });

  it.each(['', '0', '360', 'long', '-5'])('"%s" is no term', (typed) => {
    expect(readTypedTerm(typed)).toBeUndefined();
  });
});
