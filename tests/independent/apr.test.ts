import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualPercentageRate } from '../../mortgage/apr.ts';
import { aprPercent } from './apr.ts';
import { compare, loans, rates, terms } from './cases.ts';
import { exact } from './exact.ts';
import { levelPayment } from './payment.ts';

/** Finance charges as a share of the loan: none, usual ones, and all but everything. */
const charges = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 }), fc.constantFrom(2500, 5000, 9000));

test('the annual percentage rate is that of Regulation Z, appendix J, to a millionth of a percent', () => {
  compare(fc.record({ loan: loans, annualRatePercent: rates, months: terms, share: charges }), (given) => {
    const { loan, annualRatePercent, months } = given;
    const closingCosts = Math.round((loan * given.share) / 100) / 100;
    const payment = levelPayment({ loan, annualRatePercent, months });
    const reference = aprPercent(exact(loan).sub(closingCosts), payment, months);
    const product = annualPercentageRate({ loanAmount: loan, annualRatePercent, termYears: months / 12, closingCosts });
    if (reference === undefined) expect(product).toBeUndefined();
    else
      expect(
        exact(product ?? Number.NaN)
          .sub(reference)
          .abs()
          .toNumber(),
      ).toBeLessThan(1e-6);
  });
});
