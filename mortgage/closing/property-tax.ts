import { type AmountRange, combine } from './amount-range.ts';
import { type Day, daysBetween } from './closing-day.ts';

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

function taxHalfOf({ year, month }: Day): TaxHalf {
  return month <= 6
    ? { first: { year, month: 1, day: 1 }, due: { year, month: 4, day: 30 }, end: { year, month: 7, day: 1 } }
    : { first: { year, month: 7, day: 1 }, due: { year, month: 10, day: 31 }, end: { year: year + 1, month: 1, day: 1 } };
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
  if (daysBetween(half.due, closing) > 0) {
    const left = daysOfHalf - past;
    return { amount: ofHalf(left / daysOfHalf), how: 'reimbursed', days: left };
  }
  const seller = past / daysOfHalf;
  const paidAtClosing = daysBetween(half.due, firstPaymentDay(closing)) > 0;
  return paidAtClosing
    ? { amount: ofHalf(1 - seller), how: 'paid', days: past }
    : { amount: ofHalf(-seller), how: 'credited', days: past };
}

/** The first of the second month after the month of closing: interest is paid after the month that it is for. */
export function firstPaymentDay({ year, month }: Day): Day {
  return { year: month > 10 ? year + 1 : year, month: ((month + 1) % 12) + 1, day: 1 };
}
