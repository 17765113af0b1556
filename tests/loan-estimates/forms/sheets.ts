import type { Terms } from '../loans/terms.ts';
import { arranged } from './arrange.ts';
import type { Mark, Page } from './mark.ts';
import { pageOne } from './page-one.ts';
import { pageThree } from './page-three.ts';
import { pageTwo } from './page-two.ts';
import { Pen } from './pen.ts';
import type { Style } from './style.ts';

/** The three pages of the form with their feet. */
export function sheetsOf(terms: Terms, style: Style): readonly Page[] {
  return [pageOne, pageTwo, pageThree].map((draw, index) => {
    const feet = drawFoot(terms, style, index + 1);
    return arranged([...draw(terms, style), ...feet], style);
  });
}

function drawFoot(terms: Terms, style: Style, number: number): readonly Mark[] {
  const pen = new Pen(style);
  pen.text(36, 771, 'LOAN ESTIMATE', { size: 6.5 });
  pen.text(576, 771, `PAGE ${number} OF 3 • LOAN ID # ${terms.loanId}`, { size: 6.5, align: 'right' });
  pen.text(36, 782, (style.foot ?? '').replaceAll('#', String(number)), { size: 5.5 });
  pen.text(36, 20, (style.head ?? '').replaceAll('#', String(number)), { size: 5.5 });
  return pen.marks;
}
