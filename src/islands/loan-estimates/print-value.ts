import { printDuration, printStated } from '../../../mortgage/amounts/calendar.ts';
import { printCents, printDollars, printNumber } from '../../../mortgage/amounts/dollars.ts';

/** `$5,672`, `$761.78`, `-$500`: dollars with cents only where the form, `printed`, has them or they are not zero. */
export function printFormDollars(amount: number, printed: string): string {
  return Number.isInteger(amount) && !/\.\d{2}\b/.test(printed) ? printDollars(amount) : printCents(amount);
}

/** `3.875%`: at most three decimals, as the form rounds. */
export function printFormPercent(percent: number): string {
  return `${percent < 0 ? '-' : ''}${printNumber(Math.abs(percent), 3)}%`;
}

/** `30 years`, `10 years 6 months`. */
export function printTerm(months: number): string {
  return printDuration(months);
}

/** `February 15, 2027` for `2027-02-15`. */
export function printDate(date: string): string {
  return printStated(date);
}
