import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualPercentageRate } from '../../mortgage/loan/apr.ts';
import { monthlyPayment } from '../../mortgage/loan/payment.ts';
import { worthOf } from './apr.ts';
import { compare, loans, rates, terms } from './cases.ts';
import { exact } from './exact.ts';
import { levelPayment } from './payment.ts';

/** Finance charges in ten-thousandths of the loan: none, usual ones, all but everything, everything, and a lender's credit above them. */
const charges = fc.oneof(fc.constant(0), fc.integer({ min: -200, max: 600 }), fc.constantFrom(2500, 5000, 9000, 10_000));

test('the annual percentage rate is that of Regulation Z, appendix J, to a millionth of a percent', () => {
  compare(fc.record({ loan: loans, annualRatePercent: rates, months: terms, share: charges }), (given) => {
    const { loan, annualRatePercent, months } = given;
    const closingCosts = Math.round((loan * given.share) / 100) / 100;
    const financed = exact(loan).sub(closingCosts);
    const level = monthlyPayment({ loanAmount: loan, annualRatePercent, termYears: months / 12 });
    const apr = annualPercentageRate(loan - closingCosts, Array(months).fill(level));
    const payment = levelPayment({ loan, annualRatePercent, months });
    // A credit above all the interest would be a rate below nothing: none is shown.
    if (loan === 0 || financed.lte(0) || payment.mul(months).lt(financed.mul(1 - 1e-9))) {
      expect(apr).toBeUndefined();
      return;
    }
    const off = Math.max(1e-6, (apr ?? 0) * 1e-9);
    // A millionth more and the payments are worth less than what was received, a millionth less and they are worth more.
    expect(worthOf(payment, months, exact(apr ?? -100).add(off)).lt(financed)).toBe(true);
    if (Number(apr) > off) expect(worthOf(payment, months, exact(apr ?? -100).sub(off)).gt(financed)).toBe(true);
  });
});
