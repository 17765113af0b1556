import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualPercentageRate } from './apr.ts';
import { monthlyPayment } from './payment.ts';

const loan = { loanAmount: 320_000, annualRatePercent: 6.375, termYears: 30, closingCosts: 8500 };

test('$320,000 at 6.375% with $8,500 of costs has an APR of 6.634%', () => {
  expect(annualPercentageRate(loan)).toBeCloseTo(6.634, 3);
});

test('$320,000 at 6.5% with $3,000 of costs has an APR of 6.591%', () => {
  expect(annualPercentageRate({ ...loan, annualRatePercent: 6.5, closingCosts: 3000 })).toBeCloseTo(6.591, 3);
});

test('without costs the APR is the rate, also at 0%', () => {
  expect(annualPercentageRate({ ...loan, closingCosts: 0 })).toBeCloseTo(6.375, 9);
  expect(annualPercentageRate({ ...loan, annualRatePercent: 0, closingCosts: 0 })).toBeCloseTo(0, 9);
});

test('a lender credit above the costs brings the APR below the rate: $320,000 at 6.5% with $4,000 received', () => {
  const apr = annualPercentageRate({ ...loan, annualRatePercent: 6.5, closingCosts: -4000 }) ?? Number.NaN;
  expect(apr).toBeLessThan(6.5);
  // At the APR the same payments repay the 324,000 received.
  expect(monthlyPayment({ loanAmount: 324_000, annualRatePercent: apr, termYears: 30 })).toBeCloseTo(2022.617675, 5);
});

test('costs that eat the loan, or no loan, have no APR', () => {
  expect(annualPercentageRate({ ...loan, closingCosts: 320_000 })).toBeUndefined();
  expect(annualPercentageRate({ ...loan, loanAmount: 0, closingCosts: 0 })).toBeUndefined();
});

test('at the APR the payments are worth the loan less its costs, to a hundredth of a cent by 60 digits, in 2,000 random loans', () => {
  const Exact = Decimal.clone({ precision: 60 });
  const amounts = fc.integer({ min: 10_000, max: 2_000_000 });
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 1200 }),
      fc.integer({ min: 1, max: 80 }),
      (loanAmount, hundredths, perMille) => {
        const closingCosts = (loanAmount * perMille) / 1000;
        const annualRatePercent = hundredths / 100;
        const apr = annualPercentageRate({ loanAmount, annualRatePercent, termYears: 30, closingCosts }) ?? Number.NaN;
        const monthly = new Exact(annualRatePercent).div(1200);
        const growth = monthly.plus(1).pow(360);
        const payment = new Exact(loanAmount).mul(monthly).mul(growth).div(growth.minus(1));
        const discount = new Exact(apr).div(1200);
        const worth = payment.mul(new Exact(1).minus(discount.plus(1).pow(-360))).div(discount);
        expect(apr).toBeGreaterThan(annualRatePercent);
        expect(worth.minus(loanAmount).plus(closingCosts).abs().toNumber()).toBeLessThan(1e-4);
      },
    ),
    { numRuns: 2000 },
  );
});
