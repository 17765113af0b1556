import type { Figure } from '../../../mortgage/figures/figure.ts';
import { fhaPremiumFigures, figures, loanLimitFigures } from '../../../mortgage/figures/figures.ts';

/** The published figures that minimums, fees, insurance and limits of the four programs are worked out with. */
export const programFigures: readonly Figure[] = [
  ...Object.values(loanLimitFigures),
  figures['conventional-min-down-payment'],
  figures['high-balance-min-down-payment'],
  figures['fha-min-down-payment'],
  figures['fha-upfront-premium'],
  figures['fha-annual-premium'],
  figures['fha-annual-premium-high-ltv'],
  ...Object.values(fhaPremiumFigures),
  figures['va-funding-fee-first'],
  figures['va-funding-fee-first-5-down'],
  figures['va-funding-fee-first-10-down'],
  figures['va-funding-fee-later'],
  figures['usda-guarantee-fee'],
  figures['usda-annual-fee'],
];
