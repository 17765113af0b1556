import { figureValues } from '../../../../mortgage/figures/values.ts';
import type { Fields } from './fields.ts';

/** What a home costs each month besides the loan. */
export const homeCostFields = {
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
} as const satisfies Fields;
