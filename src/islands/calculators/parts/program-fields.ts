import { closingYears, counties, latestClosingYear } from '../../../../mortgage/programs/loan-limits.ts';
import type { Fields } from './fields.ts';

/** What the programs' fees and limits depend on besides price and down payment. */
export const programFields = {
  county: { key: 'county', choices: [...counties, 'other'], default: 'King' },
  closingYear: { key: 'closing', choices: closingYears, default: latestClosingYear },
  /** `exempt` is missing on purpose: it tells of a disability, and stays in the page. */
  vaUse: { key: 'va', choices: ['first', 'later'], default: 'first' },
  /** Whether the upfront fee of a program is added to the loan or paid at closing. */
  upfrontFee: { key: 'fee', choices: ['financed', 'paid'], default: 'financed' },
} as const satisfies Fields;
