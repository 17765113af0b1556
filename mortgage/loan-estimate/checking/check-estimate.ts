import { printCents, printDollars, printNumber } from '../../amounts/dollars.ts';
import type { Disagreement } from '../form/disagreement.ts';
import { type LoanEstimate, sectionLetters, type Value } from '../form/loan-estimate.ts';
import type { Check } from './check.ts';
import { checksOfCosts } from './checks-of-costs.ts';
import { checksOfTerms } from './checks-of-terms.ts';

/** An estimate that has been held against itself. */
export interface Checked {
  readonly estimate: LoanEstimate;
  /** Where it does not agree with itself, once for each place. */
  readonly disagreements: readonly Disagreement[];
}

/**
 * Holds an estimate against itself. In what comes back every value is to be looked at that takes part in arithmetic which does not fit,
 * and in none which does, and so are amounts that nothing adds up. What somebody typed stays theirs.
 */
export function checkEstimate(estimate: LoanEstimate): Checked {
  const checks = [...checksOfCosts(estimate), ...checksOfTerms(estimate)];
  const [held, failed] = [checks.filter(holds), checks.filter((check) => !holds(check))];
  const sound = new Set(held.flatMap(({ printed, parts }) => [printed.place, ...parts.map(({ place }) => place)]));
  const doubts = new Map<unknown, string>();
  for (const value of withoutTotal(estimate)) doubts.set(value.place, 'There is no total to check it against.');
  for (const check of failed) {
    for (const { place } of [check.printed, ...check.parts]) if (!sound.has(place)) doubts.set(place, doubtOf(check));
  }
  for (const [value, doubt] of impossible(estimate)) doubts.set(value.place, doubt);
  return { estimate: doubts.size === 0 ? estimate : marked(estimate, doubts), disagreements: failed.map(disagreement) };
}

function disagreement(check: Check): Disagreement {
  const { what, from, unit, workedOut } = check;
  return { what, from, unit, printed: numberOf(check), workedOut };
}

function holds(check: Check): boolean {
  // A thousandth above the tolerance: half a dollar a line is no exact number of cents.
  return Math.abs(numberOf(check) - check.workedOut) <= check.tolerance + 0.001;
}

function numberOf({ printed, number }: Check): number {
  return number ?? Number(printed.value);
}

const print = { dollars: printDollars, cents: printCents, percent: (value: number) => `${printNumber(value, 3)}%` };

function doubtOf(check: Check): string {
  const { what, from, unit, workedOut } = check;
  return `${what}: the form prints ${print[unit](numberOf(check))}, and by ${from} it is ${print[unit](workedOut)}.`;
}

/** Lines of sections whose total could not be read. */
function withoutTotal({ sections }: LoanEstimate): readonly Value<number>[] {
  return sectionLetters.flatMap((letter) =>
    sections[letter].total ? [] : sections[letter].lines.flatMap(({ amount }) => amount ?? []),
  );
}

/** What cannot be by its nature. */
function impossible({
  dateIssued,
  costsExpire,
  annualPercentageRate,
  interestRate,
  product,
}: LoanEstimate): [Value<unknown>, string][] {
  const found: [Value<unknown>, string][] = [];
  if (dateIssued && costsExpire && costsExpire.value < dateIssued.value) {
    const doubt = 'The costs expire before the day of issue.';
    found.push([dateIssued, doubt], [costsExpire, doubt]);
  }
  if (
    annualPercentageRate &&
    interestRate &&
    /^fixed rate$/i.test(product?.value ?? '') &&
    annualPercentageRate.value < interestRate.value - 0.125
  ) {
    found.push([annualPercentageRate, 'It is lower than the interest rate, which is unusual.']);
  }
  return found;
}

/** The tree with a doubt at each value that stands at one of the places. */
function marked<T>(tree: T, doubts: ReadonlyMap<unknown, string>): T {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((branch) => marked(branch, doubts)) as T;
  if ('certainty' in tree) {
    const doubt = 'place' in tree && tree.certainty !== 'typed' ? doubts.get(tree.place) : undefined;
    return doubt === undefined ? tree : { ...tree, certainty: 'look', doubt };
  }
  return Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, marked(branch, doubts)])) as T;
}
