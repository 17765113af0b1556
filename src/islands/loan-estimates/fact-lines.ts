import { printDuration, printStated } from '../../../mortgage/amounts/calendar.ts';
import { printPercent } from '../../../mortgage/loan-estimate/explaining/phrases.ts';
import type { LoanEstimate, ProjectedPayment, RateLock, Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { type Line, line } from './line.ts';
import { printFormDollars } from './print-value.ts';
import { mostDollars, ratePercent, readTypedDollars, readTypedPercent, readTypedTerm } from './read-typed.ts';

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
    print: printStated,
    fieldText: asTyped,
  }),
  line<number>({
    header: 'Loan Term',
    field: 'text',
    wanted: 'a term, like 30 years',
    of: ({ loanTerm }) => loanTerm,
    put: (estimate, loanTerm) => ({ ...estimate, loanTerm }),
    read: readTypedTerm,
    print: printDuration,
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
    print: printStated,
    fieldText: asTyped,
  }),
  line<string>({
    header: 'Closing costs expire on',
    field: 'date',
    wanted: 'a date',
    of: ({ costsExpire }) => costsExpire,
    put: (estimate, costsExpire) => ({ ...estimate, costsExpire }),
    read: isoDate,
    print: printStated,
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
    print: printPercent,
  }),
  line<number>({
    header: 'Points in dollars',
    field: 'amount',
    wanted: 'an amount in dollars, like 1,250',
    of: ({ points }) => points,
    put: (estimate, points) => ({ ...estimate, points }),
    read: (typed) => readTypedDollars(typed, { least: 0, most: mostDollars }),
    print: printFormDollars,
  }),
  line<number>({
    header: 'Mortgage Insurance',
    hint: 'A month, in the first years. 0 if there is none',
    field: 'amount',
    wanted: 'an amount in dollars, like 82',
    of: ({ projectedPayments: [first] }) => first?.mortgageInsurance,
    put: ({ projectedPayments: [first, ...later], ...estimate }, mortgageInsurance) => ({
      ...estimate,
      projectedPayments: [{ years: undefined, ...first, mortgageInsurance }, ...later],
    }),
    read: (typed) => readTypedDollars(typed, { least: 0, most: mostDollars }),
    print: printFormDollars,
  }),
  line<number>({
    header: 'Mortgage Insurance through year',
    hint: 'Of its column in Projected Payments',
    applies: ({ projectedPayments: [first] }) => first?.mortgageInsurance?.value !== 0,
    field: 'amount',
    wanted: 'a year of the loan, like 7',
    of: lastInsuredYear,
    put: withLastInsuredYear,
    read: (typed) => readTypedDollars(typed, { least: 1, most: 50 }),
    print: (year) => `${year}`,
  }),
];

function withoutDay(lock: Value<RateLock> | undefined): Value<RateLock> | undefined {
  return lock && { ...lock, value: { locked: lock.value.locked } };
}

/** Where in the projected payments the last column with mortgage insurance stands; the first where none has. */
function lastInsured(columns: readonly ProjectedPayment[]): number {
  return Math.max(
    0,
    columns.findLastIndex(({ mortgageInsurance }) => mortgageInsurance?.value),
  );
}

function lastInsuredYear({ projectedPayments: columns }: LoanEstimate): Value<number> | undefined {
  const column = columns[lastInsured(columns)];
  return column?.years && column.mortgageInsurance?.value !== 0 ? { ...column.years, value: column.years.value.last } : undefined;
}

/** Years in which a column of the projected payments ends, and so those in which the next begins. */
function withLastInsuredYear(estimate: LoanEstimate, last: Value<number> | undefined): LoanEstimate {
  const columns = estimate.projectedPayments;
  const at = lastInsured(columns);
  const [insured, next] = [columns[at], columns[at + 1]];
  const years = last && { ...last, value: { first: insured?.years?.value.first ?? 1, last: last.value } };
  const following = next?.years && last && { ...next.years, value: { ...next.years.value, first: last.value + 1 } };
  return {
    ...estimate,
    projectedPayments: [
      ...columns.slice(0, at),
      { ...insured, years },
      ...(next ? [{ ...next, years: following ?? next.years }] : []),
      ...columns.slice(at + 2),
    ],
  };
}
