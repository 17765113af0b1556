import { describe, expect, test } from 'vitest';
import { read, section, withCredits, withPoints } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { keepingCosts, keptLoans } from './keeping.ts';
import { keepingOrder } from './order.ts';

const orderOf = (...estimates: readonly LoanEstimate[]) => keepingOrder(keptLoans(estimates));
const cheapestOf = (...estimates: readonly LoanEstimate[]) => orderOf(...estimates).cheapest;

describe('which loan costs least', () => {
  test('estimates that cost the same have no order, and a sentence says so', () => {
    expect(orderOf(withPoints, withPoints)).toEqual({
      cheapest: [],
      sentences: ['By what is counted here they cost the same, however long you keep the loan.'],
    });
  });

  test('one that costs less throughout is named', () => {
    const dearer = { ...withPoints, sections: { ...withPoints.sections, A: section(9000) } };
    expect(orderOf(dearer, withPoints)).toEqual({
      cheapest: [{ place: 1, from: 0 }],
      sentences: ['However long you keep the loan, the second estimate costs less.'],
    });
  });

  test('estimates of different amounts have none, because more debt costs more interest, and a sentence says so', () => {
    const larger = { ...withCredits, loanAmount: read(400_100), principalAndInterest: read(2595.04) };
    const [three, five] = keepingCosts(keptLoans([withPoints, larger])).rows.map(
      ({ costs: [a, b] }) => (a?.dollars ?? 0) > (b?.dollars ?? 0),
    );
    expect([three, five]).toEqual([true, false]);
    expect(orderOf(withPoints, larger)).toEqual({
      cheapest: [],
      sentences: [expect.stringMatching(/^The loan amounts differ, so we name no month/)],
    });
  });

  test('a month is looked at as long as both loans are known, and the sentences say how long that is', () => {
    // The rate of the second may change after 36 months; in month 42 nobody knows its cost.
    const changing = { ...withCredits, product: read('3/1 Adjustable Rate') };
    expect(orderOf(withPoints, changing)).toEqual({
      cheapest: [{ place: 1, from: 0 }],
      sentences: ['However long you keep the loan, the second estimate costs less.', 'Nobody can tell beyond 3 years.'],
    });
    const later = { ...withCredits, product: read('5/1 Adjustable Rate') };
    expect(cheapestOf(withPoints, later).at(-1)).toEqual({ place: 0, from: 42 });
  });

  test('the last month that is known counts, the month after it does not', () => {
    const changing = (month: string) => ({
      ...withCredits,
      product: read('Adjustable Rate'),
      adjustableRate: { firstChange: read(`Beginning of ${month} month`) },
    });
    expect(cheapestOf(withPoints, changing('43rd'))).toHaveLength(2);
    expect(cheapestOf(withPoints, changing('42nd'))).toHaveLength(1);
  });

  test('$100 more in section A for half a percent less turns with the first payment', () => {
    const slightly = { ...withPoints, sections: { ...withPoints.sections, A: section(-500) } };
    expect(orderOf(slightly, withCredits)).toEqual({
      cheapest: [
        { place: 1, from: 0 },
        { place: 0, from: 1 },
      ],
      sentences: ['Kept for less than 1 month, the second estimate costs less.', 'From 1 month on, the first estimate does.'],
    });
  });

  test('a shorter loan that has ended costs nothing more, and may cost less from then on', () => {
    const short = {
      ...withPoints,
      loanTerm: read(180),
      principalAndInterest: read(3429.69),
      sections: { ...withPoints.sections, A: section(150_000) },
    };
    const cheapest = cheapestOf(withPoints, short);
    expect(cheapest.map(({ place }) => place)).toEqual([0, 1]);
    expect(cheapest[1]?.from).toBeGreaterThan(180);
    expect(keepingCosts(keptLoans([withPoints, short])).rows.at(-1)?.costs).toMatchObject([{ months: 360 }, { months: 180 }]);
  });

  test('beside an estimate of which nothing is known there is no order', () => {
    const unknown = { ...withCredits, interestRate: undefined };
    expect(orderOf(withPoints, unknown)).toEqual({ cheapest: [], sentences: [] });
    expect(orderOf(unknown, withPoints)).toEqual({ cheapest: [], sentences: [] });
  });

  test('of three estimates each has its time, told in order', () => {
    const between = {
      ...withPoints,
      interestRate: read(6.5),
      principalAndInterest: read(2528.27),
      sections: { ...withPoints.sections, A: section(2400) },
    };
    const { cheapest, sentences } = orderOf(withPoints, withCredits, between);
    expect(cheapest.map(({ place }) => place)).toEqual([1, 2, 0]);
    expect(sentences).toEqual([
      expect.stringMatching(/^Kept for less than .+, the second estimate costs least\.$/),
      expect.stringMatching(/^From .+ to .+, the third estimate does\.$/),
      expect.stringMatching(/^From .+ on, the first estimate does\.$/),
    ]);
  });

  test('estimates that are equal at closing have one that costs less from the first payment on', () => {
    const charges = { sections: withCredits.sections, lenderCredits: withCredits.lenderCredits };
    expect(cheapestOf({ ...withPoints, ...charges }, withCredits)).toEqual([{ place: 0, from: 0 }]);
    expect(cheapestOf(withCredits, { ...withPoints, ...charges })).toEqual([{ place: 1, from: 0 }]);
  });
});
