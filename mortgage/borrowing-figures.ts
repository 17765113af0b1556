import { fannieMaeDebtRatio, hudHandbook, usdaRatios, vaUnderwriting } from './figure-sources.ts';
import { figureValues } from './figure-values.ts';

/** How much of an income lenders count on: what the question of an affordable price is answered with. */
export const borrowingFigures = {
  'conventional-debt-ratio': {
    value: figureValues['conventional-debt-ratio'],
    unit: 'percent',
    label: 'Conventional: highest share of gross income for housing and debts',
    ...fannieMaeDebtRatio,
  },
  'fha-housing-ratio': {
    value: figureValues['fha-housing-ratio'],
    unit: 'percent',
    label: 'FHA: share of gross income for housing, without compensating factors',
    ...hudHandbook,
  },
  'fha-debt-ratio': {
    value: figureValues['fha-debt-ratio'],
    unit: 'percent',
    label: 'FHA: share of gross income for housing and debts, without compensating factors',
    ...hudHandbook,
  },
  'va-debt-ratio': {
    value: figureValues['va-debt-ratio'],
    unit: 'percent',
    label: 'VA: usual share of gross income for housing and debts, beside residual income',
    ...vaUnderwriting,
  },
  'usda-housing-ratio': {
    value: figureValues['usda-housing-ratio'],
    unit: 'percent',
    label: 'USDA: share of income for housing',
    ...usdaRatios,
  },
  'usda-debt-ratio': {
    value: figureValues['usda-debt-ratio'],
    unit: 'percent',
    label: 'USDA: share of income for housing and debts',
    ...usdaRatios,
  },
} as const;
