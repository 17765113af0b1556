import {
  censusPropertyTax,
  fannieMaeDebtRatio,
  freddieMacPmi,
  homeInsurancePremiums,
  hudHandbook,
  usdaRatios,
  vaUnderwriting,
} from './figure-sources.ts';

/**
 * Figures behind the defaults of the calculators: what a home costs beside the loan, and how much of an income lenders count
 * on. Each stands editable on the page, with its source and date beside it.
 */
export const borrowingFigures = {
  'pmi-annual-premium': {
    value: 0.6,
    unit: 'percent',
    label: 'Private mortgage insurance a year, of the loan: the middle of a published range of 0.36% to 0.84%',
    ...freddieMacPmi,
  },
  'property-tax-king': {
    value: 0.84,
    unit: 'percent',
    label: 'Property tax a year in King County, of the home value: median',
    ...censusPropertyTax,
  },
  'home-insurance-washington': {
    value: 1410,
    unit: 'dollars',
    label: 'Home insurance a year in Washington: average',
    ...homeInsurancePremiums,
  },
  'conventional-debt-ratio': {
    value: 45,
    unit: 'percent',
    label: 'Conventional: highest share of gross income for housing and debts',
    ...fannieMaeDebtRatio,
  },
  'fha-housing-ratio': {
    value: 31,
    unit: 'percent',
    label: 'FHA: share of gross income for housing, without compensating factors',
    ...hudHandbook,
  },
  'fha-debt-ratio': {
    value: 43,
    unit: 'percent',
    label: 'FHA: share of gross income for housing and debts, without compensating factors',
    ...hudHandbook,
  },
  'va-debt-ratio': {
    value: 41,
    unit: 'percent',
    label: 'VA: usual share of gross income for housing and debts, beside residual income',
    ...vaUnderwriting,
  },
  'usda-housing-ratio': { value: 34, unit: 'percent', label: 'USDA: share of income for housing', ...usdaRatios },
  'usda-debt-ratio': { value: 41, unit: 'percent', label: 'USDA: share of income for housing and debts', ...usdaRatios },
} as const;
