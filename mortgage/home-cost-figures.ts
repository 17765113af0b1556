import { countyPropertyTax, freddieMacPmi, homeInsurancePremiums } from './figure-sources.ts';
import { figureValues } from './figure-values.ts';

/**
 * What a home costs beside the loan: where the calculators' fields start. Each stands editable on the page with its source and
 * date beside it, which is why the browser gets these words and no others.
 */
export const homeCostFigures = {
  'pmi-annual-premium': {
    value: figureValues['pmi-annual-premium'],
    unit: 'percent',
    label: 'Private mortgage insurance a year, of the loan: the middle of a published range of 0.36% to 0.84%',
    ...freddieMacPmi,
  },
  'property-tax-king': {
    value: figureValues['property-tax-king'],
    unit: 'percent',
    label: 'Property tax a year in King County, of the home value: median',
    ...countyPropertyTax,
  },
  'home-insurance-washington': {
    value: figureValues['home-insurance-washington'],
    unit: 'dollars',
    label: 'Home insurance a year in Washington: an average. Published averages run from about $1,400 to $1,650',
    ...homeInsurancePremiums,
  },
} as const;
