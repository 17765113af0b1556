import type { Line, Terms } from '../loans/terms.ts';
import type { Page } from './mark.ts';
import { Pen } from './pen.ts';
import { day, money } from './printing.ts';
import type { Style } from './style.ts';

/** A letter in front of the form, which names amounts that are not the form's. */
export function coverPage(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  pen.text(72, 90, terms.lender, { face: 'bold', size: 14 });
  terms.applicants.forEach((line, row) => void pen.text(72, 130 + row * 12, line, { size: 10 }));
  pen.text(72, 200, day(terms.dateIssued), { size: 10 });
  pen.text(72, 230, 'Your Loan Estimate is enclosed', { face: 'bold', size: 12 });
  const text = `Thank you for asking us for a loan of about ${money(500000, style)}. Please read the enclosed Loan Estimate, three pages and an attachment. Tell us by ${day(terms.expire.day)} whether you wish to go on. We have not charged you more than ${money(45, style)} for your credit report.`;
  pen.sentence(72, 250, 460, [[text, 'regular']], 10);
  pen.text(72, 340, 'Loan Estimate – page 1 of 3 follows.', { face: 'italic', size: 9 });
  return pen.marks;
}

/** The page with the services for which section C had no room. */
export function attachedPage(terms: Terms, services: readonly Line[], style: Style): Page {
  const pen = new Pen(style);
  pen.text(36, 52, 'Addendum to Loan Estimate', { face: 'bold', size: 12 });
  pen.text(36, 70, `Loan ID # ${terms.loanId} • ${day(terms.dateIssued)}`);
  pen.text(36, 96, 'C. Services You Can Shop For (Additional Charges)', { face: 'bold' });
  services.forEach(([label, amount], row) => {
    pen.text(40, 112 + row * 11, label);
    if (amount !== undefined) pen.text(294, 112 + row * 11, money(amount, style), { align: 'right' });
  });
  return pen.marks;
}
