import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import type { AmountRange } from './amount-range.ts';
import { type Day, daysInMonth } from './closing-day.ts';

/** Days for which interest is paid at closing: the day of closing and those after it in its month. */
export function prepaidDays({ year, month, day }: Day): number {
  return daysInMonth(year, month) - day + 1;
}

/**
 * Interest from the day of closing through the last day of its month, in dollars. Lenders count a year as 365 days or as 360; the
 * shorter year makes the dearer day.
 */
export function prepaidInterest(loanAmount: number, annualRatePercent: number, closing: Day): AmountRange {
  const year = (boundDollars(loanAmount) * boundRatePercent(annualRatePercent) * prepaidDays(closing)) / 100;
  return { least: year / 365, usual: year / 365, most: year / 360 };
}
