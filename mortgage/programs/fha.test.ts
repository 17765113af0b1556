import { describe, expect, test } from 'vitest';
import { fhaAnnualPremium } from './fha.ts';

const wholeTerm = { 15: 180, 30: 360 } as const;
const elevenYears = 132;

describe('the annual premium of Mortgagee Letter 2023-05', () => {
  // Term in years, base loan, loan-to-value in percent, premium in percent, months of premium.
  test.each([
    [30, 400_000, 90, 0.5, elevenYears],
    [30, 400_000, 90.01, 0.5, wholeTerm[30]],
    [30, 400_000, 95, 0.5, wholeTerm[30]],
    [30, 400_000, 95.01, 0.55, wholeTerm[30]],
    [30, 400_000, 96.5, 0.55, wholeTerm[30]],
    [30, 726_200, 95, 0.5, wholeTerm[30]],
    [30, 726_201, 90, 0.7, elevenYears],
    [30, 726_201, 95, 0.7, wholeTerm[30]],
    [30, 726_201, 95.01, 0.75, wholeTerm[30]],
    [20, 400_000, 96.5, 0.55, 240],
    [15, 400_000, 78, 0.15, elevenYears],
    [15, 400_000, 90, 0.15, elevenYears],
    [15, 400_000, 90.01, 0.4, wholeTerm[15]],
    [15, 726_201, 78, 0.15, elevenYears],
    [15, 726_201, 78.01, 0.4, elevenYears],
    [15, 726_201, 90, 0.4, elevenYears],
    [15, 726_201, 90.01, 0.65, wholeTerm[15]],
    [10, 400_000, 85, 0.15, 120],
  ])(
    'over %i years on %i at %f%% of the value is %f%% for %i months',
    (termYears, baseLoan, loanToValue, annualPercent, months) => {
      const homeValue = (baseLoan * 100) / loanToValue;
      expect(fhaAnnualPremium({ baseLoan, homeValue, termYears })).toEqual({ annualPercent, months });
    },
  );

  test('a loan of exactly 90% of a round price counts as 90%', () => {
    for (const homeValue of [410_000, 333_330, 577_770, 700_010])
      expect(fhaAnnualPremium({ baseLoan: homeValue - homeValue / 10, homeValue, termYears: 30 }).months).toBe(elevenYears);
  });
});
