import { firstPaymentDay } from '../dates/after-closing.ts';
import { type Day, dayOf, daysBetween, monthOf, yearOf } from '../dates/day.ts';
import { type AmountRange, combine } from './amount-range.ts';

/**
 * A half of a year's property tax in Washington: January to June, due on April 30, or July to December, due on October 31
 * (RCW 84.56.020). A due day that falls on a weekend moves to the next business day, which changes no amount.
 */
interface TaxHalf {
  readonly first: Day;
  readonly due: Day;
  /** The day after its last one. */
  readonly end: Day;
}

function taxHalfOf(closing: Day): TaxHalf {
  const year = yearOf(closing);
  return monthOf(closing) <= 6
    ? { first: dayOf(year, 1, 1), due: dayOf(year, 4, 30), end: dayOf(year, 7, 1) }
    : { first: dayOf(year, 7, 1), due: dayOf(year, 10, 31), end: dayOf(year, 13, 1) };
}

/** What the property tax brings to a closing. */
export interface TaxAtClosing {
  /** Dollars from the buyer; below 0 what the seller gives the buyer. */
  readonly amount: AmountRange;
  /**
   * `reimbursed`: the seller has paid the half, and the buyer pays back the days that are left of it. `credited`: the half is paid
   * later, and the seller gives the buyer the days that are past. `paid`: the same, but the half is due before the loan's first
   * payment, so it is paid at closing.
   */
  readonly how: 'reimbursed' | 'credited' | 'paid';
  /** Days that are told of: those left with `reimbursed`, those past with the others. */
  readonly days: number;
}

/** The seller owes the days before the closing, the buyer the day of closing and those after it. `annualTax` is in dollars. */
export function propertyTaxAtClosing(annualTax: AmountRange, closing: Day): TaxAtClosing {
  const half = taxHalfOf(closing);
  const daysOfHalf = daysBetween(half.first, half.end);
  const past = daysBetween(half.first, closing);
  const ofHalf = (share: number) => combine([annualTax], ([tax = 0]) => (tax / 2) * share);
  if (closing > half.due) {
    const left = daysOfHalf - past;
    return { amount: ofHalf(left / daysOfHalf), how: 'reimbursed', days: left };
  }
  const seller = past / daysOfHalf;
  const paidAtClosing = half.due < firstPaymentDay(closing);
  return paidAtClosing
    ? { amount: ofHalf(1 - seller), how: 'paid', days: past }
    : { amount: ofHalf(-seller), how: 'credited', days: past };
}
