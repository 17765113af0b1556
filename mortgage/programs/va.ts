import { exceeds } from '../amounts/exceeds.ts';
import { figureValues } from '../figures/values.ts';

/** `exempt` for compensable service-connected disability and the other exemptions the VA lists. */
export type VaUse = 'first' | 'later' | 'exempt';

/**
 * VA funding fee for a purchase, in percent of the loan before the fee. From 5% down first and later use cost the same.
 * There is no monthly insurance.
 */
export function vaFundingFeePercent(homePrice: number, downPayment: number, use: VaUse): number {
  if (use === 'exempt') return 0;
  if (!exceeds(homePrice, downPayment * 10)) return figureValues['va-funding-fee-first-10-down'];
  if (!exceeds(homePrice, downPayment * 20)) return figureValues['va-funding-fee-first-5-down'];
  return figureValues[use === 'first' ? 'va-funding-fee-first' : 'va-funding-fee-later'];
}
