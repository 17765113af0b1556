import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termChoicesYears } from '../../src/islands/calculators/parts/loan-terms.ts';
import { monthlyPayment, scheduledBalance } from './payment.ts';

const thirtyYears = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };
const loanAmounts = fc.integer({ min: 1, max: 50_000_000 });
const ratesPercent = fc.double({ min: 0, max: 30, noNaN: true });
const terms = fc.constantFrom(...termChoicesYears);
const anyDouble = fc.double();

describe('the reference figures', () => {
  test.each([
    [15, '2,787.54'],
    [20, '2,385.83'],
    [25, '2,160.66'],
    [30, '2,022.62'],
  ])('a $320,000 loan over %i years at 6.5%% costs $%s a month', (termYears, dollars) => {
    expect(monthlyPayment({ ...thirtyYears, termYears }).toFixed(2)).toBe(dollars.replace(',', ''));
  });

  test('a $320,000 loan over 30 years at 6.5% costs 2,022.617675177 before rounding', () => {
    expect(monthlyPayment(thirtyYears)).toBeCloseTo(2022.617675177, 9);
  });

  test('at 0% the payment is the loan divided by the months: $888.89 for $320,000 over 30 years', () => {
    expect(monthlyPayment({ ...thirtyYears, annualRatePercent: 0 })).toBe(320_000 / 360);
  });

  test('at 0% it is so to the last digit: a 360th of 100,006 is not 100,006 times a 360th in doubles', () => {
    expect(monthlyPayment({ ...thirtyYears, loanAmount: 100_006, annualRatePercent: 0 })).toBe(100_006 / 360);
  });

  test.each([1e-6, 1e-9, 1e-12, 1e-15, 1e-300, 5e-324])('at %f%% the payment is still $888.89 and not $834.00', (rate) => {
    expect(monthlyPayment({ ...thirtyYears, annualRatePercent: rate })).toBeCloseTo(888.89, 2);
  });

  test.each([
    [200_000, 5.625, 15, 1647.46],
    [427_500, 3.875, 30, 2010.26],
    [320_000, 6.375, 30, 1996.38],
    [392_755, 6.5, 30, 2482.48],
    [408_600, 6.5, 30, 2582.63],
    [404_000, 6.5, 30, 2553.55],
  ])('a loan of %i at %f%% over %i years costs %f a month', (loanAmount, annualRatePercent, termYears, dollars) => {
    expect(monthlyPayment({ loanAmount, annualRatePercent, termYears })).toBeCloseTo(dollars, 2);
  });
});

describe('the scheduled balance', () => {
  test('of $360,000 at 6.5% over 30 years is $319,707.73 after 95 payments and $311,822.12 after 109', () => {
    const loan = { ...thirtyYears, loanAmount: 360_000 };
    expect(scheduledBalance(loan, 95)).toBeCloseTo(319_707.73, 2);
    expect(scheduledBalance(loan, 109)).toBeCloseTo(311_822.12, 2);
  });

  test('falls in the first month by 289.28, the payment less 1,733.33 of interest', () => {
    expect(320_000 - scheduledBalance(thirtyYears, 1)).toBeCloseTo(289.28, 2);
    expect(monthlyPayment(thirtyYears) - 289.284342).toBeCloseTo(1733.33, 2);
  });

  test('is the loan before the first payment, half of it at half the term at 0%, and 0 at the end', () => {
    expect([-1, 0, 360, 999].map((payments) => scheduledBalance(thirtyYears, payments))).toEqual([320_000, 320_000, 0, 0]);
    expect(scheduledBalance({ ...thirtyYears, annualRatePercent: 0 }, 180)).toBe(160_000);
  });

  test('falls by payment minus interest each month, in every loan', () => {
    fc.assert(
      fc.property(
        loanAmounts,
        ratesPercent,
        terms,
        fc.integer({ min: 1, max: 180 }),
        (loanAmount, annualRatePercent, termYears, k) => {
          const loan = { loanAmount, annualRatePercent, termYears };
          const expected = scheduledBalance(loan, k - 1) * (1 + annualRatePercent / 1200) - monthlyPayment(loan);
          expect(Math.abs(scheduledBalance(loan, k) - expected)).toBeLessThan(loanAmount * 1e-12);
        },
      ),
    );
  });
});

describe('extremes', () => {
  test('a loan of 0 or less costs 0 a month, never -0', () => {
    for (const loanAmount of [0, -0, -1, -1e308]) expect(monthlyPayment({ ...thirtyYears, loanAmount })).toBe(0);
  });

  test('a negative rate counts as 0%', () => {
    expect(monthlyPayment({ ...thirtyYears, annualRatePercent: -3 })).toBe(320_000 / 360);
  });

  test('a loan of $50 million at 25% costs $1,042,289.32 a month', () => {
    expect(monthlyPayment({ loanAmount: 50e6, annualRatePercent: 25, termYears: 30 })).toBeCloseTo(1_042_289.32, 2);
  });

  test('no number whatever gives anything but a finite payment of 0 or more', () => {
    fc.assert(
      fc.property(anyDouble, anyDouble, anyDouble, (loanAmount, annualRatePercent, termYears) => {
        const payment = monthlyPayment({ loanAmount, annualRatePercent, termYears });
        expect(Number.isFinite(payment) && payment >= 0 && !Object.is(payment, -0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('in every loan', () => {
  test('a higher rate never costs less a month', () => {
    fc.assert(
      fc.property(loanAmounts, ratesPercent, ratesPercent, terms, (loanAmount, a, b, termYears) => {
        const at = (annualRatePercent: number) => monthlyPayment({ loanAmount, annualRatePercent, termYears });
        // The last digit of a double may differ for rates that differ by less than a millionth of a percent.
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)) * (1 - 1e-13));
      }),
    );
  });

  test('a longer term costs less a month and no less in all', () => {
    fc.assert(
      fc.property(loanAmounts, ratesPercent, (loanAmount, annualRatePercent) => {
        const payments = termChoicesYears.map((termYears) => monthlyPayment({ loanAmount, annualRatePercent, termYears }));
        const totals = payments.map((payment, index) => payment * (termChoicesYears[index] ?? 0) * 12);
        for (let index = 1; index < payments.length; index++) {
          expect(payments[index]).toBeLessThan(payments[index - 1] ?? 0);
          expect(totals[index]).toBeGreaterThanOrEqual((totals[index - 1] ?? 0) * (1 - 1e-13));
        }
      }),
    );
  });

  test('the payment agrees with a 60-digit calculation to twelve digits, in 5,000 random loans', () => {
    const Exact = Decimal.clone({ precision: 60 });
    fc.assert(
      fc.property(loanAmounts, ratesPercent, terms, (loanAmount, annualRatePercent, termYears) => {
        fc.pre(annualRatePercent > 0);
        const rate = new Exact(annualRatePercent).div(1200);
        const growth = rate.plus(1).pow(termYears * 12);
        // Below 1e-40 a month even 60 digits are too few for the textbook formula; loan / months is then exact enough.
        const exact = rate.lt(1e-40)
          ? new Exact(loanAmount).div(termYears * 12)
          : new Exact(loanAmount).mul(rate).mul(growth).div(growth.minus(1));
        const payment = monthlyPayment({ loanAmount, annualRatePercent, termYears });
        expect(exact.minus(payment).abs().div(exact).toNumber()).toBeLessThan(1e-12);
      }),
      { numRuns: 5000 },
    );
  });
});
