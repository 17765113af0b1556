import type { Value } from './loan-estimate.ts';

/** One thing that stands out on a Loan Estimate. */
export interface Finding {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly from: readonly Value<unknown>[];
  readonly question?: string;
}
