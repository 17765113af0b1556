import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyPayment } from '../loan/payment.ts';
import { type AffordabilityInputs, affordability, affordablePrice, incomeRatios } from './affordability.ts';
import { monthlyCost } from './monthly-cost.ts';
import { firstMonthInsurance, programLoan, programs } from './programs.ts';

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

describe('an income of $120,000 with $500 of debts and $80,000 to put down', () => {
  const results = affordability(household);

  test('conventional is held by the debt ratio: $3,100 of the $10,000 a month by hand, $4,500 by automated approval', () => {
    expect(results[0]).toMatchObject({
      program: 'conventional',
      guideline: { limitedBy: 'debt-ratio' },
      automated: { limitedBy: 'debt-ratio' },
    });
    expect(results[0]?.guideline.monthlyCost).toBeCloseTo(3100, 3);
    expect(results[0]?.automated?.monthlyCost).toBeCloseTo(4500, 3);
  });

  test('45% of income, $4,000 a month, carries $588,797 under a conventional loan', () => {
    expect(conventional({}).homePrice).toBeCloseTo(588_797, -0.5);
    expect(conventional({}).monthlyCost).toBeCloseTo(4000, 3);
  });

  test('the monthly cost at that price is the one the calculator shows for it', () => {
    const guideline = results[0]?.guideline;
    const shown = monthlyCost({ ...household, homePrice: guideline?.homePrice ?? 0 });
    expect(shown.total).toBeCloseTo(guideline?.monthlyCost ?? 0, 6);
    expect(shown.mortgageInsurance).toBeGreaterThan(0);
  });

  test('FHA is held by its housing ratio of 31% by hand and 46.9% by automated approval, VA and USDA by theirs', () => {
    const held = results.map(({ guideline }) => [guideline.limitedBy, Math.round(guideline.monthlyCost)]);
    expect(held.slice(1)).toEqual([
      ['housing-ratio', 3100],
      ['debt-ratio', 3600],
      ['housing-ratio', 3400],
    ]);
    expect(results[1]?.automated).toMatchObject({ limitedBy: 'housing-ratio' });
    expect(results[1]?.automated?.monthlyCost).toBeCloseTo(4690, 3);
    expect([results[2]?.automated, results[3]?.automated]).toEqual([undefined, undefined]);
  });

  test('with $1,500 of debts each program is held by its ratio for housing and debts: 36, 43, 41 and 41%; 50 and 56.9% automated', () => {
    const indebted = affordability({ ...household, monthlyDebts: 1500 });
    expect(indebted.map(({ guideline }) => [guideline.limitedBy, Math.round(guideline.monthlyCost)])).toEqual([
      ['debt-ratio', 2100],
      ['debt-ratio', 2800],
      ['debt-ratio', 2600],
      ['debt-ratio', 2600],
    ]);
    expect(indebted.slice(0, 2).map(({ automated }) => Math.round(automated?.monthlyCost ?? 0))).toEqual([3500, 4190]);
  });

  test('FHA reaches further than a conventional loan where there are debts, by automated approval', () => {
    expect(results[1]?.automated?.homePrice).toBeGreaterThan(results[0]?.automated?.homePrice ?? 0);
  });

  test('the comfort figure keeps housing at 28%, $2,800, and is below the guideline of every program', () => {
    for (const { comfort, guideline, automated } of results) {
      expect(comfort.monthlyCost).toBeLessThanOrEqual(2800.001);
      expect(comfort.homePrice).toBeLessThan(guideline.homePrice);
      if (automated) expect(guideline.homePrice).toBeLessThan(automated.homePrice);
    }
  });

  test('the comfort figure is 28% of income for housing, or 36% with debts where those leave less', () => {
    const shares = (monthlyDebts: number) =>
      affordability({ ...household, monthlyDebts }).map(({ comfort }) => comfort.monthlyCost);
    for (const cost of shares(500)) expect(cost).toBeCloseTo(2800, 3);
    for (const cost of shares(1500)) expect(cost).toBeCloseTo(2100, 3);
  });

  test('dues of $300 a month leave $300 a month less for the home, under every program', () => {
    const withDues = affordability({ ...household, monthlyHoa: 300 });
    for (const [index, { guideline }] of withDues.entries()) {
      const without = affordability({ ...household }).at(index)?.guideline;
      expect(guideline.monthlyCost).toBeCloseTo(without?.monthlyCost ?? 0, 3);
      expect(guideline.homePrice).toBeLessThan((without?.homePrice ?? 0) - 30_000);
    }
  });

  test('a financed fee is borne by the payment: what is lent with it costs the whole budget', () => {
    for (const { program, guideline } of results) {
      const { upfrontFee, loanAmount, ...loan } = programLoan(program, guideline.homePrice, household.downPayment, household);
      const payment = monthlyPayment({ loanAmount: loan.baseLoan + upfrontFee, annualRatePercent: 6.5, termYears: 30 });
      const rest = firstMonthInsurance({ upfrontFee, loanAmount, ...loan }) + (guideline.homePrice * 0.0084 + 1410) / 12;
      expect(guideline.monthlyCost).toBeCloseTo(payment + rest, 6);
      if (program !== 'conventional') expect(upfrontFee).toBeGreaterThan(3000);
    }
  });

  test('a later use of the VA benefit carries a lower price than a first one, and an exempt veteran a higher one', () => {
    const va = (vaUse: AffordabilityInputs['vaUse']) =>
      affordablePrice('va', { ...household, downPayment: 0, vaUse }, incomeRatios('va'));
    // The same payment of $3,600 less tax and insurance: loans of 102.15, 103.3 and 100% of the price.
    const perDollar = (fee: number) => 0.006320680235 * (1 + fee) + 0.0084 / 12;
    for (const [use, fee] of [
      ['first', 0.0215],
      ['later', 0.033],
      ['exempt', 0],
    ] as const) {
      expect(va(use).homePrice).toBeCloseTo((3600 - 117.5) / perDollar(fee), 0);
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

describe('at the edges of a budget', () => {
  test('an income that does not carry the insurance of a home is held by its ratio, and buys nothing', () => {
    const nothing = { homePrice: 0, monthlyCost: 0, limitedBy: 'debt-ratio' };
    expect([0, 2000].map((annualIncome) => conventional({ annualIncome, monthlyDebts: 0 }))).toMatchObject([nothing, nothing]);
  });

  test('a budget that carries exactly $400,000 says $400,000, and not a hair less', () => {
    // $360,000 over 360 months at 0% is $1,000 a month, and $1,200 of insurance a year another $100: half of $26,400 a year.
    const free = { monthlyDebts: 0, annualRatePercent: 0, propertyTaxPercent: 0, privateInsurancePercent: 0 };
    const home = { ...free, annualIncome: 26_400, annualHomeInsurance: 1200, downPayment: 40_000 };
    expect(conventional(home, { housingPercent: undefined, debtPercent: 50 }).homePrice).toBe(400_000);
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

  test('a fee paid at closing never carries a higher price than the same fee financed', () => {
    fc.assert(
      fc.property(program, households, fc.constantFrom('first', 'later', 'exempt'), (chosen, inputs, vaUse) => {
        const financed = price(chosen, { ...inputs, vaUse }).homePrice;
        expect(price(chosen, { ...inputs, vaUse, upfrontFeeFinanced: false }).homePrice).toBeLessThanOrEqual(financed + 1e-3);
      }),
      { numRuns: 1000 },
    );
  });

  test('more cash never lowers the price either when the fee is paid from it', () => {
    fc.assert(
      fc.property(program, households, more, (chosen, inputs, dollars) => {
        const paid = { ...inputs, upfrontFeeFinanced: false };
        const before = price(chosen, paid).homePrice - 1e-3;
        expect(price(chosen, { ...paid, downPayment: inputs.downPayment + dollars }).homePrice).toBeGreaterThanOrEqual(before);
        expect(price(chosen, { ...paid, annualIncome: inputs.annualIncome + dollars }).homePrice).toBeGreaterThanOrEqual(before);
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
