import { type Amount, type Decimal, exact, toCent } from './exact.ts';
import { type FixedLoan, levelPayment } from './payment.ts';

/** A month as the servicer books it, every amount in whole cents of a dollar. */
export interface LedgerMonth {
  readonly month: number;
  readonly paid: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
}

/** Money paid beyond what is due: with every payment, and once with the payment of one month. */
export interface Extra {
  readonly monthly?: Amount;
  readonly once?: { readonly month: number; readonly amount: Amount };
}

/**
 * The loan as a servicer keeps it: the payment rounded to the cent, interest of each month on the balance and rounded half up,
 * the rest to principal. The last payment settles, whatever rounding left, and nobody pays more than is owed.
 */
export function ledger(terms: FixedLoan, extra: Extra = {}): LedgerMonth[] {
  const due = toCent(levelPayment(terms));
  const rows: LedgerMonth[] = [];
  let owed = toCent(exact(terms.loan));
  for (let month = 1; month <= terms.months && owed.gt(0); month += 1) {
    const interest = toCent(owed.mul(terms.annualRatePercent).div(1200));
    const debt = owed.add(interest);
    const more = exact(extra.monthly ?? 0).add(extra.once?.month === month ? extra.once.amount : 0);
    const offered = month === terms.months ? debt : due.add(toCent(more));
    const paid = offered.gt(debt) ? debt : offered;
    owed = debt.sub(paid);
    rows.push({ month, paid, interest, principal: paid.sub(interest), balance: owed });
  }
  return rows;
}

/** Interest of all months together. */
export function ledgerInterest(rows: readonly LedgerMonth[]): Decimal {
  return rows.reduce((sum, row) => sum.add(row.interest), exact(0));
}
