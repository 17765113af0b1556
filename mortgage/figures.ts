import { borrowingFigures } from './borrowing-figures.ts';
import { fhaPremiumFigures } from './fha-premium-figures.ts';
import {
  disclosureTiming,
  fannieMae97,
  fhfaLimits,
  homeownersProtectionAct,
  hudHandbook,
  hudLimits,
  hudPremiums,
  usdaGuarantee,
  vaFundingFee,
} from './figure-sources.ts';

/**
 * Every published figure of the loan programs that can change, with who publishes it and when it was read there.
 * Pages print them through `{figure:ID}`, calculations read `value`; a page that uses one lists its source and date.
 *
 * To renew a figure: change `value`, `asOf` and, where a yearly notice replaces it, `expires`.
 */
export interface Figure {
  /** In `unit`: dollars, percent (3.5 means 3.5%), or a plain count. */
  readonly value: number;
  readonly unit: 'dollars' | 'percent' | 'count';
  /** What the figure is, as a reader sees it in the list of sources. */
  readonly label: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** Month in which the source was read, `YYYY-MM`. */
  readonly asOf: string;
  /** Last day on which the figure is known to hold, `YYYY-MM-DD`. */
  readonly expires?: string;
}

export const figures = {
  ...borrowingFigures,
  'conforming-limit': {
    value: 832_750,
    unit: 'dollars',
    label: 'Conforming loan limit for one unit, most counties',
    ...fhfaLimits,
  },
  'conforming-limit-king': {
    value: 1_063_750,
    unit: 'dollars',
    label: 'Conforming loan limit for one unit in King, Pierce and Snohomish counties',
    ...fhfaLimits,
  },
  'fha-limit-floor': {
    value: 541_287,
    unit: 'dollars',
    label: 'FHA loan limit for one unit, counties at the national floor',
    ...hudLimits,
  },
  'fha-limit-king': {
    value: 1_063_750,
    unit: 'dollars',
    label: 'FHA loan limit for one unit in King, Pierce and Snohomish counties',
    ...hudLimits,
  },
  'conventional-min-down-payment': {
    value: 3,
    unit: 'percent',
    label: 'Smallest conventional down payment, eligible first-time buyers',
    ...fannieMae97,
  },
  'fha-min-down-payment': {
    value: 3.5,
    unit: 'percent',
    label: 'FHA minimum down payment at a credit score of 580 or more',
    ...hudHandbook,
  },
  'fha-min-down-payment-lower-score': {
    value: 10,
    unit: 'percent',
    label: 'FHA minimum down payment at a credit score of 500 to 579',
    ...hudHandbook,
  },
  'fha-score-low-down-payment': {
    value: 580,
    unit: 'count',
    label: 'Minimum credit score for the smallest FHA down payment',
    ...hudHandbook,
  },
  'fha-score-minimum': { value: 500, unit: 'count', label: 'Minimum credit score FHA rules allow', ...hudHandbook },
  'fha-upfront-premium': {
    value: 1.75,
    unit: 'percent',
    label: 'FHA upfront mortgage insurance premium, of the base loan amount',
    ...hudPremiums,
  },
  'fha-annual-premium-high-ltv': {
    value: 0.55,
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan up to $726,200, loan-to-value above 95%',
    ...hudPremiums,
  },
  'fha-annual-premium': {
    value: 0.5,
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan up to $726,200, loan-to-value 95% or less',
    ...hudPremiums,
  },
  ...fhaPremiumFigures,
  'va-funding-fee-first': {
    value: 2.15,
    unit: 'percent',
    label: 'VA funding fee, purchase, first use, less than 5% down',
    ...vaFundingFee,
  },
  'va-funding-fee-first-5-down': {
    value: 1.5,
    unit: 'percent',
    label: 'VA funding fee, purchase, 5% to under 10% down',
    ...vaFundingFee,
  },
  'va-funding-fee-first-10-down': {
    value: 1.25,
    unit: 'percent',
    label: 'VA funding fee, purchase, 10% or more down',
    ...vaFundingFee,
  },
  'va-funding-fee-later': {
    value: 3.3,
    unit: 'percent',
    label: 'VA funding fee, purchase, later use, less than 5% down',
    ...vaFundingFee,
  },
  'va-funding-fee-irrrl': {
    value: 0.5,
    unit: 'percent',
    label: 'VA funding fee, interest rate reduction refinance loan',
    ...vaFundingFee,
  },
  'usda-guarantee-fee': {
    value: 1,
    unit: 'percent',
    label: 'USDA upfront guarantee fee, of the loan amount',
    ...usdaGuarantee,
  },
  'usda-annual-fee': {
    value: 0.35,
    unit: 'percent',
    label: 'USDA annual fee, of the remaining balance',
    ...usdaGuarantee,
  },
  'usda-income-limit': {
    value: 115,
    unit: 'percent',
    label: 'USDA household income limit, of the area median income',
    ...usdaGuarantee,
  },
  'pmi-request-ltv': {
    value: 80,
    unit: 'percent',
    label: 'Share of the original value at which a borrower may ask to cancel private mortgage insurance',
    ...homeownersProtectionAct,
  },
  'pmi-automatic-ltv': {
    value: 78,
    unit: 'percent',
    label: 'Share of the original value at which private mortgage insurance ends automatically',
    ...homeownersProtectionAct,
  },
  'loan-estimate-days': {
    value: 3,
    unit: 'count',
    label: 'Business days within which a Loan Estimate follows an application',
    ...disclosureTiming,
  },
  'closing-disclosure-days': {
    value: 3,
    unit: 'count',
    label: 'Business days before closing by which the Closing Disclosure must be received',
    ...disclosureTiming,
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;

/** The figure as a reader sees it: `$832,750`, `3.5%` or `580`. */
export function printFigure(figure: Figure): string {
  const amount = figure.value.toLocaleString('en-US', { maximumFractionDigits: 3 });
  if (figure.unit === 'dollars') return `$${amount}`;
  return figure.unit === 'percent' ? `${amount}%` : amount;
}
