import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOffers, netCost, secondIsCheaperBy } from './offers.ts';

const lowRate = { loanAmount: 320_000, annualRatePercent: 6.375, termYears: 30, closingCosts: 8500 };
const lowCosts = { ...lowRate, annualRatePercent: 6.5, closingCosts: 3000 };

describe('6.375% with $8,500 of costs against 6.5% with $3,000, on $320,000 over 30 years', () => {
  test.each([
    [36, 4296.2],
    [60, 3491.61],
    [120, 1495.88],
  ])('the second is cheaper after %i months by $%f', (months, dollars) => {
    expect(secondIsCheaperBy(lowRate, lowCosts, months)).toBeCloseTo(dollars, 2);
  });

  test('they are equal after 167 months by net cost and after 210 by payment alone, whichever stands first', () => {
    const breakEvens = { netCostBreakEvenMonth: 167, paymentBreakEvenMonth: 210 };
    expect(compareOffers(lowRate, lowCosts)).toMatchObject(breakEvens);
    expect(compareOffers(lowCosts, lowRate)).toMatchObject(breakEvens);
  });

  test('the payments are $1,996.38 and $2,022.62, the APRs 6.634% and 6.591%', () => {
    const { first, second } = compareOffers(lowRate, lowCosts);
    expect([first.monthlyPayment.toFixed(2), second.monthlyPayment.toFixed(2)]).toEqual(['1996.38', '2022.62']);
    expect(first.annualPercentageRate).toBeCloseTo(6.634, 3);
    expect(second.annualPercentageRate).toBeCloseTo(6.591, 3);
  });
});

describe('the edges', () => {
  test('an offer with higher costs and a higher rate never breaks even', () => {
    expect(compareOffers({ ...lowRate, annualRatePercent: 7 }, lowCosts)).toMatchObject({
      netCostBreakEvenMonth: undefined,
      paymentBreakEvenMonth: undefined,
    });
  });

  test('at equal costs the lower rate pays at once', () => {
    const dear = { ...lowCosts, annualRatePercent: 7 };
    const atOnce = { netCostBreakEvenMonth: 1, paymentBreakEvenMonth: 1 };
    expect(compareOffers(dear, lowCosts)).toMatchObject(atOnce);
    expect(compareOffers(lowCosts, dear)).toMatchObject(atOnce);
  });

  test('two equal offers have nothing to win back from one another', () => {
    const none = { netCostBreakEvenMonth: undefined, paymentBreakEvenMonth: undefined };
    expect(compareOffers(lowCosts, lowCosts)).toMatchObject(none);
    expect(compareOffers({ ...lowCosts, annualRatePercent: 0 }, { ...lowCosts, annualRatePercent: 0 })).toMatchObject(none);
  });

  test('a lender credit above the costs is counted as what it is, money received', () => {
    const credited = { ...lowCosts, annualRatePercent: 6.75, closingCosts: -4000 };
    expect(netCost(credited, 0)).toBe(-4000);
    expect(secondIsCheaperBy(lowCosts, credited, 0)).toBe(7000);
    expect(compareOffers(lowCosts, credited).netCostBreakEvenMonth).toBeGreaterThan(12);
  });

  test('net cost is the closing costs at first, and costs plus all interest at the end and after', () => {
    expect(netCost(lowCosts, 0)).toBe(3000);
    expect(netCost(lowCosts, 360)).toBeCloseTo(3000 + 408_142.36, 2);
    expect(netCost(lowCosts, 999)).toBe(netCost(lowCosts, 360));
    expect(netCost(lowCosts, -5)).toBe(3000);
  });
});

test('net cost never falls from one month to the next', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2500 }),
      fc.nat(360),
      (amount, hundredths, month) => {
        const offer = { loanAmount: amount, annualRatePercent: hundredths / 100, termYears: 30, closingCosts: 1000 };
        expect(netCost(offer, month + 1)).toBeGreaterThanOrEqual(netCost(offer, month) - amount * 1e-10);
      },
    ),
  );
});
