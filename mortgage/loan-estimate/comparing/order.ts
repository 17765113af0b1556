import { printDuration } from '../../amounts/calendar.ts';
import { exceeds } from '../../amounts/exceeds.ts';
import { named } from '../explaining/phrases.ts';
import type { KeptLoan } from './keeping.ts';

/** Which loan costs least, depending on how long it is kept. */
export interface KeepingOrder {
  /** The cheapest, each from the month at whose end it first costs least; the first one from 0. None where that cannot be told. */
  readonly cheapest: readonly Cheapest[];
  /** The same in words, or why it cannot be told. */
  readonly sentences: readonly string[];
}

export interface Cheapest {
  /** Place in the list that was compared, from 0. */
  readonly place: number;
  /** Months from closing. */
  readonly from: number;
}

/** Looks at every month from closing on, as long as all of the loans are known. Only loans of one amount have an order. */
export function keepingOrder(loans: readonly (KeptLoan | string)[]): KeepingOrder {
  const known = loans.filter((loan) => typeof loan !== 'string');
  const [first] = known;
  if (!first || known.length < loans.length) return { cheapest: [], sentences: [] };
  if (known.some(({ loanAmount }) => loanAmount !== first.loanAmount))
    return { cheapest: [], sentences: ['The loan amounts differ, so we name no month from which one of them costs less.'] };
  const months = monthsKnown(known);
  const cheapest = cheapestByMonth(known, months);
  const limit = months < longest(known) ? [`Nobody can tell beyond ${printDuration(months)}.`] : [];
  return { cheapest, sentences: [...inWords(cheapest, known.length), ...limit] };
}

function longest(loans: readonly KeptLoan[]): number {
  return Math.max(...loans.map(({ term }) => term));
}

/** A loan that is known to its end costs nothing more after it. */
function monthsKnown(loans: readonly KeptLoan[]): number {
  const limits = loans.map(({ knownMonths, term }) => (knownMonths < term ? knownMonths : Infinity));
  return Math.min(...limits, longest(loans));
}

function cheapestByMonth(loans: readonly KeptLoan[], months: number): readonly Cheapest[] {
  const order: Cheapest[] = [];
  for (let month = 0; month <= months; month++) {
    const costs = loans.map((loan) => loan.cost(month).dollars);
    const least = Math.min(...costs);
    const places = costs.flatMap((dollars, place) => (exceeds(dollars, least) ? [] : [place]));
    const before = order.at(-1);
    // As long as several cost the same, whichever led goes on leading; at first nobody does.
    if (before ? places.includes(before.place) : places.length > 1) continue;
    order.push({ place: places[0] ?? 0, from: before ? month : 0 });
  }
  return order;
}

function inWords(cheapest: readonly Cheapest[], count: number): readonly string[] {
  const less = count > 2 ? 'least' : 'less';
  const [first, ...later] = cheapest;
  if (!first) return ['By what is counted here they cost the same, however long you keep the loan.'];
  const [next] = later;
  if (!next) return [`However long you keep the loan, ${named(first.place)} costs ${less}.`];
  return [
    `Kept for less than ${printDuration(next.from)}, ${named(first.place)} costs ${less}.`,
    ...later.map(({ place, from }, index) => {
      const until = later[index + 1]?.from;
      const period =
        until === undefined ? `From ${printDuration(from)} on` : `From ${printDuration(from)} to ${printDuration(until)}`;
      return `${period}, ${named(place)} does.`;
    }),
  ];
}
