import type { Value } from '../form/loan-estimate.ts';

/** A value of the form held against what it follows from. */
export interface Check {
  /** What is printed, in the form's words. */
  readonly what: string;
  /** What it is worked out from. */
  readonly from: string;
  readonly unit: 'dollars' | 'cents' | 'percent';
  readonly printed: Value<unknown>;
  /** The number in `printed` that is meant; left out where it is a number itself. */
  readonly number?: number;
  readonly workedOut: number;
  /** How far the two may be apart, because the form prints rounded figures. */
  readonly tolerance: number;
  /** The values that `workedOut` comes from. */
  readonly parts: readonly Value<unknown>[];
}
