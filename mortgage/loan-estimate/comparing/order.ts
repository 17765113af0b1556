import { printDuration } from '../../amounts/calendar.ts';
import { type Cheapest, cheapestByMonth, cheapestInWords } from '../../loan/cheapest.ts';
import { named } from '../explaining/phrases.ts';
import type { KeptLoan } from './keeping.ts';

/** Which loan costs least, depending on how long it is kept. */
export interface KeepingOrder {
  /** The cheapest, each from the month at whose end it first costs least; the first one from 0. None where that cannot be told. */
  readonly cheapest: readonly Cheapest[];
  /** The same in words, or why it cannot be told. */
  readonly sentences: readonly string[];
}

/** Looks at every month from closing on, as long as all of the loans are known. Only loans of one amount have an order. */
export function keepingOrder(loans: readonly (KeptLoan | string)[]): KeepingOrder {
  const known = loans.filter((loan) => typeof loan !== 'string');
  const [first] = known;
  if (!first || known.length < loans.length) return { cheapest: [], sentences: [] };
  if (known.some(({ loanAmount }) => loanAmount !== first.loanAmount))
    return { cheapest: [], sentences: ['The loan amounts differ, so we name no month from which one of them costs less.'] };
  const months = monthsKnown(known);
  const cheapest = cheapestByMonth(
    known.map(
      ({ cost }) =>
        (month: number) =>
          cost(month).dollars,
    ),
    months,
  );
  const limit = months < longest(known) ? [`Nobody can tell beyond ${printDuration(months)}.`] : [];
  return {
    cheapest,
    sentences: [
      ...cheapestInWords(
        cheapest,
        known.map((_, place) => named(place)),
      ),
      ...limit,
    ],
  };
}

function longest(loans: readonly KeptLoan[]): number {
  return Math.max(...loans.map(({ term }) => term));
}

/** A loan that is known to its end costs nothing more after it. */
function monthsKnown(loans: readonly KeptLoan[]): number {
  const limits = loans.map(({ knownMonths, term }) => (knownMonths < term ? knownMonths : Infinity));
  return Math.min(...limits, longest(loans));
}
