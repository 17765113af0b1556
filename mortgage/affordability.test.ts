import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AffordabilityInputs, affordability, affordablePrice, incomeRatios } from './affordability.ts';
import { monthlyCost } from './monthly-cost.ts';
import { programs } from './programs.ts';

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
  limitArea: 'king-pierce-snohomish',
};
const conventional = (change: Partial<AffordabilityInputs>, ratios = incomeRatios('conventional')) =>
  affordablePrice('conventional', { ...household, ...change }, ratios);

describe('an income of $120,000 with $500 of debts and $80,000 to put down', () => {
  const results = affordability(household);

  test('conventional carries up to $588,797 by the debt ratio: $4,000 of the $10,000 a month', () => {
    expect(results[0]?.program).toBe('conventional');
    expect(results[0]?.maximum).toMatchObject({ limitedBy: 'debt-ratio' });
    expect(results[0]?.maximum.homePrice).toBeCloseTo(588_797, -0.5);
    expect(results[0]?.maximum.monthlyCost).toBeCloseTo(4000, 3);
  });

  test('the monthly cost at that price is the one the calculator shows for it', () => {
    const maximum = results[0]?.maximum;
    const shown = monthlyCost({ ...household, homePrice: maximum?.homePrice ?? 0 });
    expect(shown.total).toBeCloseTo(maximum?.monthlyCost ?? 0, 6);
    expect(shown.mortgageInsurance).toBeGreaterThan(0);
  });

  test('FHA is held by its housing ratio of 31%, VA and USDA by theirs', () => {
    const held = results.map(({ maximum }) => [maximum.limitedBy, Math.round(maximum.monthlyCost)]);
    expect(held.slice(1)).toEqual([
      ['housing-ratio', 3100],
      ['debt-ratio', 3600],
      ['housing-ratio', 3400],
    ]);
  });

  test('the comfort figure keeps housing at 28%, $2,800, and is below the maximum of every program', () => {
    for (const { comfort, maximum } of results) {
      expect(comfort.monthlyCost).toBeLessThanOrEqual(2800.001);
      expect(comfort.homePrice).toBeLessThan(maximum.homePrice);
    }
  });
});

describe('around 20% down', () => {
  test('from $77,870 to $82,136 of income the price stays at $400,000, five times the down payment', () => {
    // Without insurance $2,420.12 and $500 of debts are 45% of $77,869.81 a year; with $160.00 of insurance, of $82,136.47.
    const price = (annualIncome: number) => conventional({ annualIncome }).homePrice;
    expect(price(77_869)).toBeLessThan(400_000);
    expect([price(77_870), price(80_000), price(82_136)]).toEqual([400_000, 400_000, 400_000]);
    expect(price(82_137)).toBeGreaterThan(400_000);
    expect(conventional({ annualIncome: 80_000 }).limitedBy).toBe('insurance-step');
  });

  test('a dollar of income or of down payment never moves the price by more than a few dollars', () => {
    for (let dollars = 70_000; dollars <= 90_000; dollars += 7) {
      const byIncome = conventional({ annualIncome: dollars + 1 }).homePrice - conventional({ annualIncome: dollars }).homePrice;
      const byDown = conventional({ downPayment: dollars + 1 }).homePrice - conventional({ downPayment: dollars }).homePrice;
      for (const step of [byIncome, byDown]) expect(step > -1e-3 && step < 12).toBe(true);
    }
  });
});

describe('what holds the price besides income', () => {
  test('$9,000 of savings allow $300,000 at 3% down, however high the income', () => {
    const result = conventional({ downPayment: 9000, annualIncome: 500_000 });
    expect(result).toMatchObject({ homePrice: 300_000, limitedBy: 'down-payment' });
  });

  test('the loan limit of $1,063,750 in King County allows $1,143,750 with $80,000 down', () => {
    const result = conventional({ annualIncome: 900_000 });
    expect(result).toMatchObject({ homePrice: 1_143_750, baseLoan: 1_063_750, limitedBy: 'loan-limit' });
  });

  test('debts above the ratio leave a price of 0', () => {
    expect(conventional({ monthlyDebts: 4500 })).toMatchObject({ homePrice: 0, baseLoan: 0, monthlyCost: 0 });
  });
});

describe('in every household and program', () => {
  const households = fc.record({
    annualIncome: fc.integer({ min: 0, max: 1_000_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 10_000 }),
    downPayment: fc.integer({ min: 0, max: 500_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100),
    termYears: fc.constantFrom(15, 20, 25, 30),
    privateInsurancePercent: fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100),
  });
  const program = fc.constantFrom(...programs);
  const more = fc.integer({ min: 1, max: 50_000 });
  const price = (chosen: (typeof programs)[number], change: Partial<AffordabilityInputs>) =>
    affordablePrice(chosen, { ...household, ...change }, incomeRatios(chosen));

  test('more income, more down payment or less debt never lowers the price', () => {
    fc.assert(
      fc.property(program, households, more, (chosen, inputs, dollars) => {
        const before = price(chosen, inputs).homePrice - 1e-3;
        expect(price(chosen, { ...inputs, annualIncome: inputs.annualIncome + dollars }).homePrice).toBeGreaterThanOrEqual(
          before,
        );
        expect(price(chosen, { ...inputs, downPayment: inputs.downPayment + dollars }).homePrice).toBeGreaterThanOrEqual(before);
        expect(price(chosen, { ...inputs, monthlyDebts: inputs.monthlyDebts - dollars }).homePrice).toBeGreaterThanOrEqual(
          before,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('a dollar a year more never moves the price by more than its worth in loan', () => {
    fc.assert(
      fc.property(program, households, (chosen, inputs) => {
        const before = price(chosen, inputs).homePrice;
        // Below the down payment a home is bought with cash, and only taxes and insurance ask for income.
        fc.pre(before >= inputs.downPayment);
        const step = price(chosen, { ...inputs, annualIncome: inputs.annualIncome + 1 }).homePrice - before;
        // At 0% over 30 years and a 45% ratio a dollar a year carries 13.50 of loan; nothing carries more.
        expect(step).toBeLessThan(13.6);
      }),
      { numRuns: 1000 },
    );
  });

  test('the price keeps within the budget', () => {
    fc.assert(
      fc.property(program, households, (chosen, inputs) => {
        const { monthlyCost: cost, homePrice } = price(chosen, inputs);
        const budget = (inputs.annualIncome / 12) * (incomeRatios(chosen).debtPercent / 100) - inputs.monthlyDebts;
        if (homePrice > 0) expect(cost).toBeLessThanOrEqual(budget + 1e-6);
      }),
    );
  });

  test('no number whatever gives NaN, an infinity or a negative figure', () => {
    const any = fc.double();
    fc.assert(
      fc.property(program, any, any, any, any, any, (chosen, annualIncome, monthlyDebts, downPayment, annualRatePercent, tax) => {
        const result = price(chosen, { annualIncome, monthlyDebts, downPayment, annualRatePercent, propertyTaxPercent: tax });
        for (const value of [result.homePrice, result.baseLoan, result.monthlyCost])
          expect(Number.isFinite(value) && value >= 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
