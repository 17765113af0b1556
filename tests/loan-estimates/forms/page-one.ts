import type { Answer } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Question, Terms } from '../loans/terms.ts';
import { answerOf } from '../loans/terms.ts';
import { totalsOf, truthOf } from '../loans/truth-of.ts';
import type { Page } from './mark.ts';
import { Pen } from './pen.ts';
import { cents, day, money, percent } from './printing.ts';
import { drawProjectedPayments } from './projected-payments.ts';
import type { Style } from './style.ts';

const [left, right] = [36, 576];

export function pageOne(terms: Terms, style: Style): Page {
  const pen = new Pen(style);
  drawLeftOfHeader(pen, terms);
  drawRightOfHeader(pen, terms);
  drawLoanTerms(pen, terms);
  const y = drawProjectedPayments(pen, terms, 398);
  drawCostsAtClosing(pen, terms, Math.max(y + 8, 652));
  pen.text(306, 752, 'Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.', { align: 'center' });
  return pen.marks;
}

function drawLeftOfHeader(pen: Pen, terms: Terms): void {
  pen.text(left, 48, terms.lender.toUpperCase(), { size: 13, color: [0.45, 0.45, 0.45] });
  pen.text(left, 60, terms.lenderAddress);
  pen.rule(left, 66, right, 1);
  pen.text(left, 86, 'Loan Estimate', { face: 'bold', size: 18, heading: true });
  const values = 96 + pen.style.shift / 2;
  let y = 104;
  const row = (label: string, lines: readonly string[]) => {
    pen.text(left, y, label, { face: 'bold', size: 6.5 });
    const clear = left + pen.width(label, { face: 'bold', size: 6.5 }) + 4;
    for (const line of lines) {
      pen.text(Math.max(values, clear), y, line);
      y += 10;
    }
  };
  row('DATE ISSUED', [day(terms.dateIssued)]);
  row('APPLICANTS', terms.applicants);
  row('PROPERTY', terms.property);
  row(terms.priceLabel, [money(terms.price, pen.style)]);
}

function drawRightOfHeader(pen: Pen, terms: Terms): void {
  pen.text(right, 60, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
    face: 'italic',
    align: 'right',
    size: 7.5,
  });
  const labels = 300 + pen.style.shift;
  const values = labels + 55;
  const row = (y: number, label: string, value: string) => {
    pen.text(labels, y, label, { face: 'bold', size: 6.5 });
    pen.text(values, y, value);
  };
  row(80, 'LOAN TERM', terms.term.printed);
  row(91, 'PURPOSE', terms.purpose);
  row(102, 'PRODUCT', terms.product);
  row(113, 'LOAN TYPE', '');
  drawLoanTypes(pen, terms.loanType, values, 113);
  row(124, 'LOAN ID #', terms.loanId);
  row(135, 'RATE LOCK', '');
  pen.check(values, 135, !terms.lock);
  pen.text(values + 8, 135, 'NO');
  pen.check(values + 28, 135, terms.lock !== undefined);
  pen.text(values + 36, 135, terms.lock ? `YES, until ${day(terms.lock.until)} at ${terms.lock.at}` : 'YES, until');
  pen.sentence(
    labels + 10,
    145,
    right - labels - 10,
    [
      ['Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate.', 'italic'],
      ['All other estimated closing costs expire on', 'italic'],
      [day(terms.expire.day), 'bold italic'],
      [`at ${terms.expire.at}`, 'italic'],
    ],
    7,
  );
}

function drawLoanTypes(pen: Pen, loanType: string, x: number, y: number): void {
  const known = ['Conventional', 'FHA', 'VA'];
  const offsets = [0, 66, 94];
  known.forEach((name, index) => {
    const at = x + (offsets[index] ?? 0) * Math.max(1, pen.style.size);
    pen.check(at, y, name === loanType);
    pen.text(at + 8, y, name);
  });
  const last = x + 122 * Math.max(1, pen.style.size);
  const other = !known.includes(loanType);
  pen.check(last, y, other);
  pen.text(last + 8, y, other ? loanType : '___________');
}

function drawLoanTerms(pen: Pen, terms: Terms): void {
  const answers = 276 + pen.style.shift;
  pen.tab(left, 186, 130, 'Loan Terms');
  pen.shade(answers, 187, right - answers, 13);
  pen.text(answers + 12, 196.5, 'Can this amount increase after closing?', { face: 'bold' });
  const row = (y: number, label: string, amount: string, question: Question) => {
    pen.rule(left, y - 14, right);
    pen.text(left + 6, y, label, { face: 'bold' });
    pen.text(186, y, amount, { size: 12 });
    drawAnswer(pen, answers + 12, y, answerOf(terms, question));
  };
  row(214, 'Loan Amount', money(terms.loanAmount, pen.style), 'loanAmount');
  row(246, 'Interest Rate', percent(terms.rate), 'rate');
  row(288, 'Monthly Principal & Interest', cents(terms.payment), 'payment');
  pen.sentence(left + 6, 297, 140, [['See Projected Payments below for your Estimated Total Monthly Payment', 'italic']], 6.5);
  pen.shade(answers, 330, right - answers, 13);
  pen.text(answers + 12, 339.5, 'Does the loan have these features?', { face: 'bold' });
  row(357, 'Prepayment Penalty', '', 'penalty');
  row(383, 'Balloon Payment', '', 'balloon');
  pen.rule(left, 392, right);
  pen.upright(180, 200, 392);
}

/** The strong words at the beginning of a sentence. */
const strong =
  /^(?:Adjusts every \S+ (?:years?|months)|Can go as high as \S+|Goes as high as \S+|As high as \S+|You will have to pay \S+)/;

function drawAnswer(pen: Pen, x: number, y: number, { yes, sentences }: Answer): void {
  pen.text(x, y, yes ? 'YES' : 'NO', { face: 'bold', size: 10 });
  let at = sentences.length > 2 ? y - 6 : y;
  for (const sentence of sentences) {
    const [beginning = ''] = strong.exec(sentence) ?? [];
    pen.text(x + 30, at, '•', { size: 7.5 });
    const rest = sentence.slice(beginning.length).trim();
    const all = [[beginning, 'bold'] as const, [rest, 'regular'] as const].filter(([text]) => text !== '');
    at = pen.sentence(x + 36, at, right - x - 36, all, 7);
  }
}

function drawCostsAtClosing(pen: Pen, terms: Terms, y: number): void {
  const totals = totalsOf(terms);
  const truth = truthOf(terms);
  pen.tab(left, y, 130, 'Costs at Closing');
  pen.upright(180, y + 14, y + 84);
  pen.text(left + 6, y + 32, 'Estimated Closing Costs', { face: 'bold' });
  pen.text(186, y + 32, money(totals.closingCosts, pen.style), { size: 12 });
  const [loan, other] = [totals.loanCosts, totals.otherCosts].map((amount) => money(amount, pen.style));
  const credits = money(-totals.credits, pen.style);
  const made = `Includes ${loan} in Loan Costs + ${other} in Other Costs – ${credits} in Lender Credits.`;
  pen.sentence(262, y + 28, right - 262, [
    [made, 'regular'],
    ['See page 2 for details.', 'italic'],
  ]);
  pen.rule(left, y + 49, right);
  pen.text(left + 6, y + 67, 'Estimated Cash to Close', { face: 'bold' });
  const due = truth.cashToClose.cashToClose ?? 0;
  const alternative = truth.cashToClose.table === 'alternative';
  pen.text(186, y + 67, money(alternative ? Math.abs(due) : due, pen.style), { size: 12 });
  pen.sentence(262, alternative ? y + 60 : y + 67, right - 262, [
    ['Includes Closing Costs.', 'regular'],
    ['See Calculating Cash to Close on page 2 for details.', 'italic'],
  ]);
  if (alternative) drawFromTo(pen, 262, y + 75, due);
  pen.rule(left, y + 84, right);
}

/** The boxes beside an amount that is due from or to the borrower. */
export function drawFromTo(pen: Pen, x: number, y: number, due: number): void {
  pen.check(x, y, due >= 0);
  pen.text(x + 8, y, 'From', { size: 7.5 });
  pen.check(x + 30, y, due < 0);
  pen.text(x + 38, y, 'To', { size: 7.5 });
  pen.text(x + 50, y, 'Borrower', { size: 7.5 });
}
