import type { Fields } from '../parts/fields.ts';
import { homeCostFields } from '../parts/home-cost-fields.ts';
import { dollarLimits, moneyDownField, rateAndTermFields } from '../parts/loan-terms.ts';
import { programFields } from '../parts/program-fields.ts';
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
  downPayment: moneyDownField,
  ...rateAndTermFields,
  ...homeCostFields,
  ...programFields,
} as const satisfies Fields;

/** What stands in the fields, and whom they tell of a change. */
export interface AffordabilityFormProps extends ValuesInHand<typeof affordabilityFields> {
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}
