import { describe, expect, test } from 'vitest';
import { purchase, read, section } from '../form/example-estimates.test-data.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import { tolerancesFinding } from './tolerance-findings.ts';
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
  expect(names(noLimit)).toEqual(['the rest of section F', 'section G', 'section H']);
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

describe('in words', () => {
  const said = (estimate: LoanEstimate) => tolerancesFinding(estimate)?.sentences.join(' ');

  test('sections are put together, and what else is in the group follows', () => {
    const taxed = withSections({ E: section(500, ['Recording Fees and Other Taxes', 85], ['Transfer Taxes', 415]) });
    expect(said(taxed)).toContain('Sections A and B and transfer taxes ($2,889) may not go up.');
    const F = section(1500, ['Homeowner’s Insurance Premium', 900], ['VA Funding Fee', 600]);
    expect(said(withSections({ F }))).toContain('Sections G and H and the rest of section F ($2,330) may go up without a limit.');
  });

  test('lender credits may not go down where there are any', () => {
    expect(said({ ...purchase, lenderCredits: read(-1) })).toContain('($2,474) may not go up. Lender credits may not go down.');
    expect(said({ ...purchase, lenderCredits: read(0) })).not.toContain('Lender credits');
    expect(tolerancesFinding({ ...purchase, lenderCredits: read(0) })?.from).not.toContainEqual(read(0));
  });

  test('what was not found is not spoken of', () => {
    const estimate = withSections({ A: { lines: [] }, C: { lines: [] }, H: { lines: [] } });
    expect(said(estimate)).toContain('Section B ($672) may not go up.');
    expect(said(estimate)).toContain('Recording fees ($85) may go up by ten percent together, to about $94.');
    expect(said(estimate)).not.toMatch(/section [ACH]\b/i);
    expect(tolerancesFinding(estimate)).not.toHaveProperty('question');
    expect(tolerancesFinding(emptyLoanEstimate)).toBeUndefined();
  });

  test('the conditions are named where they matter: companies in section C, other taxes, services in section H', () => {
    const alone = (letter: 'C' | 'E' | 'H') =>
      said({ ...emptyLoanEstimate, sections: { ...emptyLoanEstimate.sections, [letter]: purchase.sections[letter] } }) ?? '';
    const conditions = ['the lender’s affiliate', 'also has other taxes in it', 'only where the lender does not require'];
    const told = (['C', 'E', 'H'] as const).map((letter) => conditions.map((words) => alone(letter).includes(words)));
    expect(told).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test('a section E that cannot be sorted is said to have both kinds', () => {
    expect(said(withSections({ E: { total: read(85), lines: [] } }))).toContain('Section E ($85) has recording fees');
  });
});
