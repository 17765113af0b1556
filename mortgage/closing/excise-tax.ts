import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import { exciseTiers } from '../figures/excise-tax.ts';

/** A part of a price that is taxed at one rate. */
export interface TaxedPart {
  /** Dollars. */
  readonly upTo: number | undefined;
  readonly percent: number;
  readonly tax: number;
}

/** The tax that the seller of a home pays. Dollars, unrounded. */
export interface ExciseTax {
  readonly state: number;
  readonly local: number;
  readonly total: number;
  readonly parts: readonly TaxedPart[];
}

/**
 * Washington's real estate excise tax (RCW 82.45.060), of which the state's part goes by tiers of the price. `closing` is
 * `YYYY-MM-DD`; before the first known day the first known tiers count. `localPercent` is the county's or the city's own rate.
 */
export function exciseTax(salePrice: number, closing: string, localPercent: number): ExciseTax {
  const price = boundDollars(salePrice);
  const { tiers } = exciseTiers.findLast(({ from }) => from <= closing) ?? exciseTiers[0];
  let below = 0;
  const parts = tiers.flatMap(({ upTo, percent }) => {
    const taxed = Math.max(0, Math.min(price, upTo ?? price) - below);
    below = upTo ?? below;
    return taxed > 0 ? [{ upTo, percent, tax: (taxed * percent) / 100 }] : [];
  });
  const state = parts.reduce((sum, { tax }) => sum + tax, 0);
  const local = (price * boundRatePercent(localPercent)) / 100;
  return { state, local, total: state + local, parts };
}
