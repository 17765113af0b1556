/**
 * The outer walls of every calculation. Each public function passes its inputs through these, so any double a form, an
 * address or a bug may hand over (NaN, Infinity, -1e308) ends in a finite, sane figure. They lie far outside the limits of
 * the calculators’ fields: meeting one is a mistake upstream, not a choice of the visitor.
 */
const highestDollars = 1e11;
const highestRatePercent = 1000;
const highestTermMonths = 600;

/** `value` kept within `lowest` and `highest`; anything that is not a number becomes `lowest`. Never -0 when `lowest` is 0. */
export function clamp(value: number, lowest: number, highest: number): number {
  if (!(value > lowest)) return lowest;
  return Math.min(value, highest);
}

/** Dollars from 0 to 100 billion; cents within that range are still exact in a double. */
export function boundDollars(amount: number): number {
  return clamp(amount, 0, highestDollars);
}

/** Dollars paid, or received where they are below 0 (a lender credit above the costs): to 100 billion either way. */
export function boundCosts(amount: number): number {
  return amount < 0 ? -boundDollars(-amount) : boundDollars(amount);
}

/** Percent a year from 0 to 1000. The specification allows no negative rate. */
export function boundRatePercent(annualRatePercent: number): number {
  return clamp(annualRatePercent, 0, highestRatePercent);
}

/** Whole months of a term given in years, 1 to 600. Fractions of a year are allowed: 23.75 years are 285 months. */
export function termMonths(termYears: number): number {
  return clamp(Math.round(termYears * 12), 1, highestTermMonths);
}
