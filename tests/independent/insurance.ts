import { type Amount, type Decimal, exact } from './exact.ts';
import type { FixedLoan } from './payment.ts';

/** Shares of the original value at which the Homeowners Protection Act lets the borrower ask, and ends the insurance by itself. */
const requestShare = exact('0.80');
const automaticShare = exact('0.78');

/** The number of the first payment after which no more is owed than that; 0 if it is so from the start, undefined if never. */
function firstPaymentAtOrBelow(balances: readonly Decimal[], limit: Amount): number | undefined {
  const payment = balances.findIndex((balance) => balance.lte(limit));
  return payment === -1 ? undefined : payment;
}

/** The three moments of the law, as numbers of payments made. */
export interface InsuranceMoments {
  /** The balance is at 80% of the original value, by the schedule or by what is really paid (12 U.S.C. 4901(2), 4902(a)). */
  readonly request: number;
  /** The balance is at 78% by the schedule of the first day, whatever is paid beyond it (4901(18), 4902(b)). */
  readonly automatic: number;
  /** Half of the amortization period is over (4901(7), 4902(c)); an odd month is split, and the whole month after it counts. */
  readonly midpoint: number;
}

/** Whether a lender asks for insurance at all: the loan is more than 80% of the value. */
function isInsured(originalValue: Amount, loan: Amount): boolean {
  return exact(loan).gt(requestShare.mul(originalValue));
}

/**
 * When insurance of a conventional loan may go, and when it must.
 * @param scheduled balances of the original schedule, from the loan itself on
 * @param actual balances as they are paid; the same without extra payments
 */
export function insuranceMoments(
  originalValue: Amount,
  { loan, months }: Pick<FixedLoan, 'loan' | 'months'>,
  scheduled: readonly Decimal[],
  actual: readonly Decimal[] = scheduled,
): InsuranceMoments | undefined {
  if (!isInsured(originalValue, loan)) return undefined;
  const first = (owed: readonly Decimal[], share: Decimal) => firstPaymentAtOrBelow(owed, share.mul(originalValue)) ?? months;
  return {
    request: Math.min(first(scheduled, requestShare), first(actual, requestShare)),
    automatic: first(scheduled, automaticShare),
    midpoint: Math.ceil(months / 2),
  };
}
