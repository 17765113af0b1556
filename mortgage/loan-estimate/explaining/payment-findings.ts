import type { CashToClose, HomeCost, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { type Finding, finding } from './finding.ts';
import { begun, listed, printAmount, printYears } from './phrases.ts';

/** Mortgage insurance a month and until which year, from the projected payments. */
export function mortgageInsuranceFinding({ projectedPayments }: LoanEstimate): Finding | undefined {
  const columns = projectedPayments.filter(({ years, mortgageInsurance }) => mortgageInsurance && !years?.value.final);
  const from = columns.map(({ mortgageInsurance }) => mortgageInsurance);
  if (columns.length === 0) return undefined;
  const periods = insuredPeriods(columns);
  if (periods.length === 0) return finding('No mortgage insurance', from, ['The projected payments on page 1 have none.']);
  const ends = columns.at(-1)?.mortgageInsurance?.value === 0;
  return finding(
    'Mortgage insurance',
    from,
    [
      `You would pay ${listed(periods)}${ends ? ', then none' : '. The form shows no end before the loan’s own'}.`,
      'It protects the lender, not you, if the loan is not paid back.',
    ],
    'When does my mortgage insurance end, and what can I do to end it sooner?',
  );
}

/** `$82 a month in years 1 to 7`, neighbouring columns of one amount put together. */
function insuredPeriods(columns: LoanEstimate['projectedPayments']): string[] {
  const periods: { amount: number; years: LoanEstimate['projectedPayments'][number]['years'] }[] = [];
  for (const { mortgageInsurance, years } of columns) {
    const before = periods.at(-1);
    if (before?.years && years && before.amount === mortgageInsurance?.value) {
      before.years = { ...years, value: { first: before.years.value.first, last: years.value.last } };
    } else periods.push({ amount: mortgageInsurance?.value ?? 0, years });
  }
  return periods
    .filter(({ amount }) => amount > 0)
    .map(({ amount, years }) => `${printAmount(amount)} a month in ${printYears(years)}`);
}

/** Whether taxes and insurance are in the payment, through escrow, or to be paid on one's own. */
export function escrowFinding(estimate: LoanEstimate): Finding | undefined {
  const { taxesAndInsurance, propertyTaxes, homeownersInsurance, otherHomeCosts, projectedPayments } = estimate;
  const costs = [
    ['property taxes', propertyTaxes],
    ['homeowner’s insurance', homeownersInsurance],
    ['other costs named there', otherHomeCosts],
  ] as const;
  const included = costs.filter(([, cost]) => cost?.value.included);
  if (!taxesAndInsurance && included.length === 0) return undefined;
  const paid = (answer: HomeCost['inEscrow']) =>
    included.filter(([, cost]) => cost?.value.inEscrow === answer).map(([what]) => what);
  const [escrowed, own, partly] = [paid('YES'), paid('NO'), paid('some')];
  const escrow = projectedPayments[0]?.escrow;
  const said = (words: string[], how: string) => (words.length > 0 ? `${begun(listed(words))}: ${how}.` : undefined);
  const besides = [...own, ...partly].length > 0;
  const outside = besides && taxesAndInsurance && escrow ? taxesAndInsurance.value - escrow.value : 0;
  return finding(
    'Taxes and insurance',
    [taxesAndInsurance, ...included.map(([, cost]) => cost), outside > 0 ? escrow : undefined],
    [
      taxesAndInsurance &&
        `The form estimates ${printAmount(taxesAndInsurance.value)} a month. It can rise over time, whoever lends.`,
      said(escrowed, 'in the payment, through escrow'),
      said(own, 'not in the payment, so you pay the bills yourself'),
      said(partly, 'partly in the payment'),
      outside > 0 ? `About ${printAmount(outside)} a month of it comes on top of the payment.` : undefined,
    ],
    besides ? 'Which of these costs would I pay myself, and when are they due?' : undefined,
  );
}

/** The lines of 'Calculating Cash to Close', in the words of whichever table the form has. */
const lines: readonly (readonly [keyof Omit<CashToClose, 'table' | 'cashToClose'>, string])[] = [
  ['loanAmount', 'Loan Amount'],
  ['closingCosts', 'Total Closing Costs (J)'],
  ['payoffs', 'Estimated Total Payoffs and Payments'],
  ['closingCostsFinanced', 'Closing Costs Financed'],
  ['downPayment', 'Down Payment/Funds from Borrower'],
  ['deposit', 'Deposit'],
  ['fundsForBorrower', 'Funds for Borrower'],
  ['sellerCredits', 'Seller Credits'],
  ['adjustments', 'Adjustments and Other Credits'],
];

/** What is brought to closing or paid out there, and every line that makes it up. */
export function cashToCloseFinding({ cashToClose, costsAtClosing }: LoanEstimate): Finding | undefined {
  const cash = cashToClose.cashToClose ?? costsAtClosing.cashToClose;
  if (!cash) return undefined;
  // In the alternative table the costs that are financed stand below the sum and are no part of it.
  const summed = lines.filter(([name]) => !(cashToClose.table === 'alternative' && name === 'closingCostsFinanced'));
  const found = summed.flatMap(([name, label]) => {
    const value: Value<number> | undefined = cashToClose[name];
    return value ? [{ label, value }] : [];
  });
  const nonzero = found.filter(({ value }) => value.value !== 0);
  const made = nonzero.map(({ label, value }) => `${label} ${printAmount(value.value)}`);
  const rest = nonzero.length < found.length ? ' The other lines are $0.' : '';
  return finding(
    'Cash to close',
    [cash, ...nonzero.map(({ value }) => value)],
    [
      cash.value < 0
        ? `You would be paid ${printAmount(-cash.value)} at closing.`
        : `You would bring ${printAmount(cash.value)} to closing.`,
      made.length > 0 ? `Page 2 works it out from ${listed(made)}.${rest}` : undefined,
      cashToClose.deposit?.value ? 'The deposit is money that you have paid already.' : undefined,
    ],
  );
}
