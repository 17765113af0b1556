import { expect, test } from 'vitest';
import { purchase, read, section } from './example-estimates.test-data.ts';
import { findings } from './findings.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { tolerances } from './tolerances.ts';

const withSections = (changed: Partial<LoanEstimate['sections']>): LoanEstimate => ({
  ...purchase,
  sections: { ...purchase.sections, ...changed },
});
const names = ({ parts }: { readonly parts: readonly { readonly name: string }[] }) => parts.map(({ name }) => name);

test('the groups of sample H-24(B) are $2,474, $3,283 and $2,297, together its $8,054', () => {
  const { zero, tenPercent, noLimit, unsorted } = tolerances(purchase);
  expect([zero.dollars, tenPercent.dollars, noLimit.dollars, unsorted.dollars]).toEqual([2474, 3283, 2297, 0]);
  expect(2474 + 3283 + 2297).toBe(purchase.totalClosingCosts?.value);
});

test('transfer taxes may not rise, recording fees count among the ten percent', () => {
  const { zero, tenPercent } = tolerances(
    withSections({ E: section(500, ['Recording Fees and Other Taxes', 85], ['Transfer Taxes', 415]) }),
  );
  expect(zero).toMatchObject({ dollars: 2474 + 415 });
  expect(names(zero)).toEqual(['section A', 'section B', 'transfer taxes']);
  expect(tenPercent).toMatchObject({ dollars: 3283 });
});

test('a mortgage insurance premium among the prepaids may not rise, the rest of section F has no limit', () => {
  const F = section(1500, ['Homeowner’s Insurance Premium (12 months)', 900], ['Mortgage Insurance Premium (1 months)', 600]);
  const { zero, noLimit } = tolerances(withSections({ F }));
  expect(zero.dollars).toBe(2474 + 600);
  expect(noLimit.dollars).toBe(900 + 413 + 1017);
  expect(names(noLimit)).toEqual(['section F without its mortgage insurance', 'section G', 'section H']);
});

test('section E without its lines is sorted into no group', () => {
  const { unsorted, tenPercent } = tolerances(withSections({ E: { total: read(85), lines: [] } }));
  expect(unsorted).toMatchObject({ dollars: 85 });
  expect(names(tenPercent)).toEqual(['section C']);
});

test('a section of $0 is in no group', () => {
  expect(names(tolerances(withSections({ G: section(0) })).noLimit)).toEqual(['section F', 'section H']);
});

test('a sum with a line that somebody must look at says so', () => {
  const F = section(900, ['Mortgage Insurance Premium', 400], ['FHA Mortgage Insurance Premium', 500]);
  const lines = F.lines.map((line, place) => ({
    ...line,
    amount: { ...read(400 + 100 * place), certainty: place ? 'look' : 'certain' } as const,
  }));
  const { zero } = tolerances(withSections({ F: { ...F, lines } }));
  expect(zero.parts.at(-1)?.amount).toMatchObject({ value: 900, certainty: 'look' });
});

test('lender credits may not go down, and what was not found is not spoken of', () => {
  const estimate = withSections({ A: { lines: [] }, C: { lines: [] } });
  const found = findings({ ...estimate, lenderCredits: read(-500) }, [], '2013-02-20');
  const said = found.find(({ title }) => title === 'What may change by closing')?.sentences.join(' ');
  expect(said).toContain('Section B ($672) may not go up. Lender credits may not go down.');
  expect(said).toContain('Recording fees ($85) may go up by ten percent together, to about $94.');
  expect(said).not.toMatch(/section [AC]\b/i);
});
