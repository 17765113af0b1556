import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AffordabilityInputs, affordablePrice } from '../../mortgage/affordability.ts';
import { programs } from '../../mortgage/programs.ts';
import { type Household, highestPrice } from './affordability.ts';
import { compare } from './cases.ts';
import { exact } from './exact.ts';
import type { ProgramName } from './programs.ts';

/** Loan limits of 2026 for one unit. */
const counties = {
  high: { area: 'king-pierce-snohomish', conventional: 1_063_750, fha: 1_063_750 },
  floor: { area: 'most-counties', conventional: 832_750, fha: 541_287 },
} as const;

const yearlyIncome = fc.oneof(
  fc.integer({ min: 0, max: 600_000 }),
  fc.integer({ min: 20, max: 600 }).map((thousands) => thousands * 1000),
  fc.constantFrom(0, 1, 12_000, 10_000_000),
);

/** Cash: none, round sums, those at which a share of a round price is exactly 3, 3.5, 5, 10 or 20%, any. */
const cash = fc.oneof(
  fc.constantFrom(0, 1, 24_982.5, 30_000, 41_637.5, 43_828.95, 50_000, 208_187.5),
  fc.tuple(fc.integer({ min: 5, max: 120 }), fc.constantFrom(3, 3.5, 5, 10, 20)).map(([tens, share]) => tens * 100 * share),
  fc.integer({ min: 0, max: 600_000 }),
);

const given = fc.record({
  program: fc.constantFrom(...programs),
  yearlyIncome,
  monthlyDebts: fc.constantFrom(0, 0, 350, 500, 2000),
  cash,
  annualRatePercent: fc.oneof(
    fc.constantFrom(0, 1e-9, 3, 6.5),
    fc.integer({ min: 1, max: 12_000 }).map((value) => value / 1000),
  ),
  years: fc.constantFrom(10, 15, 20, 25, 30),
  taxPercentOfPrice: fc.constantFrom(0, 0.53, 0.84, 1.2),
  homeInsuranceYearly: fc.constantFrom(0, 1410, 2400),
  duesMonthly: fc.constantFrom(0, 0, 75, 450.5),
  use: fc.constantFrom('first' as const, 'later' as const, 'exempt' as const),
  feePayment: fc.constantFrom('financed' as const, 'cash' as const),
  premiumPercent: fc.constantFrom(0, 0.6, 1.86),
  county: fc.constantFrom('high' as const, 'floor' as const),
  ratios: fc.constantFrom(
    { housingPercent: undefined, debtPercent: 45 },
    { housingPercent: undefined, debtPercent: 50 },
    { housingPercent: 31, debtPercent: 43 },
    { housingPercent: 34, debtPercent: 41 },
    { housingPercent: 28, debtPercent: 36 },
    { housingPercent: 45, debtPercent: 45 },
  ),
});
type Case = typeof given extends fc.Arbitrary<infer T> ? T : never;

function forProduct({ county, ...household }: Case): AffordabilityInputs {
  return {
    annualIncome: household.yearlyIncome,
    monthlyDebts: household.monthlyDebts,
    downPayment: household.cash,
    annualRatePercent: household.annualRatePercent,
    termYears: household.years,
    propertyTaxPercent: household.taxPercentOfPrice,
    annualHomeInsurance: household.homeInsuranceYearly,
    monthlyHoa: household.duesMonthly,
    privateInsurancePercent: household.premiumPercent,
    vaUse: household.use,
    upfrontFeeFinanced: household.feePayment === 'financed',
    limitArea: counties[county].area,
  };
}

function referencePrice(program: ProgramName, { county, ratios, yearlyIncome, ...household }: Case) {
  const limit = program === 'conventional' || program === 'fha' ? counties[county][program] : undefined;
  const monthly: Household = { ...household, monthlyIncome: exact(yearlyIncome).div(12) };
  return highestPrice(program, monthly, { ...ratios, limit }) ?? exact(0);
}

test('the highest price is the one of the reference to a cent, whatever household, program and county', () => {
  compare(
    given,
    (household) => {
      const product = affordablePrice(household.program, forProduct(household), household.ratios);
      const reference = referencePrice(household.program, household);
      expect(exact(product.homePrice).sub(reference).abs().toNumber(), `${product.homePrice} for ${reference}`).toBeLessThan(
        0.01,
      );
    },
    [],
    800,
  );
});
