import { boundDollars, boundRatePercent, clamp, termMonths } from '../amounts/bounds.ts';
import { type LoanTerms, paymentFactor } from './payment.ts';

/** One month of the ledger. All amounts are whole cents, so that sums are exact. */
export interface ScheduleRow {
  /** 1 for the first payment. */
  readonly month: number;
  /** Everything paid this month: interest + principal. */
  readonly paymentCents: number;
  readonly interestCents: number;
  /** What the debt falls by, extra payments included. */
  readonly principalCents: number;
  /** The part of the principal that was paid on top of the regular payment. */
  readonly extraCents: number;
  /** Debt left after the payment. */
  readonly balanceCents: number;
}

/** Payments on top of the regular one, all of them principal. Dollars; amounts of 0 or less count as none. */
export interface ExtraPayments {
  readonly monthly?: number;
  /** Each paid together with the regular payment of `month` (1 is the first). */
  readonly oneTime?: readonly { readonly month: number; readonly amount: number }[];
}

export interface ScheduleTotals {
  readonly months: number;
  readonly interestCents: number;
}

/** Whole cents of an amount in dollars, half up, within the limits of `bounds.ts`. */
function toCents(dollars: number): number {
  return Math.round(boundDollars(dollars) * 100);
}

/** The regular payment of a loan of `loanCents`, rounded half up to the cent as the note states it. */
function paymentCents(loanCents: number, annualRatePercent: number, months: number): number {
  const ratePercent = boundRatePercent(annualRatePercent);
  return Math.round(ratePercent === 0 ? loanCents / months : loanCents * paymentFactor(ratePercent, months));
}

/**
 * The payment schedule as a servicer keeps it: payment to the cent, each month's interest (balance × yearly rate ÷ 12)
 * rounded half up to the cent, the last payment settling whatever is left, so that the balance ends at exactly 0 and there is
 * never a row after the last month of the term. Empty when nothing is borrowed.
 *
 * Its totals differ by a dollar or two from `estimate`, which follows the unrounded rule.
 */
export function paymentSchedule(terms: LoanTerms, extra: ExtraPayments = {}): ScheduleRow[] {
  const months = termMonths(terms.termYears);
  const interestOn = monthlyInterest(terms.annualRatePercent);
  const monthlyExtraCents = toCents(extra.monthly ?? 0);
  const oneTimeCents = oneTimeByMonth(extra);
  const rows: ScheduleRow[] = [];
  let balanceCents = toCents(terms.loanAmount);
  const regularCents = paymentCents(balanceCents, terms.annualRatePercent, months);
  for (let month = 1; balanceCents > 0; month++) {
    const interestCents = interestOn(balanceCents);
    const regularPrincipalCents = month < months ? clamp(regularCents - interestCents, 0, balanceCents) : balanceCents;
    const wishedExtraCents = monthlyExtraCents + (oneTimeCents?.get(month) ?? 0);
    const extraCents = Math.min(wishedExtraCents, balanceCents - regularPrincipalCents);
    const principalCents = regularPrincipalCents + extraCents;
    balanceCents -= principalCents;
    const paidCents = interestCents + principalCents;
    rows.push({ month, paymentCents: paidCents, interestCents, principalCents, extraCents, balanceCents });
  }
  return rows;
}

function oneTimeByMonth({ oneTime }: ExtraPayments): Map<number, number> | undefined {
  if (!oneTime?.length) return undefined;
  const byMonth = new Map<number, number>();
  for (const { month, amount } of oneTime) byMonth.set(month, (byMonth.get(month) ?? 0) + toCents(amount));
  return byMonth;
}

/**
 * Interest of one month in cents, half up, for a balance in cents.
 *
 * Rates are quoted in thousandths of a percent at most. As a whole number of those the product with the balance is exact in a
 * double (to a billion dollars at 30%), and so is half a cent; with 5.99 as it is stored, ties would fall either way.
 */
function monthlyInterest(annualRatePercent: number): (balanceCents: number) => number {
  const ratePercent = boundRatePercent(annualRatePercent);
  const thousandths = Math.round(ratePercent * 1000);
  if (thousandths / 1000 === ratePercent) return (balanceCents) => Math.round((balanceCents * thousandths) / 1_200_000);
  return (balanceCents) => Math.round((balanceCents * ratePercent) / 1200);
}

/** Number of payments of a schedule, and their interest. */
export function scheduleTotals(rows: readonly ScheduleRow[]): ScheduleTotals {
  return { months: rows.length, interestCents: rows.reduce((sum, row) => sum + row.interestCents, 0) };
}
