import { figureValues } from '../../../../mortgage/figures/values.ts';
import { closingYears, counties, latestClosingYear } from '../../../../mortgage/programs/loan-limits.ts';
import type { Fields } from './fields.ts';

/** What a home costs besides the loan, and what the programs' fees and limits depend on. */
export const homeFields = {
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
} as const satisfies Fields;
