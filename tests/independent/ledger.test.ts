import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExtraPayments, paymentSchedule } from '../../mortgage/loan/schedule.ts';
import { compare, type ExtraCase, extras, loans, rates, terms } from './cases.ts';
import type { Decimal } from './exact.ts';
import { ledger } from './ledger.ts';

interface Case {
  readonly loan: number;
  readonly annualRatePercent: number;
  readonly months: number;
  readonly extra: ExtraCase;
}

const given: fc.Arbitrary<Case> = fc.record({ loan: loans, annualRatePercent: rates, months: terms, extra: extras });

const cents = (dollars: Decimal) => dollars.mul(100).toNumber();

function forProduct({ monthly, once }: ExtraCase): ExtraPayments {
  return { ...(monthly === undefined ? {} : { monthly }), ...(once ? { oneTime: [once] } : {}) };
}

/** Loans whose payment, or whose interest, ends on exactly half a cent. */
const ties: readonly Case[] = [
  { loan: 319_998.6, annualRatePercent: 0, months: 360, extra: {} },
  { loan: 1.8, annualRatePercent: 0, months: 360, extra: {} },
  { loan: 123_457, annualRatePercent: 6, months: 360, extra: {} },
  { loan: 100_001, annualRatePercent: 6, months: 240, extra: {} },
  { loan: 99_999.99, annualRatePercent: 12, months: 60, extra: {} },
  { loan: 250_001.5, annualRatePercent: 1.2, months: 180, extra: { monthly: 100 } },
];

test('the payment schedule is the reference ledger, row by row and cent by cent', () => {
  compare(
    given,
    ({ extra, loan, annualRatePercent, months }) => {
      const product = paymentSchedule({ loanAmount: loan, annualRatePercent, termYears: months / 12 }, forProduct(extra));
      const reference = ledger({ loan, annualRatePercent, months }, extra);
      expect(
        product.map((row) => [row.month, row.paymentCents, row.interestCents, row.principalCents, row.balanceCents]),
      ).toEqual(
        reference.map((row) => [row.month, cents(row.paid), cents(row.interest), cents(row.principal), cents(row.balance)]),
      );
    },
    ties,
  );
});
