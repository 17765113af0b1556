import { expect, test } from 'vitest';
import { type ComparedValues, comparedFields } from '../parts/compared-fields.ts';
import { defaultValues } from '../parts/fields.ts';
import { compareResults } from './compare-results.ts';
import { twoLoansFacts, verdict } from './two-loans-words.ts';

const resultsOf = (changed: Partial<ComparedValues>) =>
  compareResults({ ...defaultValues(comparedFields), ...changed }, false, []);
const said = (changed: Partial<ComparedValues>) => verdict(resultsOf(changed)).join(' ');

test('says which loan costs less, and by how much its payment is apart', () => {
  expect(said({})).toBe('However long you keep the loan, loan A costs less. Loan B takes $10 more a month.');
});

test('says what a larger down payment keeps from being known', () => {
  const words = said({ aDown: 0, bDown: 0, bProgram: 'va' });
  expect(words).toContain('Loan A takes $12,000 more down, and what that money could earn elsewhere is not counted.');
});

test('says nothing of payments and down payments that are alike to the dollar', () => {
  expect(said({ bProgram: 'conventional' })).toBe('By what is counted here they cost the same, however long you keep the loan.');
});

test('names no cheaper loan where one is above its limit, and does where the limit is not known', () => {
  const above = { homePrice: 1_200_000, bDown: 42_000 };
  expect(said({ ...above, aDown: 200_000 })).toBe(
    'Loan B is above its limit in this county, so it cannot be had with so little down.',
  );
  expect(said({ ...above, aDown: 200_000, county: 'other' })).not.toContain('cannot be had');
});

test('says nothing while a field is empty', () => {
  expect(verdict(resultsOf({ bRate: undefined }))).toEqual([]);
});

test('says of a credit beyond the charges that it is for other costs', () => {
  const facts = resultsOf({ aCharges: 1000, aCredit: 4000 }).loans?.map(twoLoansFacts);
  expect(facts?.[0]).toContainEqual(
    expect.objectContaining({
      label: 'Paid at closing',
      value: '$17,000',
      note: '$3,000 of the credit is for other costs, as far as you have them',
    }),
  );
  expect(facts?.[1]?.[0]).toEqual({ label: 'Rate and term', value: '6.5%, 30 years' });
});
