import type { LoanEstimate, RateLock, Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { type TableRow, tableRows } from '../../../mortgage/loan-estimate/form/table-rows.ts';
import { printDate, printFormDollars, printFormPercent, printTerm } from './print-value.ts';
import { readTypedDollars, readTypedPercent, readTypedTerm } from './read-typed.ts';

/** A line of the statement: what it says of an estimate, and how its value is typed. */
export interface Line {
  /** As the form prints it. */
  readonly header: string;
  /** Under the header, where the form leaves a question. */
  readonly hint?: string | undefined;
  /** The kind of its field; a list is what one can choose. */
  readonly field: 'amount' | 'text' | 'date' | readonly string[];
  /** What to type, for the sentence beside a field that holds something else. */
  readonly wanted: string;
  /** The line adds up others. */
  readonly total: boolean;
  /** Whether the form has anything to say there: no day for a rate that is not locked. */
  readonly applies: (estimate: LoanEstimate) => boolean;
  readonly value: (estimate: LoanEstimate) => Value<unknown> | undefined;
  /** As the form prints it; empty for a value that is not there. */
  readonly print: (estimate: LoanEstimate) => string;
  /** What stands in its field. */
  readonly fieldText: (estimate: LoanEstimate) => string;
  /** The estimate with what was typed, nothing typed being no value; `undefined` when it cannot be understood. */
  readonly type: (estimate: LoanEstimate, typed: string) => LoanEstimate | undefined;
}

interface LineOf<T> extends Pick<Line, 'header' | 'field' | 'wanted'> {
  readonly hint?: string | undefined;
  readonly total?: boolean;
  readonly applies?: (estimate: LoanEstimate) => boolean;
  readonly of: (estimate: LoanEstimate) => Value<T> | undefined;
  readonly put: (estimate: LoanEstimate, value: Value<T> | undefined) => LoanEstimate;
  readonly read: (typed: string, estimate: LoanEstimate) => T | undefined;
  readonly print: (value: T, printed: string, estimate: LoanEstimate) => string;
  readonly fieldText?: (value: T) => string;
}

function line<T>(made: LineOf<T>): Line {
  const { header, hint, field, wanted, total = false, applies = () => true, of, put, read, print, fieldText } = made;
  const printIn = (estimate: LoanEstimate) => {
    const value = of(estimate);
    return value ? print(value.value, value.printed, estimate) : '';
  };
  return {
    ...{ header, hint, field, wanted, total, applies },
    value: of,
    print: printIn,
    fieldText(estimate) {
      const value = of(estimate);
      return value && fieldText ? fieldText(value.value) : printIn(estimate);
    },
    type(estimate, typed) {
      const printed = typed.trim();
      if (printed === '') return put(estimate, undefined);
      const value = read(printed, estimate);
      return value === undefined ? undefined : put(estimate, { value, printed, certainty: 'typed', place: of(estimate)?.place });
    },
  };
}

const millions = 100_000_000;
const ratePercent = { least: 0, most: 50 };

/** The first period's payment may be printed as a range. */
function printPayment(least: number, printed: string, { projectedPayments: [first] }: LoanEstimate): string {
  const most = first?.total?.value.most ?? least;
  return [least, ...(most === least ? [] : [most])].map((end) => printFormDollars(end, printed)).join(' to ');
}

/** Lender Credits are never positive on the form, whoever leaves the minus sign out; the payment may be a range. */
const peculiar: Readonly<Record<string, Partial<LineOf<number>>>> = {
  'Loan Amount': { read: (typed) => readTypedDollars(typed, { least: 0, most: millions }) },
  'Monthly Principal & Interest': { read: (typed) => readTypedDollars(typed, { least: 0, most: millions }) },
  'Estimated Total Monthly Payment': {
    hint: 'In the first years',
    read: (typed) => readTypedDollars(typed, { least: 0, most: millions }),
    print: printPayment,
  },
  'Lender Credits': {
    hint: 'Blank on the form if there are none',
    read(typed) {
      const credits = readTypedDollars(typed, { least: -millions, most: millions });
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
    total: /^[DIJ]\. |^Estimated Cash/.test(header),
    read: (typed) =>
      percent ? readTypedPercent(typed, ratePercent) : readTypedDollars(typed, { least: -millions, most: millions }),
    print: percent ? printFormPercent : printFormDollars,
    ...peculiar[header],
  });
}

/** The twenty lines of the form. */
export const formLines: readonly Line[] = tableRows.map(lineOfRow);

const isoDate = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined);
const asTyped = (text: string) => text;

function rateLockRead(typed: string, { rateLock }: LoanEstimate): RateLock | undefined {
  if (typed === 'Yes') return { locked: true, until: rateLock?.value.until };
  return typed === 'No' ? { locked: false } : undefined;
}

/** The day of the lock as a value of its own, which it is on paper. */
function lockedUntil({ rateLock }: LoanEstimate): Value<string> | undefined {
  return rateLock?.value.until === undefined ? undefined : { ...rateLock, value: rateLock.value.until };
}

/** The few facts that say what is being compared. */
export const factLines: readonly Line[] = [
  line<string>({
    header: 'Lender',
    field: 'text',
    wanted: 'the lender’s name',
    of: ({ lender }) => lender,
    put: (estimate, lender) => ({ ...estimate, lender }),
    read: asTyped,
    print: asTyped,
  }),
  line<string>({
    header: 'Date Issued',
    field: 'date',
    wanted: 'a date',
    of: ({ dateIssued }) => dateIssued,
    put: (estimate, dateIssued) => ({ ...estimate, dateIssued }),
    read: isoDate,
    print: printDate,
    fieldText: asTyped,
  }),
  line<number>({
    header: 'Loan Term',
    field: 'text',
    wanted: 'a term, like 30 years',
    of: ({ loanTerm }) => loanTerm,
    put: (estimate, loanTerm) => ({ ...estimate, loanTerm }),
    read: readTypedTerm,
    print: printTerm,
  }),
  line<string>({
    header: 'Product',
    field: ['Fixed Rate', 'Adjustable Rate', 'Step Rate'],
    wanted: 'one of the products',
    of: ({ product }) => product,
    put: (estimate, product) => ({ ...estimate, product }),
    read: asTyped,
    print: asTyped,
  }),
  line<RateLock>({
    header: 'Rate Lock',
    field: ['No', 'Yes'],
    wanted: 'yes or no',
    of: ({ rateLock }) => rateLock,
    put: (estimate, rateLock) => ({ ...estimate, rateLock }),
    read: rateLockRead,
    print: ({ locked }) => (locked ? 'Yes' : 'No'),
  }),
  line<string>({
    header: 'Rate locked until',
    applies: ({ rateLock }) => rateLock?.value.locked !== false,
    field: 'date',
    wanted: 'a date',
    of: lockedUntil,
    put: (estimate, until) => ({
      ...estimate,
      rateLock: until ? { ...until, value: { locked: true, until: until.value } } : withoutDay(estimate.rateLock),
    }),
    read: isoDate,
    print: printDate,
    fieldText: asTyped,
  }),
  line<string>({
    header: 'Closing costs expire on',
    field: 'date',
    wanted: 'a date',
    of: ({ costsExpire }) => costsExpire,
    put: (estimate, costsExpire) => ({ ...estimate, costsExpire }),
    read: isoDate,
    print: printDate,
    fieldText: asTyped,
  }),
  line<number>({
    header: 'Points',
    hint: 'Section A, first line. Blank if there are none',
    field: 'amount',
    wanted: 'a percentage, like 0.25',
    of: ({ pointsPercent }) => pointsPercent,
    put: (estimate, pointsPercent) => ({ ...estimate, pointsPercent }),
    read: (typed) => readTypedPercent(typed, ratePercent),
    print: printFormPercent,
  }),
  line<number>({
    header: 'Points in dollars',
    field: 'amount',
    wanted: 'an amount in dollars, like 1,250',
    of: ({ points }) => points,
    put: (estimate, points) => ({ ...estimate, points }),
    read: (typed) => readTypedDollars(typed, { least: 0, most: millions }),
    print: printFormDollars,
  }),
];

function withoutDay(lock: Value<RateLock> | undefined): Value<RateLock> | undefined {
  return lock && { ...lock, value: { locked: lock.value.locked } };
}

/** All lines of the statement, in their order. */
export const allLines: readonly Line[] = [...factLines, ...formLines];
