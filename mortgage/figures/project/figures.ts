import type { Figure } from '../figure.ts';
import { assistanceFigures } from './assistance.ts';
import { borrowingFigures } from './borrowing.ts';
import { closingFigures } from './closing-costs.ts';
import { disclosureDays } from './disclosure-days.ts';
import { fhaPremiumFigures } from './fha-premiums.ts';
import { homeCostFigures } from './home-costs.ts';
import { lendingRuleFigures } from './lending-rules.ts';
import { loanLimitFigures } from './loan-limits.ts';
import {
  disclosureTiming,
  fannieMae97,
  fannieMaeHighBalance,
  homeownersProtectionAct,
  hudHandbook,
  hudPremiums,
  usdaFees,
  usdaIncomeLimit,
  vaFundingFee,
  vaRefinanceFee,
} from './sources.ts';
import { type FigureId, figureValues, printedValues } from './values.ts';

/** Every published figure as the project has it: its number with its words and its publication. */
export const projectFigures = {
  ...closingFigures,
  ...homeCostFigures,
  ...borrowingFigures,
  ...loanLimitFigures,
  'conventional-min-down-payment': {
    value: figureValues['conventional-min-down-payment'],
    unit: 'percent',
    label: 'Smallest conventional down payment, eligible first-time buyers',
    ...fannieMae97,
  },
  'high-balance-min-down-payment': {
    value: figureValues['high-balance-min-down-payment'],
    unit: 'percent',
    label: 'Smallest conventional down payment above the lower conforming limit (high-balance loan)',
    ...fannieMaeHighBalance,
  },
  'fha-min-down-payment': {
    value: figureValues['fha-min-down-payment'],
    unit: 'percent',
    label: 'FHA minimum down payment at a credit score of 580 or more',
    ...hudHandbook,
  },
  'fha-min-down-payment-lower-score': {
    value: printedValues['fha-min-down-payment-lower-score'],
    unit: 'percent',
    label: 'FHA minimum down payment at a credit score of 500 to 579',
    ...hudHandbook,
  },
  'fha-score-low-down-payment': {
    value: printedValues['fha-score-low-down-payment'],
    unit: 'count',
    label: 'Minimum credit score for the smallest FHA down payment',
    ...hudHandbook,
  },
  'fha-score-minimum': {
    value: printedValues['fha-score-minimum'],
    unit: 'count',
    label: 'Minimum credit score FHA rules allow',
    ...hudHandbook,
  },
  'fha-upfront-premium': {
    value: figureValues['fha-upfront-premium'],
    unit: 'percent',
    label: 'FHA upfront mortgage insurance premium, of the base loan amount',
    ...hudPremiums,
  },
  'fha-annual-premium-high-ltv': {
    value: figureValues['fha-annual-premium-high-ltv'],
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan up to $726,200, loan-to-value above 95%',
    ...hudPremiums,
  },
  'fha-annual-premium': {
    value: figureValues['fha-annual-premium'],
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan up to $726,200, loan-to-value 95% or less',
    ...hudPremiums,
  },
  ...fhaPremiumFigures,
  ...assistanceFigures,
  ...lendingRuleFigures,
  'va-funding-fee-first': {
    value: figureValues['va-funding-fee-first'],
    unit: 'percent',
    label: 'VA funding fee, purchase, first use, less than 5% down',
    ...vaFundingFee,
  },
  'va-funding-fee-first-5-down': {
    value: figureValues['va-funding-fee-first-5-down'],
    unit: 'percent',
    label: 'VA funding fee, purchase, 5% to under 10% down',
    ...vaFundingFee,
  },
  'va-funding-fee-first-10-down': {
    value: figureValues['va-funding-fee-first-10-down'],
    unit: 'percent',
    label: 'VA funding fee, purchase, 10% or more down',
    ...vaFundingFee,
  },
  'va-funding-fee-later': {
    value: figureValues['va-funding-fee-later'],
    unit: 'percent',
    label: 'VA funding fee, purchase, later use, less than 5% down',
    ...vaFundingFee,
  },
  'va-funding-fee-irrrl': {
    value: printedValues['va-funding-fee-irrrl'],
    unit: 'percent',
    label: 'VA funding fee, interest rate reduction refinance loan',
    ...vaRefinanceFee,
  },
  'usda-guarantee-fee': {
    value: figureValues['usda-guarantee-fee'],
    unit: 'percent',
    label: 'USDA upfront guarantee fee, of the whole loan amount',
    ...usdaFees,
  },
  'usda-annual-fee': {
    value: figureValues['usda-annual-fee'],
    unit: 'percent',
    label: 'USDA annual fee, of the remaining balance',
    ...usdaFees,
  },
  'usda-income-limit': {
    value: figureValues['usda-income-limit'],
    unit: 'percent',
    label: 'USDA household income limit, of the area median income',
    ...usdaIncomeLimit,
  },
  'pmi-request-ltv': {
    value: figureValues['pmi-request-ltv'],
    unit: 'percent',
    label: 'Share of the original value at which a borrower may ask to cancel private mortgage insurance',
    ...homeownersProtectionAct,
  },
  'pmi-automatic-ltv': {
    value: figureValues['pmi-automatic-ltv'],
    unit: 'percent',
    label: 'Share of the original value at which private mortgage insurance ends automatically',
    ...homeownersProtectionAct,
  },
  'loan-estimate-days': {
    value: disclosureDays['loan-estimate-days'],
    unit: 'count',
    label: 'Business days within which a Loan Estimate follows an application',
    ...disclosureTiming,
  },
  'loan-estimate-wait-days': {
    value: disclosureDays['loan-estimate-wait-days'],
    unit: 'count',
    label: 'Business days between the Loan Estimate and closing',
    ...disclosureTiming,
  },
  'closing-disclosure-days': {
    value: disclosureDays['closing-disclosure-days'],
    unit: 'count',
    label: 'Business days before closing by which the Closing Disclosure must be received',
    ...disclosureTiming,
  },
} as const satisfies Record<FigureId, Figure>;
