import { printDuration } from '../amounts/calendar.ts';
import { exceeds } from '../amounts/exceeds.ts';

/** The loan that costs least from some month on. */
export interface Cheapest {
  /** Place in the list that was compared, from 0. */
  readonly place: number;
  /** Months from closing at whose end it first costs least; 0 for the first one. */
  readonly from: number;
}

/** Which loan costs least when it is kept for so many months, up to `months`; none where they never differ. */
export function cheapestByMonth(costs: readonly ((month: number) => number)[], months: number): readonly Cheapest[] {
  const order: Cheapest[] = [];
  for (let month = 0; month <= months; month++) {
    const dollars = costs.map((cost) => cost(month));
    const least = Math.min(...dollars);
    const places = dollars.flatMap((amount, place) => (exceeds(amount, least) ? [] : [place]));
    const before = order.at(-1);
    // As long as several cost the same, whichever led goes on leading; at first nobody does.
    if (before ? places.includes(before.place) : places.length > 1) continue;
    order.push({ place: places[0] ?? 0, from: before ? month : 0 });
  }
  return order;
}

/** The same as sentences; `names` are those of all that were compared, as they stand within a sentence. */
export function cheapestInWords(cheapest: readonly Cheapest[], names: readonly string[]): readonly string[] {
  const less = names.length > 2 ? 'least' : 'less';
  const [first, ...later] = cheapest;
  if (!first) return ['By what is counted here they cost the same, however long you keep the loan.'];
  const [next] = later;
  if (!next) return [`However long you keep the loan, ${names[first.place]} costs ${less}.`];
  return [
    `Kept for less than ${printDuration(next.from)}, ${names[first.place]} costs ${less}.`,
    ...later.map(({ place, from }, index) => {
      const until = later[index + 1]?.from;
      const period =
        until === undefined ? `From ${printDuration(from)} on` : `From ${printDuration(from)} to ${printDuration(until)}`;
      return `${period}, ${names[place]} does.`;
    }),
  ];
}
