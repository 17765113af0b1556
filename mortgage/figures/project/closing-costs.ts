import type { Figure } from '../figure.ts';
import {
  appraisers,
  bureausSample,
  fannieMaeContributions,
  homeInsuranceRange,
  hudContributions,
  kingCountyRecording,
  localExciseTax,
  oldRepublicEscrow,
  oldRepublicTitle,
  usdaContributions,
  vaConcessions,
} from './closing-cost-sources.ts';
import { type ClosingCostId, closingCostValues, type PropertyTaxId, propertyTaxValues } from './closing-cost-values.ts';
import { taxFoundation } from './home-costs.ts';

const dollars = (id: keyof typeof closingCostValues, label: string) =>
  ({ value: closingCostValues[id], unit: 'dollars', label }) as const;
const percent = (id: keyof typeof closingCostValues, label: string) =>
  ({ value: closingCostValues[id], unit: 'percent', label }) as const;

/** What is paid at closing in Washington besides the loan. Examples are called examples: prices are each company's own. */
const closingCostFigures = {
  'lender-charges-example': { ...dollars('lender-charges-example', 'Section A of a sample Loan Estimate'), ...bureausSample },
  'lender-services-example': {
    ...dollars('lender-services-example', 'Section B of a sample Loan Estimate without the appraisal'),
    ...bureausSample,
  },
  'appraisal-low': { ...dollars('appraisal-low', 'Appraisal of a home in Washington, from'), ...appraisers },
  'appraisal-high': { ...dollars('appraisal-high', 'Appraisal of a home in Washington, to'), ...appraisers },
  'lenders-title-policy-example': {
    ...dollars('lenders-title-policy-example', 'Lender’s title policy with an owner’s, for a home of $800,000'),
    ...oldRepublicTitle,
  },
  'owners-title-policy-example': {
    ...dollars('owners-title-policy-example', 'Owner’s standard title policy, for a home of $800,000'),
    ...oldRepublicTitle,
  },
  'escrow-fee-700000': { ...dollars('escrow-fee-700000', 'Escrow fee in all, for a sale at $700,000'), ...oldRepublicEscrow },
  'escrow-fee-800000': { ...dollars('escrow-fee-800000', 'Escrow fee in all, for a sale at $800,000'), ...oldRepublicEscrow },
  'escrow-fee-900000': { ...dollars('escrow-fee-900000', 'Escrow fee in all, for a sale at $900,000'), ...oldRepublicEscrow },
  'recording-deed-of-trust': {
    ...dollars('recording-deed-of-trust', 'Recording a deed of trust in King County, first page'),
    ...kingCountyRecording,
  },
  'recording-deed': { ...dollars('recording-deed', 'Recording a deed in King County, first page'), ...kingCountyRecording },
  'recording-further-page': {
    ...dollars('recording-further-page', 'Recording a further page in King County'),
    ...kingCountyRecording,
  },
  'home-insurance-low': {
    ...dollars('home-insurance-low', 'Home insurance a year in Washington, lower end of published averages'),
    ...homeInsuranceRange,
  },
  'home-insurance-high': {
    ...dollars('home-insurance-high', 'Home insurance a year in Washington, upper end of published averages'),
    ...homeInsuranceRange,
  },
  'seller-credit-above-90': {
    ...percent('seller-credit-above-90', 'Seller’s credit, conventional, loan above 90% of the value: at most'),
    ...fannieMaeContributions,
  },
  'seller-credit-above-75': {
    ...percent('seller-credit-above-75', 'Seller’s credit, conventional, loan above 75% of the value: at most'),
    ...fannieMaeContributions,
  },
  'seller-credit-up-to-75': {
    ...percent('seller-credit-up-to-75', 'Seller’s credit, conventional, loan of 75% of the value or less: at most'),
    ...fannieMaeContributions,
  },
  'seller-credit-fha': { ...percent('seller-credit-fha', 'Seller’s credit, FHA: at most'), ...hudContributions },
  'seller-credit-usda': { ...percent('seller-credit-usda', 'Seller’s credit, USDA: at most'), ...usdaContributions },
  'va-concessions': {
    ...percent('va-concessions', 'Seller’s concessions beyond ordinary closing costs, VA: at most'),
    ...vaConcessions,
  },
  'excise-tax-local-king': {
    ...percent('excise-tax-local-king', 'Local excise tax on a sale in Seattle and nearly all of King County'),
    ...localExciseTax,
  },
} as const satisfies Record<keyof typeof closingCostValues, Figure>;

/** Counties as their figures' names have them: `property-tax-walla-walla`. */
function countyOf(id: PropertyTaxId): string {
  const words = id.replace('property-tax-', '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const propertyTaxFigures = Object.fromEntries(
  Object.entries(propertyTaxValues).map(([id, value]) => [
    id,
    {
      value,
      unit: 'percent',
      label: `Property tax a year in ${countyOf(id as PropertyTaxId)} County, of the home value: median`,
      ...taxFoundation,
    },
  ]),
) as Record<PropertyTaxId, Figure>;

/** Every figure of a closing by its name. */
export const closingFigures: Readonly<Record<ClosingCostId, Figure>> = { ...propertyTaxFigures, ...closingCostFigures };
