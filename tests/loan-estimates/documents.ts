import type { Style } from './forms/style.ts';
import { modelForm } from './forms/style.ts';
import type { Terms } from './loans/terms.ts';
import type { Lie } from './painters/pdf-lib.ts';
import { interestOnlyAdjustable } from './truths/adjustable.ts';
import { refinance } from './truths/refinance.ts';
import { sevenSixAdjustable } from './truths/seven-six-adjustable.ts';

/** A Loan Estimate among the documents: what it says and how it is printed. */
export interface Document {
  readonly file: string;
  readonly terms: Terms;
  readonly style: Style;
  readonly lie?: Lie;
}

const typewriter: Style = { ...modelForm, engine: 'pdf-lib', family: 'Courier', size: 0.82, headings: 'black' };
const standard: Style = { ...modelForm, engine: 'pdf-lib' };

export const documents: readonly Document[] = [
  { file: 'refinance.pdf', terms: refinance, style: modelForm },
  {
    file: 'interest-only-adjustable.pdf',
    terms: interestOnlyAdjustable,
    style: { ...modelForm, css: 'Liberation Serif', family: 'Times', cut: 'word', check: '☒', headings: 'black' },
  },
  {
    file: 'seven-six-adjustable.pdf',
    terms: sevenSixAdjustable,
    style: { ...standard, cut: 'word', order: 'columns first', minus: '-$' },
  },
  { file: 'rotated.pdf', terms: sevenSixAdjustable, style: { ...standard, family: 'Times', check: 'strokes' }, lie: 'rotated' },
  { file: 'on-its-side.pdf', terms: interestOnlyAdjustable, style: typewriter, lie: 'on its side' },
];
