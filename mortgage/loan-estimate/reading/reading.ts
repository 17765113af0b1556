import type { LoanEstimate } from '../form/loan-estimate.ts';

/** What came of reading a document. */
export type Reading =
  | {
      readonly kind: 'loan estimate';
      /** As it stands on the paper: nobody has held it against itself yet. */
      readonly estimate: LoanEstimate;
      /** Of the form's three pages, those that are not there. */
      readonly missingPages: readonly number[];
    }
  | { readonly kind: 'several loan estimates' | 'closing disclosure' | 'scan' | 'another document' };
