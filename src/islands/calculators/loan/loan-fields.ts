import type { Fields, Values } from '../parts/fields.ts';
import { homeCostFields } from '../parts/home-cost-fields.ts';
import { dollarLimits } from '../parts/loan-terms.ts';
import { paymentFields } from '../payment/payment-fields.ts';

/** Everything that the calculator of a loan asks for. The order is that of its address. */
export const loanFields = {
  ...paymentFields,
  ...homeCostFields,
  /** Dollars each month on top of the payment. */
  extraMonthly: { key: 'extra', min: 0, max: 1_000_000, decimals: 2, default: 0 },
  /** Dollars once, with the payment of `extraOnceMonth`. */
  extraOnce: { key: 'once', ...dollarLimits, default: 0 },
  extraOnceMonth: { key: 'onceMonth', min: 1, max: 360, decimals: 0, default: 12 },
} as const satisfies Fields;

export type LoanValues = Values<typeof loanFields>;
