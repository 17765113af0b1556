import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MonthlyCost, monthlyCost, shownMonthlyCost } from './monthly-cost.ts';

const home = {
  homePrice: 400_000,
  downPayment: 80_000,
  annualRatePercent: 6.5,
  termYears: 30,
  propertyTaxPercent: 0.84,
  annualHomeInsurance: 1410,
  monthlyHoa: 0,
  privateInsurancePercent: 0.6,
};
const partsOf = ({ total: _, ...parts }: MonthlyCost) => Object.values(parts);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('the default home', () => {
  test('costs $2,022.62 + $280 tax + $117.50 insurance = $2,420.12 a month', () => {
    const cost = monthlyCost(home);
    expect(cost.principalAndInterest).toBeCloseTo(2022.62, 2);
    expect(cost).toMatchObject({ propertyTax: 280, homeInsurance: 117.5, hoa: 0, mortgageInsurance: 0 });
    expect(cost.total).toBeCloseTo(2420.12, 2);
  });

  test('shows $2,023 + $280 + $117 = $2,420: the payment reads as elsewhere and the parts add up', () => {
    expect(shownMonthlyCost(monthlyCost(home))).toEqual({
      principalAndInterest: 2023,
      propertyTax: 280,
      homeInsurance: 117,
      hoa: 0,
      mortgageInsurance: 0,
      total: 2420,
    });
  });

  test('with 10% down costs $180 of mortgage insurance, with $1 less than 20% down $160.00, with 20% none', () => {
    const insurance = (downPayment: number) => monthlyCost({ ...home, downPayment }).mortgageInsurance;
    expect(insurance(40_000)).toBeCloseTo(180, 10);
    expect(insurance(79_999)).toBeCloseTo(160, 2);
    expect(insurance(80_000)).toBe(0);
  });
});

test('what is shown always adds up, keeps a 0 at 0, and is within a dollar of each part', () => {
  const dollars = fc.double({ min: 0, max: 100_000, noNaN: true });
  const maybe = fc.oneof(fc.constant(0), dollars);
  fc.assert(
    fc.property(
      dollars,
      maybe,
      maybe,
      maybe,
      maybe,
      (principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance) => {
        const parts = { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance };
        const cost = { ...parts, total: sum(Object.values(parts)) };
        const shown = shownMonthlyCost(cost);
        expect(sum(partsOf(shown))).toBe(shown.total);
        expect(shown.total).toBe(Math.round(cost.total));
        expect(shown.principalAndInterest).toBe(Math.round(principalAndInterest));
        for (const [index, part] of partsOf(cost).entries()) {
          const shownPart = partsOf(shown)[index] ?? Number.NaN;
          expect(Math.abs(shownPart - part)).toBeLessThan(1.000001);
          if (part === 0) expect(shownPart).toBe(0);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('no number whatever gives NaN, an infinity or a negative figure', () => {
  const any = fc.double();
  fc.assert(
    fc.property(any, any, any, any, any, any, (homePrice, downPayment, propertyTaxPercent, annualHomeInsurance, hoa, pmi) => {
      const changed = { homePrice, downPayment, propertyTaxPercent, annualHomeInsurance, monthlyHoa: hoa };
      const cost = monthlyCost({ ...home, ...changed, privateInsurancePercent: pmi });
      for (const value of Object.values(cost)) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
  );
});
