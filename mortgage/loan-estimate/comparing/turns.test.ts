import { describe, expect, test } from 'vitest';
import { read, section, withCredits, withPoints } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { keepingCosts, keptLoans } from './keeping.ts';
import { turnsOf } from './turns.ts';

describe('turns', () => {
  test('estimates that cost the same never turn', () => {
    expect(turnsOf(keptLoans([withPoints, withPoints]))).toEqual([]);
  });

  test('estimates of different amounts have none, because more debt costs more interest', () => {
    const larger = { ...withCredits, loanAmount: read(400_100), principalAndInterest: read(2595.04) };
    const loans = keptLoans([withPoints, larger]);
    const [three, five] = keepingCosts(loans).rows.map(({ costs: [a, b] }) => (a?.dollars ?? 0) > (b?.dollars ?? 0));
    expect([three, five]).toEqual([true, false]);
    expect(turnsOf(loans)).toEqual([]);
  });

  test('a month is looked at as long as both loans are known, and no longer', () => {
    // The rate of the second may change after 36 months; in month 42 nobody knows its cost.
    const changing = { ...withCredits, product: read('3/1 Adjustable Rate') };
    expect(turnsOf(keptLoans([withPoints, changing]))).toEqual([]);
    const later = { ...withCredits, product: read('5/1 Adjustable Rate') };
    expect(turnsOf(keptLoans([withPoints, later]))).toMatchObject([{ month: 42 }]);
  });

  test('the last month that is known counts, the month after it does not', () => {
    const changing = (month: string) => ({
      ...withCredits,
      product: read('Adjustable Rate'),
      adjustableRate: { firstChange: read(`Beginning of ${month} month`) },
    });
    expect(turnsOf(keptLoans([withPoints, changing('43rd')]))).toMatchObject([{ month: 42 }]);
    expect(turnsOf(keptLoans([withPoints, changing('42nd')]))).toEqual([]);
  });

  test('$100 more in section A for half a percent less turns with the first payment', () => {
    const slightly = { ...withPoints, sections: { ...withPoints.sections, A: section(-500) } };
    expect(turnsOf(keptLoans([slightly, withCredits]))).toMatchObject([
      { before: 1, after: 0, month: 1, sentence: expect.stringMatching(/^From 1 month on, the first estimate costs less/) },
    ]);
  });

  test('a shorter loan that has ended costs nothing more, and may cost less from then on', () => {
    const short = {
      ...withPoints,
      loanTerm: read(180),
      principalAndInterest: read(3429.69),
      sections: { ...withPoints.sections, A: section(150_000) },
    };
    const loans = keptLoans([withPoints, short]);
    const turns = turnsOf(loans);
    expect(turns).toMatchObject([{ before: 0, after: 1 }]);
    expect(turns[0]?.month).toBeGreaterThan(180);
    expect(keepingCosts(loans).rows.at(-1)?.costs).toMatchObject([{ months: 360 }, { months: 180 }]);
  });

  test('an estimate of which nothing is known turns with none', () => {
    const unknown = { ...withCredits, interestRate: undefined };
    expect(turnsOf(keptLoans([withPoints, unknown]))).toEqual([]);
    expect(turnsOf(keptLoans([unknown, withPoints]))).toEqual([]);
  });

  test('of three estimates every pair is looked at', () => {
    const pairsOf = (...three: readonly LoanEstimate[]) => turnsOf(keptLoans(three)).map(({ before, after }) => [before, after]);
    expect(pairsOf(withPoints, withCredits, withPoints)).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(pairsOf(withCredits, withPoints, withPoints)).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test('estimates that are equal at closing have no order yet that could turn', () => {
    const charges = { sections: withCredits.sections, lenderCredits: withCredits.lenderCredits };
    expect(turnsOf(keptLoans([{ ...withPoints, ...charges }, withCredits]))).toEqual([]);
    expect(turnsOf(keptLoans([withCredits, { ...withPoints, ...charges }]))).toEqual([]);
  });
});
