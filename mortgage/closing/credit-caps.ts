import { exceeds } from '../amounts/exceeds.ts';
import { closingCostValues } from '../figures/closing-cost-values.ts';
import type { Program } from '../programs/programs.ts';

/**
 * The most that a seller may give toward the buyer's costs, in percent of the price; `undefined` where the program sets none on
 * ordinary closing costs, as VA does. Conventional loans go by loan-to-value.
 */
export function sellerCreditCapPercent(program: Program, homePrice: number, baseLoan: number): number | undefined {
  if (program === 'va') return undefined;
  if (program === 'fha') return closingCostValues['seller-credit-fha'];
  if (program === 'usda') return closingCostValues['seller-credit-usda'];
  // Whole amounts and no quotient, so that 765,000 of 850,000 is 90%.
  if (exceeds(baseLoan * 10, homePrice * 9)) return closingCostValues['seller-credit-above-90'];
  return closingCostValues[exceeds(baseLoan * 4, homePrice * 3) ? 'seller-credit-above-75' : 'seller-credit-up-to-75'];
}
