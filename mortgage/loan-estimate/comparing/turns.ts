import { printDuration } from '../../amounts/calendar.ts';
import { exceeds } from '../../amounts/exceeds.ts';
import { named } from '../explaining/phrases.ts';
import type { KeptLoan } from './keeping.ts';

/** A month from which the order of two estimates turns, by what keeping them costs. */
export interface Turn {
  /** Which estimate costs less before, and which from then on: places in the list that was compared, from 0. */
  readonly before: number;
  readonly after: number;
  /** The first month, counted from closing, at whose end the other one has cost less. */
  readonly month: number;
  /** The same in words. */
  readonly sentence: string;
}

/** The turns of every pair of one loan amount, month by month from closing, as long as both are known. */
export function turnsOf(loans: readonly (KeptLoan | string)[]): readonly Turn[] {
  return loans.flatMap((one, first) =>
    loans.slice(first + 1).flatMap((other, after) => {
      const pair = [first, first + 1 + after] as const;
      if (typeof one === 'string' || typeof other === 'string' || one.loanAmount !== other.loanAmount) return [];
      return turnsOfPair(one, other, pair);
    }),
  );
}

function turnsOfPair(one: KeptLoan, other: KeptLoan, places: readonly [number, number]): Turn[] {
  const turns: Turn[] = [];
  let leading: number | undefined;
  for (let month = 0; month <= knownForBoth(one, other); month++) {
    const [a, b] = [one.cost(month).dollars, other.cost(month).dollars];
    const less = exceeds(b, a) ? places[0] : exceeds(a, b) ? places[1] : leading;
    if (leading !== undefined && less !== undefined && less !== leading) turns.push(turn(leading, less, month));
    leading = less;
  }
  return turns;
}

/** A loan that is known to its end costs nothing more after it. */
function knownForBoth(one: KeptLoan, other: KeptLoan): number {
  const known = [one, other].map(({ knownMonths, term }) => (knownMonths < term ? knownMonths : Infinity));
  return Math.min(...known, Math.max(one.term, other.term));
}

function turn(before: number, after: number, month: number): Turn {
  const sentence = `From ${printDuration(month)} on, ${named(after)} costs less in all. Up to then, ${named(before)} does.`;
  return { before, after, month, sentence };
}
