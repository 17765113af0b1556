import type { Figure } from '../../../mortgage/figures/figure.ts';
import { projectFigures } from '../../../mortgage/figures/project/figures.ts';
import type { Renewals } from '../../../mortgage/figures/renewals.ts';

const limits = Object.entries<Figure>(projectFigures).filter(([, { byYear }]) => byYear);

/** Next year's loan limit is so much above this one's. Made up. */
export const nextYears = (dollars: number) => dollars + 20_000;

/** What a careful owner has renewed by December 2026: USDA's fees of the new fiscal year, and the limits of 2027 beside those of 2026. */
export const renewedIn2026: Renewals = {
  'usda-guarantee-fee': { value: 1, asOf: '2026-10', expires: '2027-09-30' },
  'usda-annual-fee': { value: 0.4, asOf: '2026-10', expires: '2027-09-30' },
  ...Object.fromEntries(
    limits.map(([id, { value }]) => [id, { value: { 2026: value, 2027: nextYears(value) }, asOf: '2026-12' }]),
  ),
};
