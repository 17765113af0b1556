import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import { type Day, dayOf, daysBetween, monthOf, yearOf } from '../dates/day.ts';
import type { AmountRange } from './amount-range.ts';

/** Days for which interest is paid at closing: the day of closing and those after it in its month. */
export function prepaidDays(closing: Day): number {
  return daysBetween(closing, dayOf(yearOf(closing), monthOf(closing) + 1, 1));
}

/**
 * Interest from the day of closing through the last day of its month, in dollars. Lenders count a year as 365 days or as 360; the
 * shorter year makes the dearer day.
 */
export function prepaidInterest(loanAmount: number, annualRatePercent: number, closing: Day): AmountRange {
  const year = (boundDollars(loanAmount) * boundRatePercent(annualRatePercent) * prepaidDays(closing)) / 100;
  return { least: year / 365, usual: year / 365, most: year / 360 };
}
