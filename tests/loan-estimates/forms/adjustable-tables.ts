import type { Truth } from '../loans/terms.ts';
import type { Pen } from './pen.ts';
import { percent } from './printing.ts';

type Row = readonly [label: string, value: string | undefined] | string;

/** The tables at the foot of page 2, each only where the loan has one. */
export function drawAdjustableTables(pen: Pen, { adjustablePayment, adjustableRate }: Truth, y: number): void {
  if (adjustablePayment) {
    drawTable(pen, 36, y, 'Adjustable Payment (AP) Table', [
      ['Interest Only Payments?', adjustablePayment.interestOnly],
      ['Optional Payments?', adjustablePayment.optional],
      ['Step Payments?', adjustablePayment.step],
      ['Seasonal Payments?', adjustablePayment.seasonal],
      'Monthly Principal and Interest Payments',
      ['First Change/Amount', adjustablePayment.firstChange],
      ['Subsequent Changes', adjustablePayment.subsequentChanges],
      ['Maximum Payment', adjustablePayment.maximumPayment],
    ]);
  }
  if (adjustableRate) {
    drawTable(pen, 318, y, 'Adjustable Interest Rate (AIR) Table', [
      ['Index + Margin', adjustableRate.indexAndMargin],
      ['Initial Interest Rate', printed(adjustableRate.initialRate)],
      ['Minimum/Maximum Interest Rate', `${printed(adjustableRate.minimumRate)}/${printed(adjustableRate.maximumRate)}`],
      'Change Frequency',
      ['First Change', adjustableRate.firstChange],
      ['Subsequent Changes', adjustableRate.subsequentChanges],
      'Limits on Interest Rate Changes',
      ['First Change', printed(adjustableRate.firstLimit)],
      ['Subsequent Changes', printed(adjustableRate.subsequentLimit)],
    ]);
  }
}

function printed(rate: number | undefined): string {
  return rate === undefined ? '' : percent(rate);
}

function drawTable(pen: Pen, x: number, y: number, title: string, rows: readonly Row[]): void {
  pen.tab(x, y, 190, title);
  let at = y + 26;
  for (const row of rows) {
    if (typeof row === 'string') {
      pen.shade(x, at - 9, 258, 12);
      pen.text(x + 4, at, row, { face: 'bold', size: 7.5 });
    } else {
      pen.text(x + 4, at, row[0], { face: 'bold', size: 7.5 });
      pen.text(x + 254, at, row[1] ?? '', { size: 7.5, align: 'right' });
    }
    pen.rule(x, at + 3.5, x + 258, 0.4);
    at += 12.5;
  }
}
