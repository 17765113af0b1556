import type { Fields } from '../parts/fields.ts';
import { homeFields } from '../parts/home-fields.ts';
import { dollarLimits, rateAndTermFields } from '../parts/loan-terms.ts';
import type { ValuesInHand } from '../parts/use-values.ts';

/**
 * What the affordability calculator asks for. Income and debts are personal: the page writes them into
 * an address only when the visitor copies a link, not while typing. The defaults are an example.
 */
export const affordabilityFields = {
  /** Dollars a year before taxes. */
  annualIncome: { key: 'income', ...dollarLimits, default: 120_000 },
  /** Dollars a month. */
  monthlyDebts: { key: 'debts', ...dollarLimits, default: 500 },
  downPayment: { key: 'down', ...dollarLimits, default: 60_000 },
  ...rateAndTermFields,
  ...homeFields,
} as const satisfies Fields;

/** What stands in the fields, and whom they tell of a change. */
export interface AffordabilityFormProps extends ValuesInHand<typeof affordabilityFields> {
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}
