import type { ClosingCostId } from './closing-cost-values.ts';
import type { DisclosureDaysId } from './disclosure-days.ts';

/**
 * Every published figure that can change, by its name, as the project has it: here what all calculators work with, below the
 * others. This is the only place of the project's number; what it is, its unit and who publishes it stand in `figures.ts` under the
 * same name, and what is known of its source in `sources.ts`. What the owner has renewed stands in `figures.json`.
 */
export const figureValues = {
  // What a home costs beside the loan: where the fields for it start.
  'property-tax-king': 0.76,
  'home-insurance-washington': 1533,
  'pmi-annual-premium': 0.6,
  // Down payments.
  'conventional-min-down-payment': 3,
  'high-balance-min-down-payment': 5,
  'fha-min-down-payment': 3.5,
  // FHA premiums.
  'fha-upfront-premium': 1.75,
  'fha-annual-premium': 0.5,
  'fha-annual-premium-high-ltv': 0.55,
  'fha-premium-loan-threshold': 726_200,
  'fha-annual-premium-larger-loan': 0.7,
  'fha-annual-premium-larger-loan-high-ltv': 0.75,
  'fha-annual-premium-short-term': 0.15,
  'fha-annual-premium-short-term-high-ltv': 0.4,
  'fha-annual-premium-short-term-larger-loan': 0.15,
  'fha-annual-premium-short-term-larger-loan-mid-ltv': 0.4,
  'fha-annual-premium-short-term-larger-loan-high-ltv': 0.65,
  'fha-premium-years': 11,
  // VA and USDA fees.
  'va-funding-fee-first': 2.15,
  'va-funding-fee-first-5-down': 1.5,
  'va-funding-fee-first-10-down': 1.25,
  'va-funding-fee-later': 3.3,
  'usda-guarantee-fee': 1,
  'usda-annual-fee': 0.35,
  'usda-income-limit': 115,
  // Private mortgage insurance.
  'pmi-request-ltv': 80,
  'pmi-automatic-ltv': 78,
} as const;

/**
 * Shares of gross income: by manual underwriting with nothing that makes up for a higher one, and where automated approvals end.
 * Only the question of an affordable price needs them.
 */
export const incomeShares = {
  'conventional-debt-ratio': 36,
  'conventional-debt-ratio-reserves': 45,
  'conventional-debt-ratio-automated': 50,
  'fha-housing-ratio': 31,
  'fha-debt-ratio': 43,
  'fha-housing-ratio-automated': 46.9,
  'fha-debt-ratio-automated': 56.9,
  'va-debt-ratio': 41,
  'usda-housing-ratio': 34,
  'usda-debt-ratio': 41,
} as const;

/** Figures that texts print and nothing is worked out with. */
export const printedValues = {
  'fha-min-down-payment-lower-score': 10,
  'fha-score-low-down-payment': 580,
  'fha-score-minimum': 500,
  'va-funding-fee-irrrl': 0.5,
  // Down payment assistance of the state's housing finance commission, of the first mortgage.
  'home-advantage-assistance-low': 3,
  'home-advantage-assistance-middle': 4,
  'home-advantage-assistance-high': 5,
  'home-advantage-score': 620,
  'covenant-income-share': 120,
  'fha-limited-renovation': 75_000,
  'fha-rent-test': 75,
  'fha-reserve-months': 3,
  'fha-adu-rent': 75,
  'fha-adu-share': 30,
  'conventional-adu-share': 30,
  'condo-reserve-share': 10,
  'usda-water-report-days': 150,
  'veteran-exemption-rating': 40,
} as const;

/**
 * Loan limits for one unit, by the year in which a loan closes. Those of the next year are announced at the end of November and
 * used from December: an owner enters them on the desk, a version of the project has them beside this year's
 * (`{ 2026: 832_750, 2027: … }`). Calculators then ask for the year of closing, texts print both. Take a year out once nobody
 * closes in it any more.
 */
export const loanLimitValues = {
  'conforming-limit': { 2026: 832_750 },
  'conforming-limit-king': { 2026: 1_063_750 },
  'fha-limit-floor': { 2026: 541_287 },
  'fha-limit-king': { 2026: 1_063_750 },
  'fha-limit-clark': { 2026: 701_500 },
  'fha-limit-chelan-douglas': { 2026: 586_500 },
  'fha-limit-island': { 2026: 671_600 },
  'fha-limit-kitsap': { 2026: 616_400 },
} as const satisfies Readonly<Record<string, Readonly<Record<number, number>>>>;

export type LoanLimitId = keyof typeof loanLimitValues;
export type FigureId =
  | keyof typeof figureValues
  | keyof typeof incomeShares
  | keyof typeof printedValues
  | DisclosureDaysId
  | LoanLimitId
  | ClosingCostId;
