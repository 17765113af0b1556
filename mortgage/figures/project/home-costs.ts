import { figureValues } from './values.ts';

/** Of the medians of all counties. */
export const taxFoundation = {
  source: 'Tax Foundation, property taxes by county',
  sourceUrl: 'https://simpletaxcalculator.app/washington/property-tax',
  reportedBy: 'simpletaxcalculator.app',
  asOf: '2024-12',
  recheck: '2027-06-30',
} as const;

/**
 * What a home costs beside the loan: where the calculators' fields start. Each stands editable on the page with its source and
 * date beside it.
 */
export const homeCostFigures = {
  // Gives $30 to $70 a month for every $100,000 borrowed.
  'pmi-annual-premium': {
    value: figureValues['pmi-annual-premium'],
    unit: 'percent',
    label: 'Private mortgage insurance a year, of the loan: the middle of 0.36% to 0.84%',
    source: 'Freddie Mac, Pricing Out PMI',
    sourceUrl: 'https://www.freddiemac.com/blog/homeownership/20190913_private_mortgage_insurance.page',
    asOf: '2019-09',
    recheck: '2027-11-30',
  },
  'property-tax-king': {
    value: figureValues['property-tax-king'],
    unit: 'percent',
    label: 'Property tax a year in King County, of the home value: median; a new buyer often pays more',
    ...taxFoundation,
  },
  'home-insurance-washington': {
    value: figureValues['home-insurance-washington'],
    unit: 'dollars',
    label: 'Home insurance a year in Washington; published averages run from about $1,400 to $1,650',
    source: 'Insurify',
    sourceUrl: 'https://insurify.com/homeowners-insurance/report/',
    reportedBy: 'a summary of its 2026 report',
    asOf: '2025-12',
    recheck: '2027-06-30',
  },
} as const;
