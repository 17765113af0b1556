import type { LoanEstimate, Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';

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

/** What a line is made of. */
export interface LineOf<T> extends Pick<Line, 'header' | 'field' | 'wanted'> {
  readonly hint?: string | undefined;
  readonly total?: boolean;
  readonly applies?: (estimate: LoanEstimate) => boolean;
  readonly of: (estimate: LoanEstimate) => Value<T> | undefined;
  readonly put: (estimate: LoanEstimate, value: Value<T> | undefined) => LoanEstimate;
  readonly read: (typed: string, estimate: LoanEstimate) => T | undefined;
  readonly print: (value: T, printed: string, estimate: LoanEstimate) => string;
  readonly fieldText?: (value: T) => string;
}

/** A line of values of one type. */
export function line<T>(made: LineOf<T>): Line {
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
