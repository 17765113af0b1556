import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount, printDollars } from '../amounts/dollars.ts';
import { estimate } from './estimate.ts';

const example = { homePrice: 400_000, downPayment: 80_000, annualRatePercent: 6.5, termYears: 30 };

describe('the default home of $400,000 with $80,000 down at 6.5%', () => {
  test('is a loan of $320,000 with 20.0% down, $2,022.62 a month, $408,142.36 interest and $728,142.36 in all', () => {
    const result = estimate(example);
    expect(result).toMatchObject({ loanAmount: 320_000, downPayment: 80_000, downPaymentPercent: 20 });
    expect(result.monthlyPayment).toBeCloseTo(2022.62, 2);
    expect(result.totalInterest).toBeCloseTo(408_142.36, 2);
    expect(result.totalCost).toBeCloseTo(728_142.36, 2);
  });

  test.each([
    [15, 181_757.84],
    [20, 252_600.17],
    [25, 328_198.87],
    [30, 408_142.36],
  ])('over %i years costs %f in interest', (termYears, dollars) => {
    expect(estimate({ ...example, termYears }).totalInterest).toBeCloseTo(dollars, 2);
  });
});

describe('the edges', () => {
  test('a down payment above the price is capped to it and nothing is borrowed', () => {
    const result = estimate({ ...example, downPayment: 500_000 });
    expect(result).toEqual({
      monthlyPayment: 0,
      loanAmount: 0,
      downPayment: 400_000,
      totalInterest: 0,
      totalCost: 0,
      downPaymentPercent: 100,
    });
  });

  test('a price of 0 or less shows zeros', () => {
    for (const homePrice of [0, -0, -5]) expect(Object.values(estimate({ ...example, homePrice }))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('at 0% the interest is exactly 0 for every price and down payment', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (homePrice, downPayment) => {
        const result = estimate({ homePrice, downPayment, annualRatePercent: 0, termYears: 30 });
        expect(result.totalInterest).toBe(0);
        expect(result.totalCost).toBe(result.loanAmount);
      }),
    );
  });

  test('loan and interest as printed add up to the total cost as printed, for every whole-dollar price', () => {
    const dollars = fc.nat(5_000_000);
    fc.assert(
      fc.property(dollars, dollars, fc.nat(3000), (homePrice, downPayment, hundredths) => {
        const result = estimate({ homePrice, downPayment, annualRatePercent: hundredths / 100, termYears: 30 });
        const printed = (amount: number) => parseAmount(printDollars(amount)) ?? Number.NaN;
        expect(printed(result.loanAmount) + printed(result.totalInterest)).toBe(printed(result.totalCost));
      }),
    );
  });

  test('no number whatever gives NaN, an infinity, a negative figure or -0', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (homePrice, downPayment, annualRatePercent, termYears) => {
        const figures = Object.values(estimate({ homePrice, downPayment, annualRatePercent, termYears }));
        for (const figure of figures) expect(Number.isFinite(figure) && figure >= 0 && !Object.is(figure, -0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
