import type { Terms } from '../loans/terms.ts';
import { isText } from './arrange.ts';
import type { Mark, Page } from './mark.ts';
import { pageOne } from './page-one.ts';
import { pageThree } from './page-three.ts';
import { pageTwo } from './page-two.ts';
import { Pen } from './pen.ts';
import { money } from './printing.ts';
import type { Style } from './style.ts';

const otherwise = new Map([
  ['Loan Estimate', 'Closing Disclosure'],
  ['Save this Loan Estimate to compare with your Closing Disclosure.', 'Compare this document with your Loan Estimate.'],
  ['APPLICANTS', 'BORROWER'],
  ['Estimated Closing Costs', 'Closing Costs'],
  ['Estimated Cash to Close', 'Cash to Close'],
  ['C. Services You Can Shop For', 'C. Services Borrower Did Shop For'],
  ['B. Services You Cannot Shop For', 'B. Services Borrower Did Not Shop For'],
]);

/** The five pages that the borrower is given before closing, which look much like a Loan Estimate and name it. */
export function closingDisclosure(terms: Terms, style: Style): readonly Page[] {
  const pages = [
    renamed(pageOne(terms, style)),
    renamed(pageTwo(terms, style)),
    cashTable(terms, style),
    calculations(style),
    renamed(pageThree(terms, style)),
  ];
  return pages.map((page, index) => [...page, ...foot(terms, style, index + 1)]);
}

function renamed(page: Page): Page {
  return page.map((mark): Mark => (isText(mark) ? { ...mark, text: otherwise.get(mark.text) ?? mark.text } : mark));
}

function cashTable(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  pen.tab(36, 50, 150, 'Calculating Cash to Close');
  pen.text(196, 60, 'Use this table to see what has changed from your Loan Estimate.');
  pen.text(240, 84, 'Loan Estimate', { face: 'bold' });
  pen.text(320, 84, 'Final', { face: 'bold' });
  pen.text(390, 84, 'Did this change?', { face: 'bold' });
  ['Total Closing Costs (J)', 'Down Payment/Funds from Borrower', 'Deposit', 'Cash to Close'].forEach((label, row) => {
    const y = 104 + row * 16;
    pen.text(42, y, label, { face: 'bold' });
    pen.text(240, y, money(row * 1250, style));
    pen.text(320, y, money(row * 1250 + 311, style));
    pen.text(390, y, 'YES');
  });
  pen.tab(36, 200, 170, 'Summaries of Transactions');
  pen.text(42, 232, 'BORROWER’S TRANSACTION', { face: 'bold' });
  pen.text(42, 248, `Sale Price of Property ${money(terms.price, style)}`);
  pen.text(318, 232, 'SELLER’S TRANSACTION', { face: 'bold' });
  return pen.marks;
}

function calculations(style: Style): Page {
  const pen = new Pen(style);
  pen.text(36, 52, 'Loan Disclosures', { face: 'bold', size: 12 });
  pen.tab(36, 70, 150, 'Loan Calculations');
  pen.text(42, 104, 'Total of Payments. Total you will have paid after you make all payments.');
  pen.text(42, 120, 'Finance Charge. The dollar amount the loan will cost you.');
  return pen.marks;
}

function foot(terms: Terms, style: Style, number: number): Page {
  const pen = new Pen(style);
  pen.text(36, 771, 'CLOSING DISCLOSURE', { size: 6.5 });
  pen.text(576, 771, `PAGE ${number} OF 5 • LOAN ID # ${terms.loanId}`, { size: 6.5, align: 'right' });
  return pen.marks;
}

/** A list of fees that a lender hands out before there is a Loan Estimate. */
export function feeWorksheet(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  pen.text(306, 60, 'Fee Details and Summary', { face: 'bold', size: 14, align: 'center' });
  const notice = 'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.';
  pen.text(306, 78, notice, { face: 'bold', align: 'center' });
  pen.text(42, 110, `Total Loan Amount: ${money(terms.loanAmount, style)}   Interest Rate: ${terms.rate}%   Term: 360/360`);
  const lines = [...terms.sections.A, ...terms.sections.B, ...terms.sections.C, ...terms.sections.E, ...terms.sections.F];
  lines.forEach(([label, amount], row) => {
    pen.text(42, 136 + row * 12, label);
    if (amount !== undefined) pen.text(400, 136 + row * 12, money(amount, style), { align: 'right' });
  });
  return pen.marks;
}
