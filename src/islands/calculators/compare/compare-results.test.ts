import { expect, test } from 'vitest';
import { type ComparedValues, comparedFields } from '../parts/compared-fields.ts';
import { defaultValues } from '../parts/fields.ts';
import { readFragment, writeFragment } from '../parts/fragment.ts';
import { compareResults } from './compare-results.ts';

const defaults: ComparedValues = defaultValues(comparedFields);
const resultsOf = (changed: Partial<ComparedValues> = {}, vaExempt = false, notOffered: readonly string[] = []) =>
  compareResults({ ...defaults, ...changed }, vaExempt, notOffered);

test('the example is one home under the four programs, and a conventional loan beside an FHA one', () => {
  const { programs, loans } = resultsOf();
  expect(programs?.map(({ program }) => program)).toEqual(['conventional', 'fha', 'va', 'usda']);
  expect(loans?.map(({ program }) => program)).toEqual(['conventional', 'fha']);
  expect(loans?.[0].principalAndInterest).toBe(programs?.[0]?.principalAndInterest);
});

test('a VA exemption takes the fee away and is no part of the values', () => {
  const va = (vaExempt: boolean) => resultsOf({ aProgram: 'va' }, vaExempt);
  expect([va(false).programs?.[2]?.upfrontFee, va(true).programs?.[2]?.upfrontFee]).toEqual([5700, 0]);
  expect([va(false).loans?.[0].upfrontFee, va(true).loans?.[0].upfrontFee]).toEqual([5700, 0]);
  expect(writeFragment('compare', comparedFields, { ...defaults, vaUse: 'exempt' as 'first' })).toBe('#compare');
  expect(readFragment('compare', comparedFields, '#compare?va=exempt')?.vaUse).toBe('first');
});

test('a fee that is paid at closing is not in the loan', () => {
  const fha = (upfrontFee: 'financed' | 'paid') => resultsOf({ upfrontFee }).loans?.[1];
  expect([fha('financed')?.loanAmount, fha('paid')?.loanAmount]).toEqual([386_650, 380_000]);
});

test('each loan has its own down payment, rate, term, charges, credit, insurance and buydown', () => {
  const { loans, programs } = resultsOf({
    bProgram: 'conventional',
    bDown: 40_000,
    bRate: 6,
    bTerm: 15,
    bCharges: 4000,
    bCredit: 1500,
    bInsurance: 1.2,
    bBuydown: '2-1',
  });
  expect(loans?.[0].principalAndInterest).toBeCloseTo(2401.86, 2);
  expect(loans?.[1]).toMatchObject({
    paidAtClosing: 42_500,
    mortgageInsurance: 360,
    boughtDown: [expect.any(Number), expect.any(Number)],
  });
  expect(loans?.[1].costs).toHaveLength(181);
  expect(programs?.[0]?.principalAndInterest).toBe(loans?.[0].principalAndInterest);
});

test('a credit is told apart from what it can pay here: the charges, and the upfront fee where it is not financed', () => {
  const left = (changed: Partial<ComparedValues>) =>
    resultsOf({ bCharges: 1000, bCredit: 9000, ...changed }).loans?.[1].creditLeft;
  expect([left({}), left({ upfrontFee: 'paid' }), left({ bCredit: 900 })]).toEqual([8000, 1350, 0]);
});

test.each(['homePrice', 'aDown', 'aRate', 'aInsurance'] as const)('without %s nothing is compared', (name) => {
  expect(resultsOf({ [name]: undefined })).toMatchObject({ programs: undefined, loans: undefined, cheapest: [] });
});

test('an empty field of what only loan B has, or of what a lender asks, leaves the programs', () => {
  for (const name of ['bRate', 'bDown', 'aCharges', 'bCredit'] as const) {
    const { programs, loans } = resultsOf({ [name]: undefined });
    expect([programs?.length, loans]).toEqual([4, undefined]);
  }
});

test('only the programs that are offered are compared', () => {
  expect(resultsOf({}, false, ['fha', 'usda']).programs?.map(({ program }) => program)).toEqual(['conventional', 'va']);
});
