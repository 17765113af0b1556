import { figureValues } from './values.ts';

/**
 * What a purchase costs besides the loan, in dollars or percent; what each is and who publishes it stands in `closing-costs.ts` under
 * the same name.
 */
export const closingCostValues = {
  // A form filled in by the government: the order of magnitude of a lender's charges, and no offer.
  'lender-charges-example': 1802,
  'lender-services-example': 267,
  'appraisal-low': 700,
  'appraisal-high': 1200,
  // One insurer's filed prices, for a home of $800,000.
  'lenders-title-policy-example': 1070,
  'owners-title-policy-example': 1700,
  // The same company's escrow fee in all, by the price of the home.
  'escrow-fee-700000': 2700,
  'escrow-fee-800000': 2800,
  'escrow-fee-900000': 2900,
  'recording-deed-of-trust': 304.5,
  'recording-deed': 303.5,
  'recording-further-page': 1,
  'home-insurance-low': 1400,
  'home-insurance-high': 1650,
  'seller-credit-above-90': 3,
  'seller-credit-above-75': 6,
  'seller-credit-up-to-75': 9,
  'seller-credit-fha': 6,
  'seller-credit-usda': 6,
  'va-concessions': 4,
  'excise-tax-local-king': 0.5,
} as const;

/** Median property tax a year by county, in percent of the home's value, where it was read. */
export const propertyTaxValues = {
  'property-tax-adams': 0.72,
  'property-tax-asotin': 0.72,
  'property-tax-benton': 0.76,
  'property-tax-clark': 0.77,
  'property-tax-columbia': 0.74,
  'property-tax-cowlitz': 0.81,
  'property-tax-douglas': 0.76,
  'property-tax-franklin': 0.74,
  'property-tax-garfield': 0.96,
  'property-tax-grant': 0.74,
  'property-tax-king': figureValues['property-tax-king'],
  'property-tax-kitsap': 0.72,
  'property-tax-pierce': 0.85,
  'property-tax-san-juan': 0.53,
  'property-tax-skagit': 0.75,
  'property-tax-spokane': 0.78,
  'property-tax-thurston': 0.82,
  'property-tax-walla-walla': 0.85,
  'property-tax-whitman': 0.77,
  'property-tax-yakima': 0.79,
} as const;

export type PropertyTaxId = keyof typeof propertyTaxValues;
export type ClosingCostId = keyof typeof closingCostValues | PropertyTaxId;
