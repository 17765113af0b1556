import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insuranceTimeline, privateInsurancePremium } from './private-mortgage-insurance.ts';

const withDown = (percent: number) => ({
  originalValue: 400_000,
  loanAmount: 4000 * (100 - percent),
  annualRatePercent: 6.5,
  termYears: 30,
});

describe('a $400,000 home at 6.5% over 30 years', () => {
  test('with 10% down: ask after 95 payments at $319,707.73, automatic after 109 at $311,822.12, backstop 180', () => {
    const timeline = insuranceTimeline(withDown(10));
    expect(timeline).toMatchObject({ requestAfterPayments: 95, automaticAfterPayments: 109, backstopAfterPayments: 180 });
    expect(timeline?.requestBalance).toBeCloseTo(319_707.73, 2);
    expect(timeline?.automaticBalance).toBeCloseTo(311_822.12, 2);
  });

  test.each([
    [5, 124, 135],
    [3, 133, 144],
    [19, 14, 38],
  ])('with %i%% down: ask after %i payments, automatic after %i', (percent, request, automatic) => {
    expect(insuranceTimeline(withDown(percent))).toMatchObject({
      requestAfterPayments: request,
      automaticAfterPayments: automatic,
    });
  });

  test('with 20% down there is none; with one dollar less there is', () => {
    expect(insuranceTimeline(withDown(20))).toBeUndefined();
    expect(insuranceTimeline({ ...withDown(20), loanAmount: 320_001 })).toMatchObject({ requestAfterPayments: 1 });
  });

  test('$500 more each month moves only the first date', () => {
    const timeline = insuranceTimeline(withDown(10), { monthly: 500 });
    expect(timeline?.requestAfterPayments).toBe(44);
    expect(timeline?.automaticAfterPayments).toBe(109);
  });

  test('a lower appraisal than the price makes insurance last longer', () => {
    const timeline = insuranceTimeline({ ...withDown(10), originalValue: 380_000 });
    expect(timeline?.requestAfterPayments).toBe(122);
  });
});

test('at 20% a year the midpoint comes before 78%, and also before a request at 80%', () => {
  expect(insuranceTimeline({ ...withDown(5), annualRatePercent: 20 })).toMatchObject({
    requestAfterPayments: 180,
    automaticAfterPayments: 180,
    backstopAfterPayments: 180,
  });
});

test('a balance that reaches 78% to the cent has reached it: $320,283 on $355,870 at 0% over 25 years ends after 40 payments', () => {
  // 320,283 × 260 ÷ 300 is exactly 277,578.60, which is 78% of 355,870; a hair of rounding made it one payment later.
  const loan = { originalValue: 355_870, loanAmount: 320_283, annualRatePercent: 0, termYears: 25 };
  expect(insuranceTimeline(loan)).toMatchObject({ requestAfterPayments: 34, automaticAfterPayments: 40 });
});

test('without extra payments a request goes by the agreed schedule, which a ledger of whole cents may be a payment ahead of', () => {
  const loan = { loanAmount: 90_100, annualRatePercent: 0, termYears: 30, originalValue: 100_111 };
  expect(insuranceTimeline(loan)?.requestAfterPayments).toBe(41);
  expect(insuranceTimeline(loan, { monthly: 0.01 })?.requestAfterPayments).toBe(40);
});

test('every loan at 0% reaches 78% with the payment that whole numbers say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 900_000 }), fc.integer({ min: 801, max: 999 }), (tenDollars, thousandths) => {
      const loan = { originalValue: tenDollars * 10, loanAmount: (tenDollars * thousandths) / 100, annualRatePercent: 0 };
      // Left after k of 360 payments is loan × (360 − k) ÷ 360; as whole numbers: thousandths × (360 − k) ≤ 780 × 360.
      let payments = 0;
      while (thousandths * (360 - payments) > 780 * 360 && payments < 180) payments++;
      expect(insuranceTimeline({ ...loan, termYears: 30 })?.automaticAfterPayments).toBe(payments);
    }),
    { numRuns: 2000 },
  );
});

test('a loan of 80% to the cent needs no insurance, whatever a double makes of the difference', () => {
  expect(insuranceTimeline({ ...withDown(20), originalValue: 100_000.1, loanAmount: 100_000.1 - 20_000.02 })).toBeUndefined();
});

test('$360,000 at 0.6% a year costs $180.00 a month', () => {
  expect(privateInsurancePremium(360_000, 0.6)).toBeCloseTo(180, 10);
});

test('in every loan a request comes no later than the automatic end, and that no later than the midpoint', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 199 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.constantFrom(15, 20, 25, 30),
      fc.integer({ min: 0, max: 2000 }),
      (originalValue, thousandthsDown, hundredths, termYears, monthly) => {
        const loan = {
          originalValue,
          loanAmount: originalValue * (1 - thousandthsDown / 1000),
          annualRatePercent: hundredths / 100,
          termYears,
        };
        const timeline = insuranceTimeline(loan, { monthly });
        expect(timeline).toBeDefined();
        const { requestAfterPayments, automaticAfterPayments, backstopAfterPayments } = timeline ?? ({} as never);
        expect(requestAfterPayments).toBeGreaterThanOrEqual(1);
        expect(requestAfterPayments).toBeLessThanOrEqual(automaticAfterPayments);
        expect(automaticAfterPayments).toBeLessThanOrEqual(backstopAfterPayments);
        expect(automaticAfterPayments).toBe(insuranceTimeline(loan)?.automaticAfterPayments);
      },
    ),
  );
});
