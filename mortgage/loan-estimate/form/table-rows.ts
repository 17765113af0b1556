import type { LoanEstimate, SectionLetter, Value } from './loan-estimate.ts';

/** A row of the table in which estimates stand side by side. */
export interface TableRow {
  /** As the form prints it. */
  readonly header: string;
  readonly unit: 'dollars' | 'cents' | 'percent';
  /** The value of an estimate. */
  readonly of: (estimate: LoanEstimate) => Value<number> | undefined;
  /** The same estimate with another value there: one that somebody typed, or `undefined` for none. */
  readonly put: (estimate: LoanEstimate, value: Value<number> | undefined) => LoanEstimate;
}

type Amount = {
  [Name in keyof LoanEstimate]-?: LoanEstimate[Name] extends Value<number> | undefined ? Name : never;
}[keyof LoanEstimate];

const amount = (header: string, name: Amount, unit: TableRow['unit'] = 'dollars'): TableRow => ({
  header,
  unit,
  of: (estimate) => estimate[name],
  put: (estimate, value) => ({ ...estimate, [name]: value }),
});

const section = (letter: SectionLetter, words: string): TableRow => ({
  header: `${letter}. ${words}`,
  unit: 'dollars',
  of: ({ sections }) => sections[letter].total,
  put: ({ sections, ...estimate }, value) => ({
    ...estimate,
    sections: { ...sections, [letter]: { ...sections[letter], total: value } },
  }),
});

/** The first period's total; the least of it, should it be a range. */
const totalPayment: TableRow = {
  header: 'Estimated Total Monthly Payment',
  unit: 'cents',
  of: ({ projectedPayments: [first] }) => first?.total && { ...first.total, value: first.total.value.least },
  put: ({ projectedPayments: [first, ...later], ...estimate }, value) => ({
    ...estimate,
    projectedPayments: [
      {
        years: undefined,
        ...first,
        total: value && { ...value, value: { least: value.value, most: value.value } },
      },
      ...later,
    ],
  }),
};

/** Headers of rows that a form leaves blank where nothing applies. */
export const mayBeBlank = /^[BCEFGH]\. |^Lender Credits$/;

/** The rows of the table, in the order and the words of the form. */
export const tableRows: readonly TableRow[] = [
  amount('Loan Amount', 'loanAmount', 'cents'),
  amount('Interest Rate', 'interestRate', 'percent'),
  amount('Monthly Principal & Interest', 'principalAndInterest', 'cents'),
  totalPayment,
  section('A', 'Origination Charges'),
  section('B', 'Services You Cannot Shop For'),
  section('C', 'Services You Can Shop For'),
  amount('D. Total Loan Costs', 'totalLoanCosts'),
  section('E', 'Taxes and Other Government Fees'),
  section('F', 'Prepaids'),
  section('G', 'Initial Escrow Payment at Closing'),
  section('H', 'Other'),
  amount('I. Total Other Costs', 'totalOtherCosts'),
  amount('Lender Credits', 'lenderCredits'),
  amount('J. Total Closing Costs', 'totalClosingCosts'),
  {
    header: 'Estimated Cash to Close',
    unit: 'dollars',
    of: ({ cashToClose }) => cashToClose.cashToClose,
    put: (estimate, value) => ({ ...estimate, cashToClose: { ...estimate.cashToClose, cashToClose: value } }),
  },
  amount('In 5 Years: total paid', 'fiveYearsPaid'),
  amount('In 5 Years: principal paid off', 'fiveYearsPrincipal'),
  amount('Annual Percentage Rate (APR)', 'annualPercentageRate', 'percent'),
  amount('Total Interest Percentage (TIP)', 'totalInterestPercentage', 'percent'),
];
