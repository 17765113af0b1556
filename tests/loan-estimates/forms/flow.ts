import type { Answer, HomeCost } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Column, Terms, Truth } from '../loans/terms.ts';
import { truthOf } from '../loans/truth-of.ts';
import { closingCosts } from './flow-costs.ts';
import { additionalInformation } from './flow-last.ts';
import { cents, day, ends, money, percent, plainNumber } from './printing.ts';

/** How a browser sets the form by itself: tables whose cells break where they must. */
export interface Flow {
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly minus: string;
}

export function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function box(checked: boolean, label: string): string {
  return `<span class="box">${checked ? '☒' : '☐'}</span> ${safe(label)} `;
}

/** The three pages as a document for printing on Letter paper. */
export function flowHtml(terms: Terms, flow: Flow): string {
  const truth = truthOf(terms);
  const pages = [firstPage(terms, truth, flow), closingCosts(truth, flow, terms), additionalInformation(terms, flow)];
  const sheets = pages.map(
    (page, index) =>
      `<section>${page}<footer><span>LOAN ESTIMATE</span><span>PAGE ${index + 1} OF 3 • LOAN ID # ${terms.loanId}</span></footer></section>`,
  );
  return `<!doctype html><html lang="en"><title>Loan Estimate</title><style>
@page { size: 612pt 792pt; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: ${flow.size}pt/1.25 '${flow.font}', 'DejaVu Sans' }
section { width: 612pt; height: 792pt; padding: 30pt 40pt; position: relative; break-after: page; overflow: hidden }
section:last-child { break-after: auto }
footer { position: absolute; left: 40pt; right: 40pt; bottom: 20pt; display: flex; justify-content: space-between }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: 1.6pt 3pt }
h1 { font-size: 2.1em; margin: 4pt 0 } h2 { font-size: 1.15em; margin: 7pt 0 1pt; border-bottom: 1.5pt solid } h3 { margin: 4pt 0 0; background: #ddd; font-size: 1em; display: flex; justify-content: space-between }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 16pt } .lined tr { border-top: .5pt solid } ul { margin: 0; padding-left: 9pt }
.big { font-size: 1.3em } .right, .right td:last-child { text-align: right } p { margin: 2pt 0 } .middle td + td, .middle th + th { text-align: center } .box { font-family: 'DejaVu Sans' }
</style>${sheets.join('')}</html>`;
}

function firstPage(terms: Terms, truth: Truth, flow: Flow): string {
  return `<p><b class="big">${safe(terms.lender)}</b><br>${safe(terms.lenderAddress)}</p>
<p class="right"><i>Save this Loan Estimate to compare with your Closing Disclosure.</i></p>
${header(terms, flow)}${loanTerms(truth, flow)}${payments(terms, flow)}${costs(truth, flow)}
<p>Visit <b>www.consumerfinance.gov/mortgage-estimate</b> for general information and tools.</p>`;
}

function header(terms: Terms, flow: Flow): string {
  const row = (label: string, lines: readonly string[]) => `<tr><th>${label}</th><td>${lines.map(safe).join('<br>')}</td></tr>`;
  const kinds = ['Conventional', 'FHA', 'VA'];
  const other = !kinds.includes(terms.loanType);
  const types =
    kinds.map((kind) => box(kind === terms.loanType, kind)).join('') + box(other, other ? terms.loanType : '________');
  const until = terms.lock ? `YES, until ${day(terms.lock.until)} at ${terms.lock.at}` : 'YES, until';
  return `<div class="two"><div><h1>Loan Estimate</h1><table>
${row('DATE ISSUED', [day(terms.dateIssued)])}${row('APPLICANTS', terms.applicants)}${row('PROPERTY', terms.property)}
${row(terms.priceLabel, [money(terms.price, flow)])}</table></div>
<div><table>${row('LOAN TERM', [terms.term.printed])}${row('PURPOSE', [terms.purpose])}${row('PRODUCT', [terms.product])}
<tr><th>LOAN TYPE</th><td>${types}</td></tr>${row('LOAN ID #', [terms.loanId])}
<tr><th>RATE LOCK</th><td>${box(!terms.lock, 'NO')}${box(terms.lock !== undefined, until)}</td></tr></table>
<p><i>Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate.
All other estimated closing costs expire on <b>${day(terms.expire.day)}</b> at ${terms.expire.at}</i></p></div></div>`;
}

function loanTerms(truth: Truth, flow: Flow): string {
  const row = (label: string, amount: string, answer: Answer | undefined) => {
    const sentences = (answer?.sentences ?? []).map((sentence) => `<li>${safe(sentence)}</li>`).join('');
    const cells = `<td class="big" width="17%">${amount}</td><td width="8%"><b>${answer?.yes ? 'YES' : 'NO'}</b></td>`;
    return `<tr><th width="30%">${label}</th>${cells}<td><ul>${sentences}</ul></td></tr>`;
  };
  const note = '<br><i style="font-weight:400">See Projected Payments below for your Estimated Total Monthly Payment</i>';
  return `<h2>Loan Terms</h2><table class="lined"><tr><td></td><td></td><th colspan="2">Can this amount increase after closing?</th></tr>
${row('Loan Amount', money(truth.loanAmount ?? 0, flow), truth.loanAmountIncrease)}
${row('Interest Rate', percent(truth.interestRate ?? 0), truth.interestRateIncrease)}
${row(`Monthly Principal &amp; Interest${note}`, cents(truth.principalAndInterest ?? 0), truth.principalAndInterestIncrease)}
<tr><td></td><td></td><th colspan="2">Does the loan have these features?</th></tr>
${row('Prepayment Penalty', '', truth.prepaymentPenalty)}${row('Balloon Payment', '', truth.balloonPayment)}</table>`;
}

function payments(terms: Terms, flow: Flow): string {
  const { columns, home } = terms;
  const insured = columns[0]?.mortgageInsurance !== 0;
  const row = (label: string, cell: (column: Column) => string, tag = 'td') =>
    `<tr><${tag}>${label}</${tag}>${columns.map((column) => `<${tag}>${cell(column)}</${tag}>`).join('')}</tr>`;
  const exact = (column: Column) => {
    const amounts = column.principalAndInterest ? ends(column.principalAndInterest) : [];
    const [least = 0, most] = amounts;
    const both = most === undefined ? cents(least) : `${money(least, flow)} min<br>${money(most, flow)} max`;
    return `${both}${column.onlyInterest ? '<br><i>only interest</i>' : ''}`;
  };
  const insurance = ({ mortgageInsurance = 0 }: Column) =>
    insured && mortgageInsurance === 0 ? '—' : plainNumber(mortgageInsurance);
  const total = (column: Column) =>
    column.total
      ? ends(column.total)
          .map((amount) => money(amount, flow))
          .join('–')
      : '';
  const years = ({ years: { first, last } }: Column) => `Years ${first}-${last}`;
  const over = '<br><i>Amount can increase over time</i>';
  const cost = (label: string, { included, inEscrow }: HomeCost) =>
    `<tr><td>${box(included, label)}</td><td><b>${inEscrow ?? ''}</b></td></tr>`;
  return `<h2>Projected Payments</h2><table class="lined middle">${row('Payment Calculation', years, 'th')}
${row('Principal &amp; Interest', exact)}${row('Mortgage Insurance', (column) => `+ ${insurance(column)}`)}
${row(`Estimated Escrow${over}`, (column) => `+ ${plainNumber(column.escrow ?? 0)}`)}${row('Estimated Total Monthly Payment', total, 'th')}</table>
<table class="lined"><tr><th width="26%">Estimated Taxes, Insurance &amp; Assessments${over}</th>
<td width="14%"><span class="big">${money(terms.taxesAndInsurance, flow)}</span><br>a month</td>
<td><table><tr><th>This estimate includes</th><th>In escrow?</th></tr>${cost('Property Taxes', home.taxes)}
${cost('Homeowner’s Insurance', home.insurance)}${cost(`Other: ${home.otherText ?? ''}`.trim(), home.other)}</table>
<i>See Section G on page 2 for escrowed property costs. You must pay for other property costs separately.</i></td></tr></table>`;
}

function costs({ costsAtClosing, cashToClose }: Truth, flow: Flow): string {
  const { closingCosts: all = 0, loanCosts = 0, otherCosts = 0, lenderCredits = 0 } = costsAtClosing;
  const due = cashToClose.cashToClose ?? 0;
  const alternative = cashToClose.table === 'alternative';
  const boxes = alternative ? `<br>${box(due >= 0, 'From')}${box(due < 0, 'To')}Borrower` : '';
  const made = `Includes ${money(loanCosts, flow)} in Loan Costs + ${money(otherCosts, flow)} in Other Costs – ${money(-lenderCredits, flow)} in Lender Credits.`;
  return `<h2>Costs at Closing</h2><table class="lined"><tr><th width="26%">Estimated Closing Costs</th><td width="14%" class="big">${money(all, flow)}</td>
<td>${made} <i>See page 2 for details.</i></td></tr><tr><th>Estimated Cash to Close</th><td class="big">${money(alternative ? Math.abs(due) : due, flow)}</td>
<td>Includes Closing Costs. <i>See Calculating Cash to Close on page 2 for details.</i>${boxes}</td></tr></table>`;
}
