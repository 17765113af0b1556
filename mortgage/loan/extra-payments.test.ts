import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extraPaymentSavings } from './extra-payments.ts';

const defaultLoan = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };

describe('on the default loan', () => {
  test('$200 more each month ends it after 281 months, saves $105,427.85 and leaves a last payment of $379.19', () => {
    const savings = extraPaymentSavings(defaultLoan, { monthly: 200 });
    expect([savings.totals.months, savings.rows[280]?.paymentCents]).toEqual([281, 379_19]);
    expect([savings.monthsSaved, savings.interestSavedCents]).toEqual([79, 105_427_85]);
  });

  test('an extra payment above the debt pays $321,733.33 once and stops', () => {
    const { rows } = extraPaymentSavings(defaultLoan, { monthly: 1_000_000 });
    expect(rows.map(({ paymentCents }) => paymentCents)).toEqual([321_733_33]);
  });

  test('a one-time payment of $10,000 with the twelfth payment is in that row and in no other', () => {
    const { rows } = extraPaymentSavings(defaultLoan, { oneTime: [{ month: 12, amount: 10_000 }] });
    expect(rows.filter((row) => row.extraCents > 0).map((row) => [row.month, row.extraCents])).toEqual([[12, 10_000_00]]);
  });

  test('two one-time payments in one month add up', () => {
    const twice = { month: 3, amount: 500 };
    expect(extraPaymentSavings(defaultLoan, { oneTime: [twice, twice] }).rows[2]?.extraCents).toBe(1000_00);
  });

  test('no extra payment, or a negative one, saves nothing', () => {
    for (const extra of [{}, { monthly: 0 }, { monthly: -50 }, { oneTime: [] }])
      expect(extraPaymentSavings(defaultLoan, extra)).toMatchObject({ monthsSaved: 0, interestSavedCents: 0 });
  });
});

test('paying more never takes longer nor costs more interest, in any loan', () => {
  const dollars = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 2_000_000 }), fc.integer({ min: 0, max: 1200 }), dollars, dollars, (...sample) => {
      const [loanAmount, hundredths, a, more] = sample;
      const loan = { loanAmount, annualRatePercent: hundredths / 100, termYears: 30 };
      const less = extraPaymentSavings(loan, { monthly: a });
      const greater = extraPaymentSavings(loan, { monthly: a + more });
      expect(greater.monthsSaved).toBeGreaterThanOrEqual(less.monthsSaved);
      expect(greater.interestSavedCents).toBeGreaterThanOrEqual(less.interestSavedCents - 180);
    }),
  );
});
