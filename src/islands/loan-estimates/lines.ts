import { printPercent } from '../../../mortgage/loan-estimate/explaining/phrases.ts';
import type { LoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { mayBeBlank, type TableRow, tableRows } from '../../../mortgage/loan-estimate/form/table-rows.ts';
import { factLines } from './fact-lines.ts';
import { type Line, type LineOf, line } from './line.ts';
import { printFormDollars } from './print-value.ts';
import { mostDollars, ratePercent, readTypedDollars, readTypedPercent } from './read-typed.ts';

/** The first period's payment may be printed as a range. */
function printPayment(least: number, printed: string, { projectedPayments: [first] }: LoanEstimate): string {
  const most = first?.total?.value.most ?? least;
  return [least, ...(most === least ? [] : [most])].map((end) => printFormDollars(end, printed)).join(' to ');
}

/** Lender Credits are never positive on the form, whoever leaves the minus sign out; the payment may be a range. */
const peculiar: Readonly<Record<string, Partial<LineOf<number>>>> = {
  'Loan Amount': { read: (typed) => readTypedDollars(typed, { least: 0, most: mostDollars }) },
  'Monthly Principal & Interest': { read: (typed) => readTypedDollars(typed, { least: 0, most: mostDollars }) },
  'Estimated Total Monthly Payment': {
    hint: 'In the first years',
    read: (typed) => readTypedDollars(typed, { least: 0, most: mostDollars }),
    print: printPayment,
  },
  'Lender Credits': {
    read(typed) {
      const credits = readTypedDollars(typed, { least: -mostDollars, most: mostDollars });
      return credits && -Math.abs(credits);
    },
  },
  'Estimated Cash to Close': { hint: 'With a minus sign if it is paid to you' },
  'Total Interest Percentage (TIP)': { read: (typed) => readTypedPercent(typed, { least: 0, most: 1000 }) },
};

function lineOfRow({ header, unit, of, put }: TableRow): Line {
  const percent = unit === 'percent';
  return line<number>({
    ...{ header, of, put },
    field: 'amount',
    wanted: percent ? 'a percentage, like 6.5' : 'an amount in dollars, like 1,250',
    hint: mayBeBlank.test(header) ? 'Blank on the form if there are none' : undefined,
    total: /^[DIJ]\. |^Estimated Cash/.test(header),
    read: (typed) =>
      percent ? readTypedPercent(typed, ratePercent) : readTypedDollars(typed, { least: -mostDollars, most: mostDollars }),
    print: percent ? printPercent : printFormDollars,
    ...peculiar[header],
  });
}

/** The twenty lines of the form. */
export const formLines: readonly Line[] = tableRows.map(lineOfRow);

/** All lines of the statement, in their order. */
export const allLines: readonly Line[] = [...factLines, ...formLines];
