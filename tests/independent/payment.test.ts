import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPayment, scheduledBalance } from '../../mortgage/loan/payment.ts';
import { compare, loans, rates, terms } from './cases.ts';
import { exact } from './exact.ts';
import { balances, levelPayment } from './payment.ts';

const given = fc.record({ loan: loans, annualRatePercent: rates, months: terms });

/** How far two amounts of dollars are apart. */
const apart = (product: number, reference: ReturnType<typeof exact>) => exact(product).sub(reference).abs().toNumber();

test('the monthly payment is the reference payment to a millionth of a dollar, whatever loan, rate and term', () => {
  compare(given, ({ loan, annualRatePercent, months }) => {
    const payment = monthlyPayment({ loanAmount: loan, annualRatePercent, termYears: months / 12 });
    expect(apart(payment, levelPayment({ loan, annualRatePercent, months }))).toBeLessThan(1e-6);
  });
});

test('the scheduled balance after any payment is the reference balance to a thousandth of a dollar', () => {
  compare(fc.tuple(given, fc.nat()), ([{ loan, annualRatePercent, months }, any]) => {
    const owed = balances({ loan, annualRatePercent, months });
    for (const payments of [0, 1, any % (months + 1), months - 1, months]) {
      const product = scheduledBalance({ loanAmount: loan, annualRatePercent, termYears: months / 12 }, payments);
      expect(apart(product, owed[payments] as (typeof owed)[number])).toBeLessThan(1e-3);
    }
  });
});
