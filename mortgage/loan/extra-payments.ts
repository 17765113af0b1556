import type { LoanTerms } from './payment.ts';
import { type ExtraPayments, paymentSchedule, type ScheduleRow, type ScheduleTotals, scheduleTotals } from './schedule.ts';

export interface ExtraPaymentSavings {
  /** With the extra payments. */
  readonly totals: ScheduleTotals;
  /** How many payments earlier the debt is gone. */
  readonly monthsSaved: number;
  readonly interestSavedCents: number;
  /** The schedule with the extra payments, for the picture and the table. */
  readonly rows: readonly ScheduleRow[];
}

/**
 * What extra payments save against paying the loan as agreed, both as cents ledgers. Nothing is saved when nothing extra is
 * paid. Assumes what federal law gives most home loans: no prepayment penalty, the extra credited on the day of the payment.
 *
 * `baseline` spares the second ledger when the caller already has the schedule without extra payments.
 */
export function extraPaymentSavings(
  terms: LoanTerms,
  extra: ExtraPayments,
  baseline: readonly ScheduleRow[] = paymentSchedule(terms),
): ExtraPaymentSavings {
  const rows = paymentSchedule(terms, extra);
  const totals = scheduleTotals(rows);
  const without = scheduleTotals(baseline);
  return {
    totals,
    monthsSaved: without.months - totals.months,
    interestSavedCents: without.interestCents - totals.interestCents,
    rows,
  };
}
