import { describe, expect, it } from 'vitest';
import { defaultState } from '../parts/address-state.ts';
import { calculatorFields } from '../parts/calculator-state.ts';
import { type CalculatorAnswers, counted } from './counted-answers.ts';

const defaults: CalculatorAnswers = defaultState(calculatorFields);

describe('what the answers come to', () => {
  it('is everything for the defaults', () => {
    const { results, monthlyCost, programs: compared } = counted(defaults, false, []);
    expect(results?.estimate.monthlyPayment).toBeCloseTo(2022.617675, 6);
    expect(monthlyCost).toBe(results?.monthlyCost);
    expect(compared).toHaveLength(4);
  });

  it.each(['homePrice', 'downPayment', 'annualRatePercent'] as const)('is nothing without %s', (name) => {
    const { results, monthlyCost, programs: compared } = counted({ ...defaults, [name]: undefined }, false, []);
    expect([results, monthlyCost, compared]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['propertyTaxPercent', 'annualHomeInsurance', 'monthlyHoa'] as const)('is no monthly cost without %s', (name) => {
    const { results, monthlyCost, programs: compared } = counted({ ...defaults, [name]: undefined }, false, []);
    expect(monthlyCost).toBeUndefined();
    expect(results).toBeDefined();
    expect(compared).toBeDefined();
  });

  it('compares no programs without the rate of private insurance', () => {
    expect(counted({ ...defaults, privateInsurancePercent: undefined }, false, []).programs).toBeUndefined();
  });

  it('compares only the programs that are offered', () => {
    const compared = counted(defaults, false, ['fha', 'usda']).programs;
    expect(compared?.map(({ program }) => program)).toEqual(['conventional', 'va']);
  });

  it('takes the percentage alone for a down payment', () => {
    const { results } = counted({ ...defaults, downPayment: undefined, downPaymentPercent: 10 }, false, []);
    expect(results?.estimate.downPayment).toBe(40_000);
  });

  it('counts empty fields of extra payments as none', () => {
    const none = { extraMonthly: undefined, extraOnce: 5000, extraOnceMonth: undefined };
    expect(counted({ ...defaults, ...none }, false, []).results?.extra).toBeUndefined();
  });

  it('charges an exempt borrower no VA funding fee', () => {
    const feeOf = (exempt: boolean) =>
      counted(defaults, exempt, []).programs?.find(({ program }) => program === 'va')?.upfrontFee;
    expect(feeOf(false)).toBe(4000);
    expect(feeOf(true)).toBe(0);
  });
});
