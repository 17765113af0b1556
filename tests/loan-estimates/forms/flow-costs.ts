import type { SectionLetter } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Terms, Truth } from '../loans/terms.ts';
import type { Flow } from './flow.ts';
import { box, safe } from './flow.ts';
import { money, percent } from './printing.ts';

type Row = readonly [label: string, value: string];

/** Page 2. */
export function closingCosts(truth: Truth, flow: Flow, terms: Terms): string {
  const printed = (amount: number | undefined) => (amount === undefined ? '' : money(amount, flow));
  const section = (letter: SectionLetter, name: string) => {
    const { total, lines } = truth.sections[letter];
    return bar(`${letter}. ${name}`, printed(total)) + table(lines.map(({ label, amount }): Row => [label, printed(amount)]));
  };
  return `<h2 style="font-size:1.5em">Closing Cost Details</h2><div class="two"><div><h2>Loan Costs</h2>
${section('A', 'Origination Charges')}${section('B', 'Services You Cannot Shop For')}${section('C', 'Services You Can Shop For')}
${bar('D. TOTAL LOAN COSTS (A + B + C)', printed(truth.totalLoanCosts))}</div><div><h2>Other Costs</h2>
${section('E', 'Taxes and Other Government Fees')}${section('F', 'Prepaids')}${section('G', 'Initial Escrow Payment at Closing')}${section('H', 'Other')}
${bar('I. TOTAL OTHER COSTS (E + F + G + H)', printed(truth.totalOtherCosts))}
${bar('J. TOTAL CLOSING COSTS', printed(truth.totalClosingCosts))}
${table([
  ['D + I', printed(truth.loanAndOtherCosts)],
  ['Lender Credits', printed(terms.lenderCredits)],
])}${cash(truth.cashToClose, printed)}</div></div>${adjustable(truth)}`;
}

function bar(text: string, amount: string): string {
  return `<h3><span>${text}</span><span>${amount}</span></h3>`;
}

function table(rows: readonly Row[]): string {
  const body = rows.map(([label, value]) => `<tr><td>${safe(label)}</td><td>${safe(value)}</td></tr>`).join('');
  return `<table class="right">${body}</table>`;
}

function cash(truth: Truth['cashToClose'], printed: (amount: number | undefined) => string): string {
  const due = truth.cashToClose ?? 0;
  const heading = '<h2>Calculating Cash to Close</h2>';
  if (truth.table === 'standard') {
    return `${heading}${table([
      ['Total Closing Costs (J)', printed(truth.closingCosts)],
      ['Closing Costs Financed (Paid from your Loan Amount)', printed(truth.closingCostsFinanced)],
      ['Down Payment/Funds from Borrower', printed(truth.downPayment)],
      ['Deposit', printed(truth.deposit)],
      ['Funds for Borrower', printed(truth.fundsForBorrower)],
      ['Seller Credits', printed(truth.sellerCredits)],
      ['Adjustments and Other Credits', printed(truth.adjustments)],
      ['Estimated Cash to Close', printed(due)],
    ])}`;
  }
  const boxes = `${box(due >= 0, 'From')}${box(due < 0, 'To')}Borrower`;
  return `${heading}${table([
    ['Loan Amount', printed(truth.loanAmount)],
    ['Total Closing Costs (J)', printed(truth.closingCosts)],
    ['Estimated Total Payoffs and Payments', printed(truth.payoffs)],
  ])}<table class="right"><tr><td><b>Estimated Cash to Close</b> ${boxes}</td><td>${printed(Math.abs(due))}</td></tr></table>
${table([['Estimated Closing Costs Financed (Paid from your Loan Amount)', printed(truth.closingCostsFinanced)]])}`;
}

function adjustable({ adjustablePayment: payment, adjustableRate: rate }: Truth): string {
  const rates = (value: number | undefined) => (value === undefined ? '' : percent(value));
  const left = payment
    ? `<h2>Adjustable Payment (AP) Table</h2>${table([
        ['Interest Only Payments?', payment.interestOnly ?? ''],
        ['Optional Payments?', payment.optional ?? ''],
        ['Step Payments?', payment.step ?? ''],
        ['Seasonal Payments?', payment.seasonal ?? ''],
      ])}${bar('Monthly Principal and Interest Payments', '')}${table([
        ['First Change/Amount', payment.firstChange ?? ''],
        ['Subsequent Changes', payment.subsequentChanges ?? ''],
        ['Maximum Payment', payment.maximumPayment ?? ''],
      ])}`
    : '';
  const right = rate
    ? `<h2>Adjustable Interest Rate (AIR) Table</h2>${table([
        ['Index + Margin', rate.indexAndMargin ?? ''],
        ['Initial Interest Rate', rates(rate.initialRate)],
        ['Minimum/Maximum Interest Rate', `${rates(rate.minimumRate)}/${rates(rate.maximumRate)}`],
      ])}${bar('Change Frequency', '')}${table([
        ['First Change', rate.firstChange ?? ''],
        ['Subsequent Changes', rate.subsequentChanges ?? ''],
      ])}${bar('Limits on Interest Rate Changes', '')}${table([
        ['First Change', rates(rate.firstLimit)],
        ['Subsequent Changes', rates(rate.subsequentLimit)],
      ])}`
    : '';
  return `<div class="two"><div>${left}</div><div>${right}</div></div>`;
}
