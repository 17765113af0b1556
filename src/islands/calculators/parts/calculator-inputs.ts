import type { EstimateInputs } from '../../../../mortgage/loan/estimate.ts';

/** The loan terms on offer in the calculator, in years. */
export const termChoicesYears = [15, 20, 25, 30] as const;

/** What the calculator shows before anyone types: $400,000, $80,000 (20%) down, 6.5%, 30 years. An example, not an offer. */
export const calculatorDefaults = {
  homePrice: 400_000,
  downPayment: 80_000,
  annualRatePercent: 6.5,
  termYears: 30,
} as const satisfies EstimateInputs;

/**
 * How far the fields of the calculator go: dollars, percent a year. The specification sets only the lower ends and the rate's
 * step; the upper ends keep a slip of the keyboard readable. `slider` is the range of the slider, where few would look beyond.
 */
export const inputLimits = {
  homePrice: { min: 0, max: 100_000_000, step: 1000, slider: { min: 0, max: 2_000_000 } },
  annualRatePercent: { min: 0, max: 30, step: 0.01, slider: { min: 0, max: 12 } },
} as const;
