import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loanLimit, type Program } from './programs.ts';
import { programEstimate, type SameHomeInputs, sameHomeUnderPrograms } from './same-home.ts';
import { balanceAfter, interestThrough, paymentSchedule, scheduleTotals } from './schedule.ts';

const home: SameHomeInputs = {
  homePrice: 400_000,
  downPayment: 0,
  annualRatePercent: 6.5,
  termYears: 30,
  privateInsurancePercent: 0.6,
  vaUse: 'first',
  upfrontFeeFinanced: true,
  limitArea: 'most-counties',
};
const under = (program: Program, change: Partial<SameHomeInputs> = {}) => programEstimate(program, { ...home, ...change });

describe('a $400,000 home at 6.5% over 30 years with the least down', () => {
  test('FHA: $14,000 down, base 386,000, premium 6,755, financed 392,755, $2,482.48 a month and $176.92 insurance at first', () => {
    const fha = under('fha');
    expect(fha).toMatchObject({ downPayment: 14_000, baseLoan: 386_000, upfrontFee: 6755, loanAmount: 392_755 });
    expect(fha.principalAndInterest).toBeCloseTo(2482.48, 2);
    expect(fha.mortgageInsurance).toBeCloseTo(176.92, 2);
    expect(fha).toMatchObject({ insuranceEnd: { kind: 'whole-term' }, downPaymentRaised: true, cashToClose: 14_000 });
  });

  test('VA, first use: nothing down, 408,600 with the fee, $2,582.63 a month and no insurance', () => {
    const va = under('va');
    expect(va).toMatchObject({ downPayment: 0, loanAmount: 408_600, mortgageInsurance: 0, insuranceEnd: { kind: 'none' } });
    expect(va.principalAndInterest).toBeCloseTo(2582.63, 2);
    expect(va.cashToClose).toBe(0);
  });

  test('USDA: nothing down, 404,000 with the fee, $2,553.55 a month and $117.83 of annual fee at first', () => {
    const usda = under('usda');
    expect(usda.loanAmount).toBe(404_000);
    expect(usda.principalAndInterest).toBeCloseTo(2553.55, 2);
    expect(usda.mortgageInsurance).toBeCloseTo(117.83, 2);
    expect(usda.insuranceEnd).toEqual({ kind: 'whole-term' });
  });

  test('conventional: 3% down is $12,000, private insurance may end after 133 payments and does after 144', () => {
    const conventional = under('conventional');
    expect(conventional).toMatchObject({ downPayment: 12_000, upfrontFee: 0, mortgageInsurance: 194 });
    expect(conventional.insuranceEnd).toMatchObject({
      kind: 'private',
      timeline: { requestAfterPayments: 133, automaticAfterPayments: 144 },
    });
  });
});

describe('choices', () => {
  test('an upfront fee paid at closing is cash to close and not debt', () => {
    expect(under('va', { upfrontFeeFinanced: false })).toMatchObject({ loanAmount: 400_000, cashToClose: 8600 });
  });

  test('a veteran exempt from the fee pays none', () => {
    expect(under('va', { vaUse: 'exempt' })).toMatchObject({ upfrontFee: 0, loanAmount: 400_000 });
  });

  test('FHA insurance ends after 132 payments with 10% down', () => {
    expect(under('fha', { downPayment: 40_000 }).insuranceEnd).toEqual({ kind: 'after-payments', payments: 132 });
  });

  test('with 20% down a conventional loan has no insurance; FHA still has', () => {
    expect(under('conventional', { downPayment: 80_000 })).toMatchObject({
      mortgageInsurance: 0,
      insuranceEnd: { kind: 'none' },
    });
    expect(under('fha', { downPayment: 80_000 }).mortgageInsurance).toBeCloseTo(133.33, 2);
  });

  test('a rate of its own is used for its program alone', () => {
    const results = sameHomeUnderPrograms({ ...home, annualRatePercentByProgram: { va: 0 } });
    expect(results.map((result) => result.program)).toEqual(['conventional', 'fha', 'va', 'usda']);
    expect(results[2]?.principalAndInterest).toBe(408_600 / 360);
    expect(results[1]?.principalAndInterest).toBeCloseTo(2482.48, 2);
  });

  test('the loan limit follows the county, and VA and USDA have none', () => {
    expect(loanLimit('conventional', 'most-counties')).toBe(832_750);
    expect(loanLimit('conventional', 'king-pierce-snohomish')).toBe(1_063_750);
    expect(loanLimit('fha', 'most-counties')).toBe(541_287);
    expect(loanLimit('fha', 'king-pierce-snohomish')).toBe(1_063_750);
    expect([loanLimit('va', 'most-counties'), loanLimit('usda', 'most-counties')]).toEqual([undefined, undefined]);
    expect(under('fha', { homePrice: 600_000 }).withinLoanLimit).toBe(false);
    expect(under('fha', { homePrice: 600_000, limitArea: 'king-pierce-snohomish' }).withinLoanLimit).toBe(true);
  });
});

describe('five years', () => {
  test('of a VA loan cost the fee of $8,600 and the interest, $137,452.25', () => {
    expect(under('va').fiveYearCost).toBeCloseTo(137_452.25, 2);
  });

  test('of a conventional loan with 19% down count private insurance until its automatic end after 38 payments', () => {
    const insured = under('conventional', { downPayment: 76_000 }).fiveYearCost;
    const uninsured = under('conventional', { downPayment: 76_000, privateInsurancePercent: 0 }).fiveYearCost;
    expect(insured - uninsured).toBeCloseTo(38 * 162, 6);
  });

  test('of an FHA loan count sixty premiums on the falling balance of the base loan, without the financed fee', () => {
    const base = paymentSchedule({ loanAmount: 386_000, annualRatePercent: 6.5, termYears: 30 });
    let premiums = 0;
    for (let paid = 0; paid < 60; paid++) premiums += (balanceAfter(base, paid) / 100) * (0.0055 / 12);
    const financed = paymentSchedule({ loanAmount: 392_755, annualRatePercent: 6.5, termYears: 30 });
    expect(under('fha').fiveYearCost).toBeCloseTo(6755 + interestThrough(financed, 60) / 100 + premiums, 0);
  });
});

describe('five years of a loan that is over sooner', () => {
  test('cost the fee and all its interest, and not the payments of sixty months', () => {
    const inputs = { homePrice: 400_000, downPayment: 0, annualRatePercent: 6.5, termYears: 2 };
    const schedule = paymentSchedule({ loanAmount: 408_600, annualRatePercent: 6.5, termYears: 2 });
    expect(under('va', inputs).fiveYearCost).toBeCloseTo(8600 + scheduleTotals(schedule).interestCents / 100, 0);
  });
});

test('no number whatever gives NaN, an infinity or a negative figure', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (homePrice, downPayment, annualRatePercent, termYears) => {
      for (const result of sameHomeUnderPrograms({ ...home, homePrice, downPayment, annualRatePercent, termYears })) {
        for (const value of Object.values(result)) {
          if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});
