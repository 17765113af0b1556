import { describe, expect, it } from 'vitest';
import { emptyLoanEstimate, type LoanEstimate, type Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Line } from './line.ts';
import { allLines, formLines } from './lines.ts';

function lineNamed(header: string): Line {
  const found = allLines.find((line) => line.header === header);
  if (!found) throw new Error(`There is no line ${header}.`);
  return found;
}

function typed(header: string, text: string, estimate: LoanEstimate = emptyLoanEstimate): LoanEstimate | undefined {
  return lineNamed(header).type(estimate, text);
}

function read<T>(value: T, printed: string): Value<T> {
  return { value, printed, certainty: 'certain', place: { page: 1, x: 1, y: 2, width: 3, height: 4 } };
}

/** What each line takes as typed, and what the page then says. */
const examples: Readonly<Record<string, readonly [typed: string, printed: string]>> = {
  Lender: ['Ficus Bank', 'Ficus Bank'],
  'Date Issued': ['2027-02-15', 'February 15, 2027'],
  'Loan Term': ['30', '30 years'],
  Product: ['Adjustable Rate', 'Adjustable Rate'],
  'Rate Lock': ['No', 'No'],
  'Rate locked until': ['2027-03-01', 'March 1, 2027'],
  'Closing costs expire on': ['2027-03-04', 'March 4, 2027'],
  Points: ['.25', '0.25%'],
  'Points in dollars': ['405', '$405'],
  'Mortgage Insurance through year': ['7', '7'],
  'Interest Rate': ['3.875', '3.875%'],
  'Monthly Principal & Interest': ['761.78', '$761.78'],
  'Lender Credits': ['500', '-$500'],
  'Annual Percentage Rate (APR)': ['4.274', '4.274%'],
  'Total Interest Percentage (TIP)': ['105.2', '105.2%'],
};

describe('the lines of the statement', () => {
  it('are twenty of the form, after the facts', () => {
    expect(formLines).toHaveLength(20);
    expect(allLines.slice(-20)).toEqual(formLines);
  });

  it.each(allLines)('$header: what is typed is kept as typed, and printed as the form does', (line) => {
    const [text, printed] = examples[line.header] ?? ['5672', '$5,672'];
    const estimate = line.type(emptyLoanEstimate, text);
    expect(estimate && line.print(estimate)).toBe(printed);
    expect(estimate && line.value(estimate)).toMatchObject({ printed: text, certainty: 'typed' });
    // What its field then holds is understood as the same again.
    const again = estimate && line.type(emptyLoanEstimate, line.fieldText(estimate));
    expect(again && line.print(again)).toBe(printed);
  });

  it.each(allLines)('$header: emptied, it has no value', (line) => {
    const [text] = examples[line.header] ?? ['5672'];
    const estimate = line.type(emptyLoanEstimate, text);
    const emptied = estimate && line.type(estimate, '  ');
    expect(emptied && line.value(emptied)).toBeUndefined();
    expect(emptied && line.print(emptied)).toBe('');
  });

  it.each(formLines)('$header: words are no value', (line) => {
    expect(line.type(emptyLoanEstimate, 'see attached')).toBeUndefined();
  });

  it('a value that is typed over one that was read keeps the place where it stands', () => {
    const estimate = { ...emptyLoanEstimate, loanAmount: read(162_000, '$162,000') };
    expect(typed('Loan Amount', '160000', estimate)?.loanAmount).toEqual({
      value: 160_000,
      printed: '160000',
      certainty: 'typed',
      place: { page: 1, x: 1, y: 2, width: 3, height: 4 },
    });
  });

  it('cents are printed where the form prints them, and only there', () => {
    const { print } = lineNamed('Loan Amount');
    expect(print({ ...emptyLoanEstimate, loanAmount: read(162_000, '$162,000') })).toBe('$162,000');
    expect(print({ ...emptyLoanEstimate, loanAmount: read(162_000, '$162,000.00') })).toBe('$162,000.00');
    expect(print({ ...emptyLoanEstimate, loanAmount: read(162_000.5, '$162,000.50') })).toBe('$162,000.50');
  });

  it('a payment that is printed as a range is shown with both ends', () => {
    const projectedPayments = [{ years: undefined, total: read({ least: 1137, most: 1468 }, '$1,137–$1,468') }];
    expect(lineNamed('Estimated Total Monthly Payment').print({ ...emptyLoanEstimate, projectedPayments })).toBe(
      '$1,137 to $1,468',
    );
  });

  it('a rate that is not locked has no day until which it is', () => {
    const line = lineNamed('Rate locked until');
    expect(line.applies(emptyLoanEstimate)).toBe(true);
    expect(line.applies(typed('Rate Lock', 'Yes') ?? emptyLoanEstimate)).toBe(true);
    expect(line.applies(typed('Rate Lock', 'No') ?? emptyLoanEstimate)).toBe(false);
  });

  it('a day until which the rate is locked says that it is locked, and saying Yes keeps the day', () => {
    const locked = typed('Rate locked until', '2027-03-01');
    expect(locked?.rateLock?.value).toEqual({ locked: true, until: '2027-03-01' });
    expect(typed('Rate Lock', 'Yes', locked)?.rateLock?.value).toEqual({ locked: true, until: '2027-03-01' });
    expect(typed('Rate locked until', '', locked)?.rateLock?.value).toEqual({ locked: true });
  });

  it('mortgage insurance has a last year unless there is none', () => {
    const none = typed('Mortgage Insurance', '0') ?? emptyLoanEstimate;
    expect(lineNamed('Mortgage Insurance through year').applies(none)).toBe(false);
    const insured = typed('Mortgage Insurance through year', '7', typed('Mortgage Insurance', '82'));
    expect(insured?.projectedPayments).toMatchObject([
      { mortgageInsurance: { value: 82 }, years: { value: { first: 1, last: 7 }, certainty: 'typed' } },
    ]);
    expect(lineNamed('Mortgage Insurance').print(insured ?? emptyLoanEstimate)).toBe('$82');
    expect(lineNamed('Mortgage Insurance through year').print(insured ?? emptyLoanEstimate)).toBe('7');
  });

  it('a last year that was misread is corrected where one column ends and where the next begins', () => {
    const column = (first: number, last: number, premium: number) => ({
      years: read({ first, last }, `Years ${first}-${last}`),
      mortgageInsurance: read(premium, `${premium}`),
    });
    const estimate = { ...emptyLoanEstimate, projectedPayments: [column(1, 3, 90), column(4, 1, 82), column(2, 30, 0)] };
    const corrected = typed('Mortgage Insurance through year', '7', estimate);
    expect(corrected?.projectedPayments.map(({ years }) => years?.value)).toEqual([
      { first: 1, last: 3 },
      { first: 4, last: 7 },
      { first: 8, last: 30 },
    ]);
  });

  it('a loan of less than nothing is none, and cash to close may be paid to the borrower', () => {
    expect(typed('Loan Amount', '-1')).toBeUndefined();
    expect(typed('Estimated Cash to Close', '– $24,901')?.cashToClose.cashToClose?.value).toBe(-24_901);
  });

  it('a rate beyond every loan is none', () => {
    expect(typed('Interest Rate', '3875')).toBeUndefined();
  });
});
