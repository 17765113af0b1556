import { downPaymentFromPercent } from '../../../../mortgage/loan/down-payment.ts';
import type { EstimateInputs } from '../../../../mortgage/loan/estimate.ts';
import { complete, type Fields, type Values } from '../parts/fields.ts';
import { purchaseFields, rateAndTermFields } from '../parts/loan-terms.ts';

/** The questions about the loan itself. */
export const paymentFields = {
  ...purchaseFields,
  /** Set when the visitor typed the down payment as a percentage: it then wins, and follows the price. */
  downPaymentPercent: { key: 'downPercent', min: 0, max: 100, decimals: 3, default: undefined },
  ...rateAndTermFields,
} as const satisfies Fields;

export type PaymentValues = Values<typeof paymentFields>;

/**
 * A down payment in the unit it was typed in: one of the two is set, or neither while the field is empty. An address may set
 * both; the percentage then wins.
 */
export type DownPaymentValues = Pick<PaymentValues, 'downPayment' | 'downPaymentPercent'>;

/** The down payment in dollars, from 0 to the price; `undefined` while it or the price is missing. */
export function downPaymentDollars(
  homePrice: number | undefined,
  { downPayment, downPaymentPercent }: DownPaymentValues,
): number | undefined {
  if (homePrice === undefined) return undefined;
  if (downPaymentPercent !== undefined) return downPaymentFromPercent(homePrice, downPaymentPercent);
  return downPayment === undefined ? undefined : Math.min(downPayment, homePrice);
}

/** The loan that is asked about; `undefined` while a field is empty. */
export function askedLoan(values: PaymentValues): EstimateInputs | undefined {
  const { homePrice, annualRatePercent, termYears } = values;
  return complete({ homePrice, downPayment: downPaymentDollars(homePrice, values), annualRatePercent, termYears });
}
