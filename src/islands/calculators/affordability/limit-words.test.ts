import { describe, expect, it } from 'vitest';
import {
  type AffordabilityInputs,
  affordability,
  automatedRatios,
  incomeRatios,
} from '../../../../mortgage/programs/affordability.ts';
import { programNames } from '../parts/program-names.ts';
import { limitInWords, printPrice } from './limit-words.ts';

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
  county: 'King',
};
/** What stands beside the guideline of each program. */
const said = (changed: Partial<AffordabilityInputs>) => {
  const inputs = { ...household, ...changed };
  return affordability(inputs).map(
    ({ program, guideline }) =>
      `${programNames[program]} ${printPrice(guideline)}: ${limitInWords(program, guideline, incomeRatios(program), inputs)}`,
  );
};
/** What stands beside the automated price of a program that has one. */
const automated = (changed: Partial<AffordabilityInputs>) => {
  const inputs = { ...household, ...changed };
  return affordability(inputs).flatMap(({ program, automated: price }) => {
    const ratios = automatedRatios(program);
    return price && ratios
      ? [`${programNames[program]} ${printPrice(price)}: ${limitInWords(program, price, ratios, inputs)}`]
      : [];
  });
};

describe('what holds a price, in words', () => {
  it('names the ratio that holds it, and rounds the price down', () => {
    expect(said({})).toEqual([
      'Conventional $450,988: limited by 36% of your income for housing and debts together.',
      'FHA $449,575: limited by 31% of your income for housing.',
      'VA $544,598: limited by 41% of your income for housing and debts together.',
      'USDA $499,143: limited by 34% of your income for housing.',
    ]);
    expect(automated({})).toEqual([
      'Conventional $637,141: limited by 50% of your income for housing and debts together.',
      'FHA $660,228: limited by 46.9% of your income for housing.',
    ]);
  });

  it('names the smallest down payment', () => {
    expect(said({ downPayment: 7000 }).slice(0, 2)).toEqual([
      'Conventional $233,333: limited by your down payment: it must be at least 3% of the price.',
      'FHA $200,000: limited by your down payment: it must be at least 3.5% of the price.',
    ]);
    expect(said({ downPayment: 0 })[1]).toBe('FHA $0: this loan asks for at least 3.5% down.');
  });

  it('names 5% where a loan is above the baseline limit', () => {
    const rich = { annualIncome: 220_000, downPayment: 30_000 };
    expect(automated(rich)[0]).toBe(
      'Conventional $862,750: limited by your down payment: a loan above $832,750 asks for 5% of the price.',
    );
    expect(automated({ ...rich, annualIncome: 1e6, downPayment: 50_000 })[0]).toBe(
      'Conventional $1,000,000: limited by your down payment: it must be at least 5% of the price.',
    );
  });

  it('names the fee where it is paid at closing and takes the money', () => {
    const paid = { annualIncome: 1e6, upfrontFeeFinanced: false, downPayment: 14_000 };
    expect(said(paid)[1]).toBe('FHA $269,814: limited by your money: it has to cover 3.5% down and the upfront fee at closing.');
    expect(said(paid)[2]).toBe('VA $651,162: limited by your money: it has to cover the upfront fee at closing.');
  });

  it('names the loan limit of the county, and where only the least of it is known says so', () => {
    const rich = { annualIncome: 1e7 };
    expect(said(rich)[0]).toContain('largest loan in King County, $1,063,750.');
    expect(said({ ...rich, county: 'Clark' })[1]).toContain('largest loan in Clark County, $701,500.');
    expect(said({ ...rich, county: 'Spokane' })[1]).toBe(
      'FHA $601,287: limited by $541,287, the least that the largest FHA loan is in any county. In Spokane County it may be more.',
    );
    expect(said({ ...rich, county: 'Spokane' })[0]).toContain('largest loan in Spokane County, $832,750.');
  });

  it('names the step to mortgage insurance', () => {
    expect(said({ annualIncome: 100_000, downPayment: 80_000 })[0]).toBe(
      'Conventional $400,000: limited by your down payment: a dollar more would bring mortgage insurance, and that is more than your income allows.',
    );
  });

  it('says that there is no room, instead of a limit at $0', () => {
    expect(said({ monthlyDebts: 9000 })[0]).toBe(
      'Conventional $0: debts, insurance and dues leave no room within 36% of your income.',
    );
  });

  it.each([0, 1, 1e8])('stays finite at an income of %d at every extreme', (annualIncome) => {
    for (const amount of [0, 1e8]) {
      for (const annualRatePercent of [0, 30]) {
        for (const upfrontFeeFinanced of [true, false]) {
          const extreme = {
            annualIncome,
            annualRatePercent,
            upfrontFeeFinanced,
            downPayment: amount,
            monthlyDebts: 1e8 - amount,
          };
          expect([...said(extreme), ...automated(extreme)].join()).not.toMatch(/NaN|Infinity|∞|–|-\$|undefined/);
        }
      }
    }
  });
});
