import { figureValues } from '../../../../mortgage/figures/values.ts';
import { downPaymentFromPercent } from '../../../../mortgage/loan/down-payment.ts';
import { closingYears, counties, latestClosingYear } from '../../../../mortgage/programs/loan-limits.ts';
import type { AddressFields, StateOf } from './address-state.ts';
import { calculatorDefaults, inputLimits, termChoicesYears } from './calculator-inputs.ts';

const { homePrice, annualRatePercent } = inputLimits;

/** Fields that every tool about buying a home has in common, with their place in the address. */
export const homeFields = {
  annualRatePercent: {
    key: 'rate',
    min: annualRatePercent.min,
    max: annualRatePercent.max,
    decimals: 3,
    default: calculatorDefaults.annualRatePercent,
  },
  termYears: { key: 'term', choices: termChoicesYears, default: calculatorDefaults.termYears },
  /** Percent of the price a year. */
  propertyTaxPercent: { key: 'tax', min: 0, max: 5, decimals: 3, default: figureValues['property-tax-king'] },
  /** Dollars a year. */
  annualHomeInsurance: {
    key: 'insurance',
    min: 0,
    max: 100_000,
    decimals: 2,
    default: figureValues['home-insurance-washington'],
  },
  /** Dollars a month. */
  monthlyHoa: { key: 'hoa', min: 0, max: 20_000, decimals: 2, default: 0 },
  /** Percent of the loan a year. */
  privateInsurancePercent: { key: 'pmi', min: 0, max: 5, decimals: 3, default: figureValues['pmi-annual-premium'] },
  county: { key: 'county', choices: counties, default: 'King' },
  closingYear: { key: 'closing', choices: closingYears, default: latestClosingYear },
  /** `exempt` is missing on purpose: it tells of a disability, and stays in the page. */
  vaUse: { key: 'va', choices: ['first', 'later'], default: 'first' },
  /** Whether the upfront fee of a program is added to the loan or paid at closing. */
  upfrontFee: { key: 'fee', choices: ['financed', 'paid'], default: 'financed' },
} as const satisfies AddressFields;

/** Everything the calculator keeps in the address. */
export const calculatorFields = {
  homePrice: { key: 'price', min: homePrice.min, max: homePrice.max, decimals: 2, default: calculatorDefaults.homePrice },
  downPayment: { key: 'down', min: 0, max: homePrice.max, decimals: 2, default: calculatorDefaults.downPayment },
  /** Set when the visitor typed the down payment as a percentage: it then wins, and follows the price. */
  downPaymentPercent: { key: 'downPercent', min: 0, max: 100, decimals: 3, default: undefined },
  ...homeFields,
  /** Dollars each month on top of the payment. */
  extraMonthly: { key: 'extra', min: 0, max: 1_000_000, decimals: 2, default: 0 },
  /** Dollars once, with the payment of `extraOnceMonth`. */
  extraOnce: { key: 'once', min: 0, max: homePrice.max, decimals: 2, default: 0 },
  extraOnceMonth: { key: 'onceMonth', min: 1, max: 360, decimals: 0, default: 12 },
} as const satisfies AddressFields;

export type CalculatorState = StateOf<typeof calculatorFields>;

/** The down payment in dollars, whichever unit it was typed in. */
export function downPaymentOf(state: Pick<CalculatorState, 'homePrice' | 'downPayment' | 'downPaymentPercent'>): number {
  if (state.downPaymentPercent !== undefined) return downPaymentFromPercent(state.homePrice, state.downPaymentPercent);
  return Math.min(state.downPayment, state.homePrice);
}
