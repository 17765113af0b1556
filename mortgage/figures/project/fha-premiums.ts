import { hudPremiums, hudPremiumThreshold } from './sources.ts';
import { figureValues } from './values.ts';

/**
 * The rarer cells of the FHA annual premium table; the two that most loans meet stand in `figures.ts` among the others.
 * Rates read in the letter itself, the loan threshold in reports about it.
 */
export const fhaPremiumFigures = {
  'fha-premium-loan-threshold': {
    value: figureValues['fha-premium-loan-threshold'],
    unit: 'dollars',
    label: 'Base loan above which FHA annual premiums are higher',
    ...hudPremiumThreshold,
  },
  'fha-annual-premium-larger-loan': {
    value: figureValues['fha-annual-premium-larger-loan'],
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan above $726,200, loan-to-value 95% or less',
    ...hudPremiums,
  },
  'fha-annual-premium-larger-loan-high-ltv': {
    value: figureValues['fha-annual-premium-larger-loan-high-ltv'],
    unit: 'percent',
    label: 'FHA annual premium, term over 15 years, base loan above $726,200, loan-to-value above 95%',
    ...hudPremiums,
  },
  'fha-annual-premium-short-term': {
    value: figureValues['fha-annual-premium-short-term'],
    unit: 'percent',
    label: 'FHA annual premium, term of 15 years or less, base loan up to $726,200, loan-to-value 90% or less',
    ...hudPremiums,
  },
  'fha-annual-premium-short-term-high-ltv': {
    value: figureValues['fha-annual-premium-short-term-high-ltv'],
    unit: 'percent',
    label: 'FHA annual premium, term of 15 years or less, base loan up to $726,200, loan-to-value above 90%',
    ...hudPremiums,
  },
  'fha-annual-premium-short-term-larger-loan': {
    value: figureValues['fha-annual-premium-short-term-larger-loan'],
    unit: 'percent',
    label: 'FHA annual premium, term of 15 years or less, base loan above $726,200, loan-to-value 78% or less',
    ...hudPremiums,
  },
  'fha-annual-premium-short-term-larger-loan-mid-ltv': {
    value: figureValues['fha-annual-premium-short-term-larger-loan-mid-ltv'],
    unit: 'percent',
    label: 'FHA annual premium, term of 15 years or less, base loan above $726,200, loan-to-value 78% to 90%',
    ...hudPremiums,
  },
  'fha-annual-premium-short-term-larger-loan-high-ltv': {
    value: figureValues['fha-annual-premium-short-term-larger-loan-high-ltv'],
    unit: 'percent',
    label: 'FHA annual premium, term of 15 years or less, base loan above $726,200, loan-to-value above 90%',
    ...hudPremiums,
  },
  'fha-premium-years': {
    value: figureValues['fha-premium-years'],
    unit: 'count',
    label: 'Years of FHA annual premium when the loan-to-value was 90% or less at the start',
    ...hudPremiums,
  },
} as const;
