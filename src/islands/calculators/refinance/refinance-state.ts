import type { AddressFields, StateOf } from '../parts/address-state.ts';
import { inputLimits, termChoicesYears } from '../parts/calculator-inputs.ts';

const rate = { min: inputLimits.annualRatePercent.min, max: inputLimits.annualRatePercent.max, decimals: 3 } as const;
const dollars = { min: 0, max: 100_000_000, decimals: 2 } as const;

/** What the refinance tool keeps in the address. The defaults are an example. */
export const refinanceFields = {
  balance: { key: 'balance', ...dollars, default: 320_000 },
  currentRatePercent: { key: 'rate', ...rate, default: 7.25 },
  remainingMonths: { key: 'months', min: 1, max: 480, decimals: 0, default: 324 },
  newRatePercent: { key: 'newRate', ...rate, default: 6.5 },
  newTermYears: { key: 'newTerm', choices: termChoicesYears, default: 30 },
  /** Less the lender's credits, so that it may be below 0. */
  closingCosts: { key: 'costs', ...dollars, min: -100_000, default: 6000 },
  /** Whether the costs are added to the new loan or paid at closing. */
  costs: { key: 'pay', choices: ['paid', 'financed'], default: 'paid' },
} as const satisfies AddressFields;

export type RefinanceState = StateOf<typeof refinanceFields>;
