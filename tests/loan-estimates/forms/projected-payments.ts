import type { HomeCost } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Column, Terms } from '../loans/terms.ts';
import type { Pen } from './pen.ts';
import { cents, ends, money, plainNumber } from './printing.ts';

const [left, right] = [36, 576];

/** Gives the lower edge of the table. */
export function drawProjectedPayments(pen: Pen, terms: Terms, y: number): number {
  pen.tab(left, y, 130, 'Projected Payments');
  pen.shade(left, y + 15, right - left, 13);
  pen.text(left + 6, y + 25, 'Payment Calculation', { face: 'bold' });
  pen.text(left + 10, y + 46, 'Principal & Interest');
  pen.text(left + 10, y + 80, 'Mortgage Insurance');
  pen.text(left + 10, y + 98, 'Estimated Escrow');
  pen.text(left + 10, y + 106, 'Amount can increase over time', { face: 'italic', size: 6.5 });
  pen.rule(left, y + 112, right);
  pen.text(left + 6, y + 124, 'Estimated Total', { face: 'bold' });
  pen.text(left + 6, y + 134, 'Monthly Payment', { face: 'bold' });
  const first = 160;
  const width = (right - first) / terms.columns.length;
  terms.columns.forEach((column, index) => {
    pen.upright(first + index * width, y + 15, y + 140);
    drawColumn(pen, column, first + (index + 0.5) * width, y, terms.columns[0]?.mortgageInsurance !== 0);
  });
  pen.rule(left, y + 140, right);
  return drawHomeCosts(pen, terms, y + 140);
}

function headingOf({ years }: Column): string {
  if (years.final) return 'Final Payment';
  return years.first === years.last ? `Year ${years.first}` : `Years ${years.first}-${years.last}`;
}

/** What was never insured prints 0; insurance that has ended prints a dash. */
function drawColumn(pen: Pen, column: Column, middle: number, y: number, insured: boolean): void {
  pen.text(middle, y + 25, headingOf(column), { face: 'bold', align: 'center' });
  const edge = middle + 24;
  const payments = column.principalAndInterest ? ends(column.principalAndInterest) : [];
  payments.forEach((amount, row) => {
    const end = payments.length === 1 ? '' : row === 0 ? ' min' : ' max';
    const printed = Number.isInteger(amount) && payments.length > 1 ? money(amount, pen.style) : cents(amount);
    pen.text(edge, y + 42 + row * 10, printed + end, { align: 'right' });
  });
  if (column.onlyInterest) pen.text(edge, y + 62, 'only interest', { face: 'italic', align: 'right', size: 7 });
  const added = (row: number, amount: number | undefined, ended: boolean) => {
    if (amount === undefined) return;
    pen.text(middle - 34, row, '+', { face: 'bold' });
    pen.text(edge, row, ended && amount === 0 ? '—' : plainNumber(amount), { align: 'right' });
  };
  added(y + 80, column.mortgageInsurance, insured);
  added(y + 98, column.escrow, false);
  const total = column.total
    ? ends(column.total)
        .map((amount) => money(amount, pen.style))
        .join('–')
    : '';
  pen.text(middle, y + 130, total, { size: 10.5, align: 'center' });
}

function drawHomeCosts(pen: Pen, terms: Terms, y: number): number {
  pen.text(left + 6, y + 24, 'Estimated Taxes, Insurance', { face: 'bold' });
  pen.text(left + 6, y + 34, '& Assessments', { face: 'bold' });
  pen.text(left + 6, y + 43, 'Amount can increase over time', { face: 'italic', size: 6.5 });
  pen.text(186, y + 28, money(terms.taxesAndInsurance, pen.style), { size: 12 });
  pen.text(186, y + 39, 'a month');
  const boxes = 276 + pen.style.shift;
  pen.text(boxes, y + 14, 'This estimate includes', { face: 'bold' });
  pen.text(490, y + 14, 'In escrow?', { face: 'bold' });
  const row = (at: number, label: string, cost: HomeCost) => {
    pen.check(boxes, at, cost.included);
    pen.text(boxes + 9, at, label);
    pen.text(490, at, cost.inEscrow ?? '', { face: 'bold' });
  };
  row(y + 26, 'Property Taxes', terms.home.taxes);
  row(y + 37, 'Homeowner’s Insurance', terms.home.insurance);
  row(y + 48, `Other: ${terms.home.otherText ?? ''}`.trim(), terms.home.other);
  const note = 'See Section G on page 2 for escrowed property costs. You must pay for other property costs separately.';
  const end = pen.sentence(boxes, y + 60, right - boxes, [[note, 'italic']], 6.5);
  pen.rule(left, end, right);
  return end;
}
