import { describe, expect, test } from 'vitest';
import { type Household, highestPrice } from './affordability.ts';
import { aprPercent } from './apr.ts';
import { exact, toCent } from './exact.ts';
import { insuranceMoments } from './insurance.ts';
import { ledger, ledgerInterest } from './ledger.ts';
import { balances, levelPayment, totalInterest } from './payment.ts';
import { borrow, type Choices, fhaAnnual, vaFeePercent } from './programs.ts';

/** The reference itself against figures that were published or worked out elsewhere, so that it is not merely a second opinion. */
const cents = (value: ReturnType<typeof exact>) => toCent(value).toFixed(2);

describe('the reference for payments', () => {
  test.each([
    [15, '2787.54', '181757.84'],
    [20, '2385.83', '252600.17'],
    [25, '2160.66', '328198.87'],
    [30, '2022.62', '408142.36'],
  ])('agrees with the published tables for 320,000 at 6.5%% over %i years', (years, payment, interest) => {
    const terms = { loan: 320_000, annualRatePercent: 6.5, months: years * 12 };
    expect([cents(levelPayment(terms)), cents(totalInterest(terms))]).toEqual([payment, interest]);
  });

  test('has no special case at 0% and next to it', () => {
    for (const annualRatePercent of ['0', '1e-12', '1e-6']) {
      expect(cents(levelPayment({ loan: 320_000, annualRatePercent, months: 360 }))).toBe('888.89');
    }
  });

  test('agrees with three ledgers that were kept by hand', () => {
    const month = (rows: ReturnType<typeof ledger>, number: number) => rows[number - 1] as (typeof rows)[number];
    const standard = ledger({ loan: 320_000, annualRatePercent: 6.5, months: 360 });
    expect([cents(ledgerInterest(standard)), cents(month(standard, 360).paid)]).toEqual(['408140.64', '2020.06']);
    expect([cents(month(standard, 1).interest), cents(month(standard, 1).principal)]).toEqual(['1733.33', '289.29']);
    const short = ledger({ loan: 200_000, annualRatePercent: 5.625, months: 180 });
    expect([1, 2, 3].map((n) => cents(month(short, n).paid))).toEqual(['1647.46', '1647.46', '1647.46']);
    expect([2, 3].map((n) => cents(month(short, n).balance))).toEqual(['198576.75', '197860.12']);
    const settled = ledger({ loan: 427_500, annualRatePercent: 3.875, months: 360 });
    expect([settled.length, cents(month(settled, 1).paid), cents(month(settled, 360).paid)]).toEqual([360, '2010.26', '2012.53']);
    const extra = ledger({ loan: 320_000, annualRatePercent: 6.5, months: 360 }, { monthly: 200 });
    expect([extra.length, cents(month(extra, 281).paid)]).toEqual([281, '379.19']);
    expect(cents(ledgerInterest(standard).sub(ledgerInterest(extra)))).toBe('105427.85');
  });
});

describe('the reference for annual percentage rates', () => {
  test('agrees with the first example of appendix J: $5,000 for 24 payments of $230 is 9.69%', () => {
    expect(aprPercent(5000, 230, 24).toFixed(2)).toBe('9.69');
  });

  test.each([
    [6.375, 8500, '6.634'],
    [6.5, 3000, '6.591'],
    [6.5, 0, '6.500'],
  ])('at %d%% and $%d of finance charges', (annualRatePercent, charges, apr) => {
    const payment = levelPayment({ loan: 320_000, annualRatePercent, months: 360 });
    expect(aprPercent(320_000 - charges, payment, 360).toFixed(3)).toBe(apr);
  });
});

describe('the reference for mortgage insurance', () => {
  test.each([
    [360_000, 95, 109],
    [380_000, 124, 135],
    [388_000, 133, 144],
    [324_000, 14, 38],
  ])('of %i on a home of 400,000 may go after %i payments and goes after %i', (loan, request, automatic) => {
    const terms = { loan, annualRatePercent: 6.5, months: 360 };
    expect(insuranceMoments(400_000, terms, balances(terms))).toEqual({ request, automatic, midpoint: 180 });
    const kept = [exact(loan), ...ledger(terms).map((row) => row.balance)];
    expect(insuranceMoments(400_000, terms, kept)).toEqual({ request, automatic, midpoint: 180 });
  });

  test('ends on the payment that reaches 78% exactly', () => {
    const terms = { loan: 320_283, annualRatePercent: 0, months: 300 };
    expect(insuranceMoments(355_870, terms, balances(terms))?.automatic).toBe(40);
  });
});

describe('the reference for programs', () => {
  const financed: Choices = { use: 'first', feePayment: 'financed', premiumPercent: '0.6' };

  test('FHA, $400,000 with 3.5% down', () => {
    const loan = borrow('fha', { price: 400_000, down: 14_000, years: 30 }, financed);
    expect([cents(loan.base), cents(loan.fee), cents(loan.owed), cents(loan.insurance)]).toEqual([
      '386000.00',
      '6755.00',
      '392755.00',
      '176.92',
    ]);
    expect(cents(levelPayment({ loan: loan.owed, annualRatePercent: 6.5, months: 360 }))).toBe('2482.48');
  });

  test('VA and USDA, $400,000 with nothing down', () => {
    const owed = (['va', 'usda'] as const).map(
      (program) => borrow(program, { price: 400_000, down: 0, years: 30 }, financed).owed,
    );
    expect(owed.map(cents)).toEqual(['408600.00', '404040.40']);
    expect(owed.map((loan) => cents(levelPayment({ loan, annualRatePercent: 6.5, months: 360 })))).toEqual([
      '2582.63',
      '2553.81',
    ]);
  });

  test.each([
    [30, 400_000, 20_000, '0.5', 360],
    [30, 400_000, 19_999, '0.55', 360],
    [30, 400_000, 40_000, '0.5', 132],
    [30, 1_000_000, 273_800, '0.5', 132],
    [30, 1_000_000, 273_799, '0.7', 132],
    [20, 800_000, 30_000, '0.75', 240],
    [15, 400_000, 40_000, '0.15', 132],
    [15, 400_000, 39_999, '0.4', 180],
    [10, 1_000_000, 220_000, '0.15', 120],
    [15, 1_000_000, 219_999, '0.4', 132],
    [15, 1_000_000, 99_999, '0.65', 180],
  ])('FHA premium over %i years, %i with %i down: %s%% for %i months', (years, price, down, rate, months) => {
    const premium = fhaAnnual({ price, down, years });
    expect([premium.percent.toString(), premium.months]).toEqual([rate, months]);
  });

  test('VA funding fees', () => {
    const shares = [0, 4.9999, 5, 9.9999, 10, 50];
    const fees = (use: 'first' | 'later' | 'exempt') =>
      shares.map((share) => Number(vaFeePercent({ price: 100, down: share }, use)));
    expect(fees('first')).toEqual([2.15, 2.15, 1.5, 1.5, 1.25, 1.25]);
    expect(fees('later')).toEqual([3.3, 3.3, 1.5, 1.5, 1.25, 1.25]);
    expect(fees('exempt')).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the reference for affordability', () => {
  const household: Household = {
    monthlyIncome: 1e6,
    monthlyDebts: 500,
    cash: 30_000,
    annualRatePercent: 6.5,
    years: 30,
    taxPercentOfPrice: '0.84',
    homeInsuranceYearly: 1410,
    duesMonthly: 0,
    use: 'first',
    feePayment: 'financed',
    premiumPercent: '0.6',
  };

  test('a high-balance loan needs 5% down, and one at the baseline limit 3%', () => {
    const price = (cash: number) =>
      highestPrice('conventional', { ...household, cash }, { debtPercent: 45, limit: 1_063_750 })?.toFixed(0);
    // The baseline loan, 3% down; at $50,000 down 5% of 1,000,000 goes further; then the county's limit.
    expect([24_000, 30_000, 50_000, 60_000].map(price)).toEqual(['800000', '862750', '1000000', '1123750']);
  });

  test('a fee paid from the same cash buys no more than one that is financed and no less than the cash would carry', () => {
    const cash = highestPrice(
      'fha',
      { ...household, cash: 14_000 + 6_755, feePayment: 'cash' },
      { debtPercent: 45, limit: 541_287 },
    );
    expect(cash?.toFixed(0)).toBe('400000');
  });
});
