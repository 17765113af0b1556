import type { Style } from './forms/style.ts';
import { modelForm } from './forms/style.ts';
import type { Terms } from './loans/terms.ts';
import { refinance } from './truths/refinance.ts';

/** A Loan Estimate among the documents: what it says and how it is printed. */
export interface Document {
  readonly file: string;
  readonly terms: Terms;
  readonly style: Style;
}

export const documents: readonly Document[] = [{ file: 'refinance.pdf', terms: refinance, style: modelForm }];
