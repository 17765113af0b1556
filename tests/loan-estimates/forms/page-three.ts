import type { Terms } from '../loans/terms.ts';
import type { Page } from './mark.ts';
import type { Part } from './pen.ts';
import { Pen } from './pen.ts';
import { money, percent } from './printing.ts';
import type { Style } from './style.ts';

const [left, right] = [36, 576];

export function pageThree(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  pen.text(left, 52, 'Additional Information About This Loan', { face: 'bold', size: 12, heading: true });
  pen.rule(left, 58, right, 1);
  drawContact(pen, 'LENDER', terms.lenderContact, left, 84 + style.shift);
  drawContact(pen, 'MORTGAGE BROKER', terms.brokerContact ?? {}, 306, 94 + style.shift);
  drawComparisons(pen, terms);
  drawConsiderations(pen, terms);
  return pen.marks;
}

function drawContact(pen: Pen, title: string, contact: Terms['lenderContact'], x: number, indent: number): void {
  const rows = [
    [title, contact.company],
    ['NMLS/__ LICENSE ID', contact.companyLicense],
    ['LOAN OFFICER', contact.loanOfficer],
    ['NMLS/__ LICENSE ID', contact.officerLicense],
    ['EMAIL', contact.email],
    ['PHONE', contact.phone],
  ] as const;
  rows.forEach(([label, value], row) => {
    pen.text(x, 78 + row * 12, label, { face: 'bold', size: 6.5 });
    pen.text(x + indent, 78 + row * 12, value ?? '', { size: 7.5 });
  });
}

function drawComparisons(pen: Pen, { comparisons }: Terms): void {
  pen.tab(left, 168, 130, 'Comparisons');
  pen.text(176, 178.5, 'Use these measures to compare this loan with other loans.', { face: 'bold' });
  const sentence = 262;
  pen.text(left + 6, 203, 'In 5 Years', { face: 'bold' });
  pen.text(180, 198, money(comparisons.fiveYearsPaid, pen.style), { size: 10 });
  pen.sentence(sentence, 198, right - sentence, [
    ['Total you will have paid in principal, interest, mortgage insurance, and loan costs.', 'regular'],
  ]);
  pen.text(180, 218, money(comparisons.fiveYearsPrincipal, pen.style), { size: 10 });
  pen.text(sentence, 218, 'Principal you will have paid off.', { size: 7.5 });
  pen.rule(left, 225, right);
  pen.text(left + 6, 240, 'Annual Percentage Rate (APR)', { face: 'bold' });
  pen.text(180, 240, percent(comparisons.annualPercentageRate), { size: 10 });
  const apr = 'Your costs over the loan term expressed as a rate. This is not your interest rate.';
  pen.sentence(sentence, 240, right - sentence, [[apr, 'regular']]);
  pen.rule(left, 252, right);
  pen.text(left + 6, 267, 'Total Interest Percentage (TIP)', { face: 'bold' });
  pen.text(180, 267, percent(comparisons.totalInterestPercentage), { size: 10 });
  const tip = 'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.';
  pen.sentence(sentence, 267, right - sentence, [[tip, 'regular']]);
  pen.rule(left, 282, right);
}

export const appraisal =
  'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.';
export const refinance =
  'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.';
export const liability =
  'Taking this loan could end any state law protection you may currently have against liability for unpaid debt if your lender forecloses on your home. If you lose this protection, you may have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.';
export const insurance =
  'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.';

function drawConsiderations(pen: Pen, terms: Terms): void {
  pen.tab(left, 300, 160, 'Other Considerations');
  let y = 330;
  const row = (label: string, text: string) => {
    pen.text(left + 6, y, label, { face: 'bold' });
    y = pen.sentence(150, y, right - 150, [[text, 'regular']]) + 6;
  };
  const choice = (checked: boolean, text: string) => {
    pen.check(150, y, checked);
    const parts: readonly Part[] = [[text, 'regular']];
    y = pen.sentence(160, y, right - 160, parts) + 2;
  };
  row('Appraisal', appraisal);
  row('Assumption', 'If you sell or transfer this property to another person, we');
  choice(
    terms.assumption === 'will allow',
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
  );
  choice(terms.assumption === 'will not allow', 'will not allow assumption of this loan on the original terms.');
  y += 6;
  pen.text(left + 6, y + 9, 'Insurance', { face: 'bold' });
  const below = y + 22;
  row('Homeowner’s', insurance);
  y = Math.max(y, below);
  row('Late Payment', terms.latePayment);
  if (terms.purpose === 'Refinance') {
    pen.text(left + 6, y + 9, 'after Foreclosure', { face: 'bold' });
    row('Liability', liability);
  }
  row('Refinance', refinance);
  row('Servicing', 'We intend');
  choice(terms.servicing === 'service', 'to service your loan. If so, you will make your payments to us.');
  choice(terms.servicing === 'transfer', 'to transfer servicing of your loan.');
  drawReceipt(pen, Math.max(y + 16, 620));
}

function drawReceipt(pen: Pen, y: number): void {
  pen.tab(left, y, 130, 'Confirm Receipt');
  const text =
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.';
  pen.sentence(left, y + 28, right - left, [[text, 'regular']]);
  pen.rule(left, y + 76, 280);
  pen.rule(306, y + 76, right);
  pen.text(left, y + 86, 'Applicant Signature', { size: 7 });
  pen.text(220, y + 86, 'Date', { size: 7 });
  pen.text(306, y + 86, 'Co-Applicant Signature', { size: 7 });
  pen.text(510, y + 86, 'Date', { size: 7 });
}
