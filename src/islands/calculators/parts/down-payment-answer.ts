import { downPaymentOf } from './calculator-state.ts';

/**
 * A down payment in the unit it was typed in: one of the two is set, or neither while the field is empty. An address may set
 * both; the percentage then wins.
 */
export interface DownPaymentAnswer {
  readonly downPayment: number | undefined;
  readonly downPaymentPercent: number | undefined;
}

/** The down payment in dollars, from 0 to the price; `undefined` while it or the price is missing. */
export function countedDownPayment(homePrice: number | undefined, answer: DownPaymentAnswer): number | undefined {
  const { downPayment, downPaymentPercent } = answer;
  if (homePrice === undefined || (downPayment === undefined && downPaymentPercent === undefined)) return undefined;
  return downPaymentOf({ homePrice, downPayment: downPayment ?? 0, downPaymentPercent });
}
