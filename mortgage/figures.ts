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

const fhfaLimits = {
  source: 'Federal Housing Finance Agency, conforming loan limits 2026',
  sourceUrl: 'https://www.fhfa.gov/data/conforming-loan-limit',
  asOf: '2026-11',
  expires: '2026-12-31',
} as const;
const hudLimits = {
  source: 'U.S. Department of Housing and Urban Development, FHA mortgage limits 2026',
  sourceUrl: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
  asOf: '2026-11',
  expires: '2026-12-31',
} as const;
const hudHandbook = {
  source: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
  sourceUrl: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
  asOf: '2026-11',
} as const;
const hudPremiums = {
  source: 'HUD Mortgagee Letter 2023-05, FHA annual mortgage insurance premium rates',
  sourceUrl: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  asOf: '2026-11',
} as const;
const vaFundingFee = {
  source: 'U.S. Department of Veterans Affairs, VA funding fee',
  sourceUrl: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
  asOf: '2026-11',
} as const;
const usdaGuarantee = {
  source: 'USDA Rural Development, Single Family Housing Guaranteed Loan Program',
  sourceUrl:
    'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
  asOf: '2026-07',
} as const;
const homeownersProtectionAct = {
  source: 'Consumer Financial Protection Bureau, removing private mortgage insurance (Homeowners Protection Act)',
  sourceUrl: 'https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/',
  asOf: '2026-11',
} as const;
const disclosureTiming = {
  source: 'Regulation Z, 12 CFR 1026.19',
  sourceUrl: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/',
  asOf: '2026-11',
} as const;

export const figures = {
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
    label: 'FHA loan limit for one unit, lowest-cost counties',
    ...hudLimits,
  },
  'fha-limit-king': {
    value: 1_063_750,
    unit: 'dollars',
    label: 'FHA loan limit for one unit in King, Pierce and Snohomish counties',
    ...hudLimits,
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
    label: 'Lowest credit score for the smallest FHA down payment',
    ...hudHandbook,
  },
  'fha-score-minimum': { value: 500, unit: 'count', label: 'Lowest credit score FHA rules allow', ...hudHandbook },
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
