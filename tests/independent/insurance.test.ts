import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuranceTimeline } from '../../mortgage/programs/private-mortgage-insurance.ts';
import { compare, extras, insuredPurchases, rates, terms } from './cases.ts';
import { type Decimal, exact } from './exact.ts';
import { insuranceMoments } from './insurance.ts';
import { type Extra, ledger } from './ledger.ts';
import { balances } from './payment.ts';

const given = fc.record({ purchase: insuredPurchases, annualRatePercent: rates, months: terms, extra: extras });
type Case = typeof given extends fc.Arbitrary<infer T> ? T : never;

/** Whether anything beyond what is due is paid before the loan ends. */
function isPaid({ monthly = 0, once }: Extra, months: number): boolean {
  return Number(monthly) > 0 || (once !== undefined && Number(once.amount) > 0 && once.month <= months);
}

/** Balances that meet 80% or 78% of the value exactly after a payment. */
const ties: readonly Case[] = [
  { purchase: { price: 355_870, down: 35_587 }, annualRatePercent: 0, months: 300, extra: {} },
  { purchase: { price: 400_000, down: 40_000 }, annualRatePercent: 0, months: 360, extra: {} },
  { purchase: { price: 100_000, down: 5_000 }, annualRatePercent: 0, months: 190, extra: {} },
  { purchase: { price: 700_000, down: 35_000 }, annualRatePercent: 0, months: 285, extra: {} },
];

test('private mortgage insurance may and must end on the payments of the reference', () => {
  compare(
    given,
    ({ purchase, annualRatePercent, months, extra }) => {
      const loan = exact(purchase.price).sub(purchase.down);
      const terms = { loan, annualRatePercent, months };
      const scheduled = balances(terms);
      // The schedule is unrounded; what is really paid beside it is a ledger.
      const actual = isPaid(extra, months) ? [loan, ...ledger(terms, extra).map((row) => row.balance)] : scheduled;
      const reference = insuranceMoments(purchase.price, terms, scheduled, actual);
      const { once, ...monthly } = extra;
      const product = insuranceTimeline(
        { loanAmount: loan.toNumber(), annualRatePercent, termYears: months / 12, originalValue: purchase.price },
        { ...monthly, ...(once ? { oneTime: [once] } : {}) },
      );
      expect(product === undefined).toBe(reference === undefined);
      if (!product || !reference) return;
      const automatic = Math.min(reference.automatic, reference.midpoint);
      // Nobody asks for the end of what has ended.
      const request = Math.min(reference.request, automatic);
      expect([product.requestAfterPayments, product.automaticAfterPayments, product.backstopAfterPayments]).toEqual([
        request,
        automatic,
        reference.midpoint,
      ]);
      const apart = (balance: number, owed: Decimal | undefined) =>
        exact(balance)
          .sub(owed ?? 0)
          .abs()
          .toNumber();
      const asked = [actual, scheduled].map((owed) => apart(product.requestBalance, owed[request]));
      expect(Math.min(...asked)).toBeLessThan(0.01);
      expect(apart(product.automaticBalance, scheduled[automatic])).toBeLessThan(0.01);
    },
    ties,
  );
});
