import { describe, expect, test } from 'vitest';
import { type AffordabilityInputs, affordability, affordablePrice, incomeRatios } from './affordability.ts';
import { programLoan, type programs } from './programs.ts';

const household: AffordabilityInputs = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  annualRatePercent: 6.5,
  termYears: 30,
  propertyTaxPercent: 0.84,
  annualHomeInsurance: 1410,
  monthlyHoa: 0,
  privateInsurancePercent: 0.6,
  vaUse: 'first',
  upfrontFeeFinanced: true,
  county: 'King',
};
/** 45% of income for housing and debts: a round share of its own for the sums of this file. */
const conventional = (change: Partial<AffordabilityInputs>, ratios = { housingPercent: undefined, debtPercent: 45 }) =>
  affordablePrice('conventional', { ...household, ...change }, ratios);

describe('what holds the price besides income', () => {
  test('$9,000 of savings allow $300,000 at 3% down, however high the income', () => {
    const result = conventional({ downPayment: 9000, annualIncome: 500_000 });
    expect(result).toMatchObject({ homePrice: 300_000, limitedBy: 'down-payment', minimumPercent: 3 });
  });

  test('3% down goes up to the baseline limit: $30,000 in King County allow $862,750 and not $1,000,000', () => {
    const rich = { annualIncome: 220_000, downPayment: 30_000 };
    const atBaseline = { homePrice: 862_750, baseLoan: 832_750, limitedBy: 'high-balance' };
    expect(conventional(rich)).toMatchObject(atBaseline);
    expect(affordability({ ...household, ...rich })[0]?.automated).toMatchObject(atBaseline);
    expect(conventional({ ...rich, county: 'Clark' })).toMatchObject({ ...atBaseline, limitedBy: 'loan-limit' });
  });

  test('above the baseline limit 5% down is the measure: $50,000 allow $1,000,000', () => {
    const result = conventional({ annualIncome: 900_000, downPayment: 50_000 });
    expect(result).toMatchObject({ homePrice: 1_000_000, limitedBy: 'down-payment', minimumPercent: 5 });
  });

  test('the FHA limit is that of the county: Clark allows $150,000 more loan than the floor', () => {
    const fha = (county: AffordabilityInputs['county']) =>
      affordablePrice('fha', { ...household, annualIncome: 900_000, county }, incomeRatios('fha'));
    expect(fha('Clark')).toMatchObject({ homePrice: 781_500, limitedBy: 'loan-limit' });
    expect(fha('Benton')).toMatchObject({ homePrice: 621_287, limitedBy: 'loan-limit' });
    expect(fha('Spokane')).toMatchObject({ homePrice: 621_287, limitedBy: 'loan-limit' });
  });

  test('the loan limit of $1,063,750 in King County allows $1,143,750 with $80,000 down', () => {
    const result = conventional({ annualIncome: 900_000 });
    expect(result).toMatchObject({ homePrice: 1_143_750, baseLoan: 1_063_750, limitedBy: 'loan-limit' });
  });

  test('debts above the ratio leave a price of 0', () => {
    expect(conventional({ monthlyDebts: 4500 })).toMatchObject({ homePrice: 0, baseLoan: 0, monthlyCost: 0 });
  });
});

describe('a fee paid at closing comes out of the same cash: cash is down payment and fee', () => {
  const paid = (program: (typeof programs)[number], change: Partial<AffordabilityInputs> = {}) =>
    affordablePrice(program, { ...household, upfrontFeeFinanced: false, ...change }, incomeRatios(program));

  test.each(['fha', 'va', 'usda'] as const)('under %s what is not lent and the fee are together all of the cash', (program) => {
    const { homePrice, baseLoan } = paid(program);
    const choices = { ...household, upfrontFeeFinanced: false };
    const { upfrontFee } = programLoan(program, homePrice, homePrice - baseLoan, choices);
    expect(upfrontFee).toBeGreaterThan(3000);
    expect(homePrice - baseLoan + upfrontFee).toBeCloseTo(80_000, 4);
  });

  test('$14,000 buys no $400,000 home under FHA when the premium of $6,755 has to come out of it', () => {
    const rich = { annualIncome: 900_000, downPayment: 14_000 };
    expect(paid('fha', { ...rich, upfrontFeeFinanced: true })).toMatchObject({ homePrice: 400_000, limitedBy: 'down-payment' });
    expect(paid('fha', rich)).toMatchObject({ limitedBy: 'cash-at-closing', minimumPercent: 3.5 });
    expect(paid('fha', { ...rich, downPayment: 20_755 }).homePrice).toBeCloseTo(400_000, 6);
  });

  test('with no cash there is no home, unless there is no fee', () => {
    const none = { downPayment: 0 };
    expect(paid('va', none)).toMatchObject({ homePrice: 0, limitedBy: 'cash-at-closing' });
    expect(paid('usda', none)).toMatchObject({ homePrice: 0, limitedBy: 'cash-at-closing' });
    expect(paid('va', { ...none, vaUse: 'exempt' }).homePrice).toBeGreaterThan(400_000);
  });

  test('the loan limit holds the loan and not the cash: the fee leaves less of it for the price', () => {
    expect(paid('fha', { annualIncome: 900_000, county: 'Clark' }).homePrice).toBeCloseTo(80_000 + 701_500 * 0.9825, 6);
  });
});
