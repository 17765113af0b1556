import { firstPaymentMonth } from '../amounts/calendar.ts';
import { isOfficeDay, onOrAfter } from './business-days.ts';
import { type Day, dayOf, monthOf, yearOf } from './day.ts';

/**
 * The usual day of the first payment: the first of the second month after closing, because interest is paid after the month it runs
 * in, and the days of the month of closing are paid at closing.
 */
export function firstPaymentDay(closing: Day): Day {
  const { year, month } = firstPaymentMonth({ year: yearOf(closing), month: monthOf(closing) });
  return dayOf(year, month, 1);
}

/**
 * The days on which the first payment may be due. A loan closed on the 1st has no days to pay at closing: its first whole month is the
 * one of closing, and lenders set the first of either month, the next one or the second. Both are named then.
 */
export function firstPayments(closing: Day): Day[] {
  const usual = firstPaymentDay(closing);
  return closing.endsWith('-01') ? [dayOf(yearOf(usual), monthOf(usual) - 1, 1), usual] : [usual];
}

/**
 * The next two days after this one on which half of a year’s property tax is due in Washington: April 30 and October 31 (RCW
 * 84.56.020), or the next business day where one falls on a weekend (RCW 1.12.070).
 */
export function taxHalves(after: Day): Day[] {
  const year = yearOf(after);
  return [year, year + 1]
    .flatMap((of) => [dayOf(of, 4, 30), dayOf(of, 10, 31)])
    .map((due) => onOrAfter(due, isOfficeDay))
    .filter((due) => due > after)
    .slice(0, 2);
}
