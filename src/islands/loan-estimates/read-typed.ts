import { parseAmount, parsePercent } from '../../../mortgage/amounts/dollars.ts';

/** What a field takes. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

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

const years = /^(\d+(?:\.\d+)?)\s*(?:y|yrs?\.?|years?)?$/i;
const months = /^(\d+)\s*(?:m|mos?\.?|months?)$/i;
const yearsAndMonths = /^(\d+)\s*(?:y|yrs?\.?|years?)[\s,]*(\d+)\s*(?:m|mos?\.?|months?)$/i;

/** Months of a loan term up to fifty years: `30`, `30 years`, `16 mo.`, `10 yr. 6 mo.`; `undefined` for what is no term. */
export function readTypedTerm(typed: string): number | undefined {
  const text = typed.trim();
  const [, y = years.exec(text)?.[1] ?? '0', m = months.exec(text)?.[1] ?? '0'] = yearsAndMonths.exec(text) ?? [];
  return within(Math.round(Number(y) * 12) + Number(m), { least: 1, most: 600 });
}
