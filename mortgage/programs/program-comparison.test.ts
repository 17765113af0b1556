import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentSchedule, scheduleTotals } from '../loan/schedule.ts';
import { costAfter, programEstimate, type SameHomeInputs, sameHomeUnderPrograms } from './program-comparison.ts';
import { loanLimit, type Program } from './programs.ts';

const home: SameHomeInputs = {
  homePrice: 400_000,
  downPayment: 0,
  annualRatePercent: 6.5,
  termYears: 30,
  privateInsurancePercent: 0.6,
  vaUse: 'first',
  upfrontFeeFinanced: true,
  county: 'Benton',
};
const under = (program: Program, change: Partial<SameHomeInputs> = {}) => programEstimate(program, { ...home, ...change });
const fiveYears = (program: Program, change: Partial<SameHomeInputs> = {}) => costAfter(under(program, change), 60);

describe('a $400,000 home at 6.5% over 30 years with the least down', () => {
  test('FHA: $14,000 down, base 386,000, premium 6,755, financed 392,755, $2,482.48 a month and $176.92 insurance at first', () => {
    const fha = under('fha');
    expect(fha).toMatchObject({ downPayment: 14_000, baseLoan: 386_000, upfrontFee: 6755, loanAmount: 392_755 });
    expect(fha.principalAndInterest).toBeCloseTo(2482.48, 2);
    expect(fha.mortgageInsurance).toBeCloseTo(176.92, 2);
    expect(fha).toMatchObject({ insuranceEnd: { kind: 'whole-term' }, downPaymentRaised: true, paidAtClosing: 14_000 });
  });

  test('VA, first use: nothing down, 408,600 with the fee, $2,582.63 a month and no insurance', () => {
    const va = under('va');
    expect(va).toMatchObject({ downPayment: 0, loanAmount: 408_600, mortgageInsurance: 0, insuranceEnd: { kind: 'none' } });
    expect(va.principalAndInterest).toBeCloseTo(2582.63, 2);
    expect(va.paidAtClosing).toBe(0);
  });

  test('USDA: nothing down, 404,040.40 with a fee of 1% of the whole, $2,553.81 a month and $117.85 of annual fee at first', () => {
    const usda = under('usda');
    expect(usda.upfrontFee).toBeCloseTo(4040.4, 2);
    expect(usda.loanAmount).toBeCloseTo(404_040.4, 2);
    expect(usda.upfrontFee).toBeCloseTo(usda.loanAmount / 100, 8);
    expect(usda.principalAndInterest).toBeCloseTo(2553.81, 2);
    expect(usda.mortgageInsurance).toBeCloseTo(117.85, 2);
    expect(usda.insuranceEnd).toEqual({ kind: 'whole-term' });
  });

  test("USDA's fee paid at closing is 1% of the loan", () => {
    expect(under('usda', { upfrontFeeFinanced: false })).toMatchObject({
      loanAmount: 400_000,
      upfrontFee: 4000,
      paidAtClosing: 4000,
    });
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
  test('the payment of the month is loan and insurance, and a down payment that is enough is not raised', () => {
    const fha = under('fha', { downPayment: 14_000 });
    expect(fha.monthlyPayment).toBeCloseTo(2482.48 + 176.92, 2);
    expect(fha.downPaymentRaised).toBe(false);
    expect(fiveYears('va', { annualRatePercent: 0, vaUse: 'exempt' })).toBeCloseTo(0, 6);
  });

  test('an upfront fee paid at closing is cash to close and not debt', () => {
    expect(under('va', { upfrontFeeFinanced: false })).toMatchObject({ loanAmount: 400_000, paidAtClosing: 8600 });
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

  test('a later use of the VA benefit pays the higher fee', () => {
    expect(under('va', { vaUse: 'later' })).toMatchObject({ upfrontFee: 13_200, loanAmount: 413_200 });
  });

  test('conforming limits have two areas; the FHA limit is that of the county, or at least the floor; VA and USDA have none', () => {
    const exactly = (dollars: number) => ({ dollars, atLeast: false });
    expect(loanLimit('conventional', { county: 'Clark' })).toEqual(exactly(832_750));
    expect(loanLimit('conventional', { county: 'Pierce' })).toEqual(exactly(1_063_750));
    expect(loanLimit('fha', { county: 'Benton' })).toEqual(exactly(541_287));
    expect(loanLimit('fha', { county: 'Clark' })).toEqual(exactly(701_500));
    expect(loanLimit('fha', { county: 'King' })).toEqual(exactly(1_063_750));
    expect(loanLimit('fha', { county: 'Thurston' })).toEqual({ dollars: 541_287, atLeast: true });
    expect([loanLimit('va', { county: 'King' }), loanLimit('usda', { county: 'King' })]).toEqual([undefined, undefined]);
  });

  test('a loan is held against the limit of its county: $650,000 is within it in Clark and above it in Benton', () => {
    const fha = (county: SameHomeInputs['county']) => under('fha', { homePrice: 650_000, county });
    expect([fha('Clark').withinLoanLimit, fha('Benton').withinLoanLimit]).toEqual([true, false]);
    expect(fha('Skagit')).toMatchObject({ withinLoanLimit: false, loanLimit: { atLeast: true } });
  });

  test('the limit is held against the loan without its financed fee', () => {
    // 701,500 is 96.5% of 726,943.01; with the premium the loan is 713,776.
    const fha = under('fha', { homePrice: 726_943, downPayment: 25_444, county: 'Clark' });
    expect(fha.loanAmount).toBeGreaterThan(701_500);
    expect(fha.withinLoanLimit).toBe(true);
  });
});

describe('the smallest conventional down payment', () => {
  const least = (homePrice: number) => under('conventional', { homePrice, county: 'King' }).downPayment;

  test.each([
    [400_000, 12_000, '3% of the price'],
    [858_505, 25_756, '3%, with a loan just within the baseline limit'],
    [870_000, 37_250, 'what keeps the loan at the baseline limit, which is less than 5%'],
    [1_000_000, 50_000, '5%: no loan above the baseline limit is more than 95% of the value'],
    [2_000_000, 100_000, '5%, although the loan is above every limit'],
  ])('for $%i is $%i: %s', (homePrice, downPayment) => expect(least(homePrice)).toBe(downPayment));

  test('never leaves a loan above 97%, or above 95% where it is more than the baseline limit, and never asks a dollar more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2_000_000 }), (homePrice) => {
        const allowed = (down: number) =>
          down * 100 >= homePrice * 5 || (down * 100 >= homePrice * 3 && homePrice - down <= 832_750);
        expect(allowed(least(homePrice))).toBe(true);
        expect(allowed(least(homePrice) - 1)).toBe(false);
      }),
    );
  });
});

describe('five years', () => {
  test('of a VA loan cost the fee of $8,600 and the interest, $137,452.25', () => {
    expect(fiveYears('va')).toBeCloseTo(137_452.25, 2);
  });

  test('of a conventional loan with 19% down count private insurance until its automatic end after 38 payments', () => {
    const insured = fiveYears('conventional', { downPayment: 76_000 });
    const uninsured = fiveYears('conventional', { downPayment: 76_000, privateInsurancePercent: 0 });
    expect(insured - uninsured).toBeCloseTo(38 * 162, 6);
  });

  test('of an FHA loan count sixty premiums on the falling balance of the base loan, without the financed fee', () => {
    const base = paymentSchedule({ loanAmount: 386_000, annualRatePercent: 6.5, termYears: 30 });
    const balances = [386_000_00, ...base.map(({ balanceCents }) => balanceCents)].slice(0, 60);
    const premiums = balances.reduce((sum, balanceCents) => sum + (balanceCents / 100) * (0.0055 / 12), 0);
    const financed = paymentSchedule({ loanAmount: 392_755, annualRatePercent: 6.5, termYears: 30 });
    expect(fiveYears('fha')).toBeCloseTo(6755 + scheduleTotals(financed.slice(0, 60)).interestCents / 100 + premiums, 0);
  });
});

describe('five years of a loan that is over sooner', () => {
  test('cost the fee and all its interest, and not the payments of sixty months', () => {
    const inputs = { homePrice: 400_000, downPayment: 0, annualRatePercent: 6.5, termYears: 2 };
    const schedule = paymentSchedule({ loanAmount: 408_600, annualRatePercent: 6.5, termYears: 2 });
    expect(fiveYears('va', inputs)).toBeCloseTo(8600 + scheduleTotals(schedule).interestCents / 100, 0);
  });
});

test('no number whatever gives NaN, an infinity or a negative figure', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (homePrice, downPayment, annualRatePercent, termYears) => {
      for (const result of sameHomeUnderPrograms({ ...home, homePrice, downPayment, annualRatePercent, termYears })) {
        for (const value of Object.values(result)) {
          if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true);
          if (value === result.costs) expect(result.costs.every((cost) => Number.isFinite(cost) && cost > -0.01)).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});
