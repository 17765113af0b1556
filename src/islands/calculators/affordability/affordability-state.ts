import type { AddressFields, StateOf } from '../parts/address-state.ts';
import { homeFields } from '../parts/calculator-state.ts';

const dollars = { min: 0, max: 100_000_000, decimals: 2 } as const;

/**
 * What the affordability tool keeps in the address. Income and debts are personal: the page writes them there only when the
 * visitor copies a link, not while typing. The defaults are an example.
 */
export const affordabilityFields = {
  /** Dollars a year before taxes. */
  annualIncome: { key: 'income', ...dollars, default: 120_000 },
  /** Dollars a month. */
  monthlyDebts: { key: 'debts', ...dollars, default: 500 },
  downPayment: { key: 'down', ...dollars, default: 60_000 },
  ...homeFields,
} as const satisfies AddressFields;

export type AffordabilityState = StateOf<typeof affordabilityFields>;
