import type { LoanEstimate } from '../../mortgage/loan-estimate/form/loan-estimate.ts';
import { documents } from './documents.ts';
import { truthOf } from './loans/truth-of.ts';
import type { Plain } from './plain.ts';
import { sample } from './truths/sample.ts';

const papers = [{ file: 'fixed-rate-purchase-h24b.pdf', terms: sample }, ...documents];

/** What stands on each of the documents; `file` is its name within `documents/`. */
export const truths: readonly { readonly file: string; readonly truth: Plain<LoanEstimate> }[] = papers.map(
  ({ file, terms }) => ({
    file,
    truth: truthOf(terms),
  }),
);
