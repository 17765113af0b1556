import { describe, expect, test } from 'vitest';
import { exciseTax } from './excise-tax.ts';

describe('the tax on selling a home', () => {
  // By hand in docs/purchases-by-hand.md.
  test.each([
    ['2026-12-31', 10_831],
    ['2027-01-01', 10_784.2],
  ])('of $920,000 in Seattle on %s is $%d to the state and $4,600 to the city', (day, state) => {
    const tax = exciseTax(920_000, day, 0.5);
    expect(tax.state).toBeCloseTo(state, 8);
    expect(tax.local).toBeCloseTo(4600, 8);
    expect(tax.total).toBeCloseTo(state + 4600, 8);
  });

  test.each([
    [525_000, 5775],
    [1_525_000, 5775 + 12_800],
    [3_025_000, 5775 + 12_800 + 41_250],
    [4_025_000, 5775 + 12_800 + 41_250 + 30_000],
  ])('goes by tiers: of $%d it is $%d in 2026', (price, state) => {
    expect(exciseTax(price, '2026-06-01', 0).state).toBeCloseTo(state, 8);
  });

  test('names each part with its rate, and nothing for nothing', () => {
    expect(exciseTax(600_000, '2026-06-01', 0).parts).toEqual([
      { upTo: 525_000, percent: 1.1, tax: 5775 },
      { upTo: 1_525_000, percent: 1.28, tax: 960 },
    ]);
    expect(exciseTax(0, '2026-06-01', 0.5)).toEqual({ state: 0, local: 0, total: 0, parts: [] });
  });

  test('before the first known tiers counts with the first', () => {
    expect(exciseTax(525_000, '2019-01-01', 0).state).toBe(5775);
  });
});
