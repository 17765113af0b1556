import { Decimal } from 'decimal.js';
import type { Course } from '../loans/ledger.ts';
import { comparisons } from '../loans/ledger.ts';
import type { Line, Terms } from '../loans/terms.ts';

/** `Prepaid Interest ($17.44 per day for 15 days @ 3.875%)`, by a year of 360 days, and its dollars. */
export function prepaidInterest(amount: number, rate: number, days: number): readonly [label: string, amount: number] {
  const daily = new Decimal(amount).times(rate).div(36000).toDecimalPlaces(2);
  return [`Prepaid Interest ($${daily.toFixed(2)} per day for ${days} days @ ${rate}%)`, daily.times(days).round().toNumber()];
}

/** A line of the initial escrow payment. Dollars and cents a month. */
export function escrow(name: string, monthly: string, months: number): Line {
  const printed = Number(monthly).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return [`${name} $${printed} per month for ${months} mo.`, new Decimal(monthly).times(months).round().toNumber()];
}

/** A line of G for which nothing is collected. */
export function noEscrow(name: string): Line {
  return [`${name} per month for mo.`];
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
}

/** The comparisons of a loan; the finance charge is A, the prepaid interest and `alsoCharged`. */
export function measured(course: Course, sections: Terms['sections'], prepaid: number, alsoCharged = 0): Terms['comparisons'] {
  const loanCosts = total([...sections.A, ...sections.B, ...sections.C]);
  return comparisons(course, loanCosts, prepaid, total(sections.A) + prepaid + alsoCharged);
}

/** A single amount. */
export function just(amount: number): { readonly least: number; readonly most: number } {
  return { least: amount, most: amount };
}
