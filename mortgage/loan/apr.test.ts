import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualPercentageRate } from './apr.ts';
import { monthlyPayment } from './payment.ts';

const loan = { loanAmount: 320_000, annualRatePercent: 6.375, termYears: 30 };

/** Of equal payments over the whole term. */
function aprOf(closingCosts: number, terms = loan) {
  const payments = Array.from({ length: terms.termYears * 12 }, () => monthlyPayment(terms));
  return annualPercentageRate(terms.loanAmount - closingCosts, payments);
}

test('$320,000 at 6.375% with $8,500 of costs has an APR of 6.634%', () => {
  expect(aprOf(8500)).toBeCloseTo(6.634, 3);
});

test('$320,000 at 6.5% with $3,000 of costs has an APR of 6.591%', () => {
  expect(aprOf(3000, { ...loan, annualRatePercent: 6.5 })).toBeCloseTo(6.591, 3);
});

test('without costs the APR is the rate, also at 0%', () => {
  expect(aprOf(0)).toBeCloseTo(6.375, 9);
  expect(aprOf(0, { ...loan, annualRatePercent: 0 })).toBeCloseTo(0, 9);
});

test('a lender credit above the costs brings the APR below the rate: $320,000 at 6.5% with $4,000 received', () => {
  const apr = aprOf(-4000, { ...loan, annualRatePercent: 6.5 }) ?? Number.NaN;
  expect(apr).toBeLessThan(6.5);
  // At the APR the same payments repay the 324,000 received.
  expect(monthlyPayment({ loanAmount: 324_000, annualRatePercent: apr, termYears: 30 })).toBeCloseTo(2022.617675, 5);
});

test('costs that eat the loan, or no loan, have no APR', () => {
  expect(aprOf(320_000)).toBeUndefined();
  expect(aprOf(0, { ...loan, loanAmount: 0 })).toBeUndefined();
  expect(annualPercentageRate(1000, [])).toBeUndefined();
});

test('a credit that is more than all interest has no APR: more is received than is ever paid back', () => {
  expect(aprOf(-1, { ...loan, annualRatePercent: 0 })).toBeUndefined();
  expect(aprOf(1, { ...loan, annualRatePercent: 0 })).toBeGreaterThan(0);
});

test('insurance in the first payments raises the APR: $1,000 received, repaid by 12 payments of $90 and $10 on the first six', () => {
  const apr = annualPercentageRate(1000, [...Array(6).fill(100), ...Array(6).fill(90)]) ?? Number.NaN;
  const growth = 1 + apr / 1200;
  const worth = [...Array(12).keys()].reduce((sum, month) => sum + (month < 6 ? 100 : 90) / growth ** (month + 1), 0);
  expect(worth).toBeCloseTo(1000, 9);
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
        const apr = aprOf(closingCosts, { loanAmount, annualRatePercent, termYears: 30 }) ?? Number.NaN;
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
