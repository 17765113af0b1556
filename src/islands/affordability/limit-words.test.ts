import { describe, expect, it } from 'vitest';
import { type AffordabilityInputs, affordability } from '../../../mortgage/affordability.ts';
import { limitInWords, printPrice, programNames } from './limit-words.ts';

const household: AffordabilityInputs = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 60_000,
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
const said = (changed: Partial<AffordabilityInputs>) => {
  const inputs = { ...household, ...changed };
  return affordability(inputs).map(
    ({ program, maximum, ratios }) =>
      `${programNames[program]} ${printPrice(maximum)}: ${limitInWords(program, maximum, ratios, inputs.limitArea)}`,
  );
};

describe('what holds a price, in words', () => {
  it('names the ratio that holds it, and rounds the price down', () => {
    expect(said({})).toEqual([
      'Conventional $570,658: limited by the 45% of your income for housing and debts together.',
      'FHA $449,575: limited by the 31% of your income for housing.',
      'VA $544,598: limited by the 41% of your income for housing and debts together.',
      'USDA $499,183: limited by the 34% of your income for housing.',
    ]);
  });

  it('names the smallest down payment', () => {
    expect(said({ downPayment: 7000 }).slice(0, 2)).toEqual([
      'Conventional $233,333: limited by your down payment: it must be at least 3% of the price.',
      'FHA $200,000: limited by your down payment: it must be at least 3.5% of the price.',
    ]);
    expect(said({ downPayment: 0 })[1]).toBe('FHA $0: this loan asks for at least 3.5% down.');
  });

  it('names the loan limit of the area', () => {
    expect(said({ annualIncome: 1e7 })[0]).toContain('largest loan in your area, $1,063,750.');
    expect(said({ annualIncome: 1e7, limitArea: 'most-counties' })[1]).toContain('largest loan in your area, $541,287.');
  });

  it('names the step to mortgage insurance', () => {
    expect(said({ annualIncome: 80_000, downPayment: 80_000 })[0]).toBe(
      'Conventional $400,000: limited by your down payment: a dollar more would bring mortgage insurance, and that is more than your income carries.',
    );
  });

  it('says that there is no room, instead of a limit at $0', () => {
    expect(said({ monthlyDebts: 9000 })[0]).toBe(
      'Conventional $0: debts, insurance and dues leave no room within 45% of your income.',
    );
  });

  it.each([0, 1, 1e8])('stays finite at an income of %d at every extreme', (annualIncome) => {
    for (const amount of [0, 1e8]) {
      for (const annualRatePercent of [0, 30]) {
        const words = said({ annualIncome, annualRatePercent, downPayment: amount, monthlyDebts: 1e8 - amount }).join();
        expect(words).not.toMatch(/NaN|Infinity|∞|–|-\$|undefined/);
      }
    }
  });
});
