import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CostedLoan } from './apr.ts';
import { compareOffers, netCost } from './offers.ts';

const lowRate = { loanAmount: 320_000, annualRatePercent: 6.375, termYears: 30, closingCosts: 8500 };
const lowCosts = { ...lowRate, annualRatePercent: 6.5, closingCosts: 3000 };

describe('6.375% with $8,500 of costs against 6.5% with $3,000, on $320,000 over 30 years', () => {
  test.each([
    [36, 4296.2],
    [60, 3491.61],
    [120, 1495.88],
  ])('the second is cheaper after %i months by $%f', (months, dollars) => {
    expect(netCost(lowRate, months) - netCost(lowCosts, months)).toBeCloseTo(dollars, 2);
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
    expect(compareOffers(lowCosts, credited).netCostBreakEvenMonth).toBeGreaterThan(12);
  });

  test('the offer with higher costs is the dearer one at closing, be it by 50 cents or a dollar', () => {
    for (const more of [0.5, 1]) {
      const dearer = { ...lowCosts, annualRatePercent: 6.75, closingCosts: lowCosts.closingCosts + more };
      const none = { netCostBreakEvenMonth: undefined, paymentBreakEvenMonth: undefined };
      expect([compareOffers(dearer, lowCosts), compareOffers(lowCosts, dearer)]).toMatchObject([none, none]);
    }
  });

  test('a payment that is lower by 50 cents wins its costs back: $100 in 200 months', () => {
    const at0 = { loanAmount: 360_000, annualRatePercent: 0, termYears: 30, closingCosts: 100 };
    const dearer = { ...at0, loanAmount: 360_180, closingCosts: 0 };
    expect(compareOffers(at0, dearer).paymentBreakEvenMonth).toBe(200);
  });

  test('an answer by payment counts up to the last payment of the shorter term and no further', () => {
    const dearerBy = (closingCosts: number, termYears: number) => {
      const dearer = { loanAmount: 360_000, annualRatePercent: 0, termYears: 30, closingCosts };
      return compareOffers(dearer, { loanAmount: 180_000 + 36_000, annualRatePercent: 0, termYears, closingCosts: 0 });
    };
    // $1,000 a month against $1,200 over 15 years: $200 a month for at most 180 months.
    expect(dearerBy(36_000, 15).paymentBreakEvenMonth).toBe(180);
    expect(dearerBy(36_001, 15).paymentBreakEvenMonth).toBeUndefined();
  });

  test('costs may break even in the very last month, and after the shorter loan is over', () => {
    const cheaper = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30, closingCosts: 0 };
    const saved = (dearer: CostedLoan, month: number) => netCost(cheaper, month) - netCost(dearer, month);
    const between = (dearer: CostedLoan, month: number) => (saved(dearer, month - 1) + saved(dearer, month)) / 2;
    const lower = { ...cheaper, annualRatePercent: 6 };
    const shorter = { ...lower, termYears: 15 };
    for (const [dearer, month] of [
      [lower, 360],
      [shorter, 200],
    ] as const) {
      const offer = { ...dearer, closingCosts: between(dearer, month) };
      expect(compareOffers(offer, cheaper).netCostBreakEvenMonth).toBe(month);
    }
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
