import { fannieMaeDebtRatio, fhaAutomatedRatios, hudManualRatios, usdaRatios, vaUnderwriting } from './sources.ts';
import { incomeShares } from './values.ts';

/** How much of an income lenders count on: what the question of an affordable price is answered with. */
export const borrowingFigures = {
  'conventional-debt-ratio': {
    value: incomeShares['conventional-debt-ratio'],
    unit: 'percent',
    label: 'Conventional: share of gross income for housing and debts, manual underwriting',
    ...fannieMaeDebtRatio,
  },
  'conventional-debt-ratio-reserves': {
    value: incomeShares['conventional-debt-ratio-reserves'],
    unit: 'percent',
    label: 'Conventional: the same with the credit score and the reserves that Fannie Mae asks for',
    ...fannieMaeDebtRatio,
  },
  'conventional-debt-ratio-automated': {
    value: incomeShares['conventional-debt-ratio-automated'],
    unit: 'percent',
    label: 'Conventional: the most that Fannie Mae’s automated underwriting approves',
    ...fannieMaeDebtRatio,
  },
  'fha-housing-ratio': {
    value: incomeShares['fha-housing-ratio'],
    unit: 'percent',
    label: 'FHA: share of gross income for housing, manual underwriting without compensating factors',
    ...hudManualRatios,
  },
  'fha-debt-ratio': {
    value: incomeShares['fha-debt-ratio'],
    unit: 'percent',
    label: 'FHA: share of gross income for housing and debts, manual underwriting without compensating factors',
    ...hudManualRatios,
  },
  'fha-housing-ratio-automated': {
    value: incomeShares['fha-housing-ratio-automated'],
    unit: 'percent',
    label: 'FHA: share for housing that automated approvals commonly reach',
    ...fhaAutomatedRatios,
  },
  'fha-debt-ratio-automated': {
    value: incomeShares['fha-debt-ratio-automated'],
    unit: 'percent',
    label: 'FHA: share for housing and debts that automated approvals commonly reach',
    ...fhaAutomatedRatios,
  },
  'va-debt-ratio': {
    value: incomeShares['va-debt-ratio'],
    unit: 'percent',
    label: 'VA: standard share of gross income for housing and debts, beside residual income',
    ...vaUnderwriting,
  },
  'usda-housing-ratio': {
    value: incomeShares['usda-housing-ratio'],
    unit: 'percent',
    label: 'USDA: share of income for housing',
    ...usdaRatios,
  },
  'usda-debt-ratio': {
    value: incomeShares['usda-debt-ratio'],
    unit: 'percent',
    label: 'USDA: share of income for housing and debts',
    ...usdaRatios,
  },
} as const;
