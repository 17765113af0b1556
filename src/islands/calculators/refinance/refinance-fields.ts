import type { Fields } from '../parts/fields.ts';
import { dollarLimits, rateLimits, termChoicesYears } from '../parts/loan-terms.ts';

/** What the refinance calculator asks for. The defaults are an example. */
export const refinanceFields = {
  balance: { key: 'balance', ...dollarLimits, default: 320_000 },
  currentRatePercent: { key: 'rate', ...rateLimits, default: 7.25 },
  remainingMonths: { key: 'months', min: 1, max: 480, decimals: 0, default: 324 },
  newRatePercent: { key: 'newRate', ...rateLimits, default: 6.5 },
  newTermYears: { key: 'newTerm', choices: termChoicesYears, default: 30 },
  /** Less the lender's credits, so that it may be below 0. */
  closingCosts: { key: 'costs', ...dollarLimits, min: -100_000, default: 6000 },
  /** Whether the costs are added to the new loan or paid at closing. */
  costs: { key: 'pay', choices: ['paid', 'financed'], default: 'paid' },
} as const satisfies Fields;
