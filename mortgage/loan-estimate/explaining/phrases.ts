import { printCents, printDollars, printNumber } from '../../amounts/dollars.ts';
import type { ProjectedPayment, Range } from '../form/loan-estimate.ts';

/** `$5,672` or `$761.78`: dollars as the form prints them, with cents only where there are any. */
export function printAmount(dollars: number): string {
  return Number.isInteger(dollars) ? printDollars(dollars) : printCents(dollars);
}

/** `3.875%`: three decimals at most. */
export function printPercent(percent: number): string {
  return `${printNumber(percent, 3)}%`;
}

/** `$1,028 to $1,359`; one amount where both ends are alike. */
export function printRange({ least, most }: Range): string {
  return least === most ? printAmount(least) : `${printAmount(least)} to ${printAmount(most)}`;
}

/** `years 1 to 7`, `year 3`, `the final payment`. */
export function printYears(years: ProjectedPayment['years']): string {
  if (!years) return 'a period whose years we could not read';
  const { first, last, final } = years.value;
  if (final) return 'the final payment';
  return first === last ? `year ${first}` : `years ${first} to ${last}`;
}

/** `points, lender credits and rate`. */
export function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
}

/** `Section A`: the first letter as a sentence begins. */
export function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ordinals = ['first', 'second', 'third'];

/** `the first estimate`, for its place in the list, 0 to 2. */
export function named(place: number): string {
  return `the ${ordinals[place]} estimate`;
}
