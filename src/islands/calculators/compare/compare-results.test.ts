import { expect, test } from 'vitest';
import { defaultValues } from '../parts/fields.ts';
import { readFragment, writeFragment } from '../parts/fragment.ts';
import { type CompareValues, compareFields } from './compare-fields.ts';
import { compareResults } from './compare-results.ts';

const defaults: CompareValues = defaultValues(compareFields);
const resultsOf = (changed: Partial<CompareValues> = {}, vaExempt = false, notOffered: readonly string[] = []) =>
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
  expect(writeFragment('compare', compareFields, { ...defaults, vaUse: 'exempt' as 'first' })).toBe('#compare');
  expect(readFragment('compare', compareFields, '#compare?va=exempt')?.vaUse).toBe('first');
});

test('a fee that is paid at closing is not in the loan', () => {
  const fha = (upfrontFee: 'financed' | 'paid') => resultsOf({ upfrontFee }).loans?.[1];
  expect([fha('financed')?.loanAmount, fha('paid')?.loanAmount]).toEqual([386_650, 380_000]);
});

test('each loan has its own rate, term, charges, credit and buydown, whatever the rate of the programs is', () => {
  const { loans } = resultsOf({
    annualRatePercent: 9,
    bProgram: 'conventional',
    bRate: 6,
    bTerm: 15,
    bCharges: 4000,
    bCredit: 1500,
    bBuydown: '2-1',
  });
  expect(loans?.[0].principalAndInterest).toBeCloseTo(2401.86, 2);
  expect(loans?.[1]).toMatchObject({ paidAtClosing: 22_500, boughtDown: [expect.any(Number), expect.any(Number)] });
  expect(loans?.[1].costs).toHaveLength(181);
});

test.each(['homePrice', 'downPayment', 'privateInsurancePercent'] as const)('without %s nothing is compared', (name) => {
  expect(resultsOf({ [name]: undefined })).toEqual({ programs: undefined, loans: undefined, cheapest: [] });
});

test('an empty field of one loan leaves the programs, and an empty rate of the programs leaves the loans', () => {
  for (const name of ['aRate', 'aCharges', 'bCredit'] as const) {
    const { programs, loans } = resultsOf({ [name]: undefined });
    expect([programs?.length, loans]).toEqual([4, undefined]);
  }
  const { programs, loans } = resultsOf({ annualRatePercent: undefined });
  expect([programs, loans?.length]).toEqual([undefined, 2]);
});

test('only the programs that are offered are compared', () => {
  expect(resultsOf({}, false, ['fha', 'usda']).programs?.map(({ program }) => program)).toEqual(['conventional', 'va']);
});
