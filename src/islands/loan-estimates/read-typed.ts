import { parseAmount, parsePercent } from '../../../mortgage/amounts/dollars.ts';
import { readTerm } from '../../../mortgage/loan-estimate/reading/printed.ts';

/** What a field takes. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Beyond this no loan goes, in dollars. */
export const mostDollars = 100_000_000;

/** What a rate can be. */
export const ratePercent: Limits = { least: 0, most: 50 };

/** The form prints its minus sign as a dash, and people copy what they see. */
function withMinus(typed: string): string {
  return typed.replace(/[–—]/, '-');
}

function within(value: number | undefined, { least, most }: Limits): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

/** Dollars as people type them or the form prints them (`– $500`); `undefined` for what is no such amount. */
export function readTypedDollars(typed: string, limits: Limits): number | undefined {
  return within(parseAmount(withMinus(typed)), limits);
}

/** A percentage; `undefined` for what is none, or is beyond `limits`. */
export function readTypedPercent(typed: string, limits: Limits): number | undefined {
  return within(parsePercent(withMinus(typed)), limits);
}

/** Months of a loan term up to fifty years: `30`, or as the form prints it; `undefined` for what is no term. */
export function readTypedTerm(typed: string): number | undefined {
  const years = parseAmount(typed);
  return within(years === undefined ? readTerm(typed) : Math.round(years * 12), { least: 1, most: 600 });
}
