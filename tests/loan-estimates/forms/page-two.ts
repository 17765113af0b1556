import type { SectionLetter } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Terms, Truth } from '../loans/terms.ts';
import { truthOf } from '../loans/truth-of.ts';
import { drawAdjustableTables } from './adjustable-tables.ts';
import type { Page } from './mark.ts';
import { drawFromTo } from './page-one.ts';
import { Pen } from './pen.ts';
import { money } from './printing.ts';
import type { Style } from './style.ts';

interface Columns {
  readonly x: number;
  readonly edge: number;
}

const leftColumn: Columns = { x: 36, edge: 294 };
const rightColumn: Columns = { x: 318, edge: 576 };

const names: Readonly<Record<SectionLetter, string>> = {
  A: 'A. Origination Charges',
  B: 'B. Services You Cannot Shop For',
  C: 'C. Services You Can Shop For',
  E: 'E. Taxes and Other Government Fees',
  F: 'F. Prepaids',
  G: 'G. Initial Escrow Payment at Closing',
  H: 'H. Other',
};

/** Points from one line to the next. */
const pitch = 9.2;

export function pageTwo(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  const truth = truthOf(terms);
  pen.text(36, 52, 'Closing Cost Details', { face: 'bold', size: 12, heading: true });
  pen.rule(36, 58, 576, 1);
  pen.tab(leftColumn.x, 66, 130, 'Loan Costs');
  pen.tab(rightColumn.x, 66, 130, 'Other Costs');
  drawSection(pen, truth, 'A', leftColumn, 84);
  drawSection(pen, truth, 'B', leftColumn, 224);
  drawSection(pen, truth, 'C', leftColumn, 364);
  drawBar(pen, leftColumn, 512, 'D. TOTAL LOAN COSTS (A + B + C)', truth.totalLoanCosts);
  drawSection(pen, truth, 'E', rightColumn, 84);
  drawSection(pen, truth, 'F', rightColumn, 122);
  drawSection(pen, truth, 'G', rightColumn, 212);
  drawSection(pen, truth, 'H', rightColumn, 304);
  drawBar(pen, rightColumn, 370, 'I. TOTAL OTHER COSTS (E + F + G + H)', truth.totalOtherCosts);
  drawBar(pen, rightColumn, 396, 'J. TOTAL CLOSING COSTS', truth.totalClosingCosts);
  drawLine(pen, rightColumn, 421, 'D + I', truth.loanAndOtherCosts);
  drawLine(pen, rightColumn, 431, 'Lender Credits', terms.lenderCredits);
  drawCashToClose(pen, truth.cashToClose, 446);
  drawAdjustableTables(pen, truth, 590);
  return pen.marks;
}

function drawBar(pen: Pen, { x, edge }: Columns, y: number, text: string, amount: number | undefined): void {
  pen.shade(x, y, edge - x, 13);
  pen.rule(x, y, edge);
  pen.text(x + 4, y + 9.5, text, { face: 'bold', size: 7.8 });
  if (amount !== undefined) pen.text(edge - 4, y + 9.5, money(amount, pen.style), { face: 'bold', align: 'right', size: 7.8 });
}

function drawLine(pen: Pen, { x, edge }: Columns, y: number, label: string, amount: number | undefined): void {
  drawLabel(pen, x + 4, y, label);
  if (amount !== undefined) pen.text(edge - 4, y, money(amount, pen.style), { align: 'right', size: 7.5 });
}

const escrowLine = /^(?<name>.*?) (?<monthly>\$\S+ )?per month for (?<months>\d+ )?mo\.$/;

/** Escrow payments stand in columns of their own. */
function drawLabel(pen: Pen, x: number, y: number, label: string): void {
  const { name, monthly, months } = escrowLine.exec(label)?.groups ?? {};
  if (name === undefined || pen.style.family === 'Courier') {
    pen.text(x, y, label, { size: 7.5 });
    return;
  }
  pen.text(x, y, name, { size: 7.5 });
  pen.text(x + 118, y, monthly?.trim() ?? '', { size: 7.5, align: 'right' });
  pen.text(x + 121, y, 'per month for', { size: 7.5 });
  pen.text(x + 178, y, months?.trim() ?? '', { size: 7.5, align: 'right' });
  pen.text(x + 182, y, 'mo.', { size: 7.5 });
}

function drawSection(pen: Pen, truth: Truth, letter: SectionLetter, columns: Columns, y: number): void {
  const { total, lines } = truth.sections[letter];
  drawBar(pen, columns, y, names[letter], total);
  lines.forEach(({ label, amount }, row) => void drawLine(pen, columns, y + 22 + row * pitch, label, amount));
}

function drawCashToClose(pen: Pen, cash: Truth['cashToClose'], y: number): void {
  pen.tab(rightColumn.x, y, 150, 'Calculating Cash to Close');
  let at = y + 26;
  const row = (label: string, amount: number | undefined, bold = false) => {
    const face = bold ? 'bold' : 'regular';
    pen.text(rightColumn.x + 4, at, label, { size: 7.5, face });
    if (amount !== undefined) pen.text(rightColumn.edge - 4, at, money(amount, pen.style), { size: 7.5, face, align: 'right' });
    pen.rule(rightColumn.x, at + 3.5, rightColumn.edge, 0.4);
    at += 12.5;
  };
  if (cash.table === 'alternative') {
    row('Loan Amount', cash.loanAmount);
    row('Total Closing Costs (J)', cash.closingCosts);
    row('Estimated Total Payoffs and Payments', cash.payoffs);
    drawFromTo(pen, rightColumn.x + 108, at, cash.cashToClose ?? 0);
    row('Estimated Cash to Close', Math.abs(cash.cashToClose ?? 0), true);
    at += 6;
    pen.text(rightColumn.x + 4, at, 'Estimated Closing Costs Financed', { size: 7.5 });
    at += 9;
    row('(Paid from your Loan Amount)', cash.closingCostsFinanced);
    return;
  }
  row('Total Closing Costs (J)', cash.closingCosts);
  row('Closing Costs Financed (Paid from your Loan Amount)', cash.closingCostsFinanced);
  row('Down Payment/Funds from Borrower', cash.downPayment);
  row('Deposit', cash.deposit);
  row('Funds for Borrower', cash.fundsForBorrower);
  row('Seller Credits', cash.sellerCredits);
  row('Adjustments and Other Credits', cash.adjustments);
  row('Estimated Cash to Close', cash.cashToClose, true);
}
