import { describe, expect, test } from 'vitest';
import { purchase, read } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { disagreementFinding, missingFinding } from './form-findings.ts';

test('percentages and cents that disagree are printed as such', () => {
  const rate = { what: 'Interest Rate', printed: 3.875, from: 'section F', workedOut: 3.5, unit: 'percent' } as const;
  expect(disagreementFinding(purchase, rate).sentences[0]).toBe('The form says 3.875%. By section F it would be 3.5%.');
  const payment = { what: 'a payment', printed: 761.78, from: 'rate and term', workedOut: 761.8, unit: 'cents' } as const;
  const found = disagreementFinding(purchase, payment);
  expect(found.sentences[0]).toBe('The form says $761.78. By rate and term it would be $761.80.');
  expect(found.from).toEqual([]);
});

test('the value of a row is found whatever the case of its name', () => {
  const total = { what: 'J. TOTAL CLOSING COSTS', printed: 8054, from: 'D + I', workedOut: 8055, unit: 'dollars' } as const;
  expect(disagreementFinding(purchase, total).from).toEqual([purchase.totalClosingCosts]);
});

describe('what was not found', () => {
  const of = (...names: readonly (keyof LoanEstimate)[]) =>
    missingFinding({ ...purchase, ...Object.fromEntries(names.map((name) => [name, undefined])) })?.sentences[0];
  const seven = ['dateIssued', 'loanTerm', 'product', 'rateLock', 'costsExpire', 'loanAmount', 'interestRate'] as const;

  test('is nothing on a whole form', () => {
    expect(missingFinding(purchase)).toBeUndefined();
  });

  test('is named in full up to seven, then six and the number of the others', () => {
    expect(of('product')).toMatch(/^Not found: Product\. /);
    expect(of(...seven)).toMatch(/, Loan Amount and Interest Rate\. /);
    expect(of(...seven, 'annualPercentageRate')).toMatch(/closing costs expire, Loan Amount and 2 more\. /);
  });

  test('is not a section that a form may leave blank, but is section A', () => {
    const without = (letter: 'A' | 'G') => ({ ...purchase, sections: { ...purchase.sections, [letter]: { lines: [] } } });
    expect(missingFinding(without('G'))).toBeUndefined();
    expect(missingFinding(without('A'))?.sentences[0]).toMatch(/^Not found: A\. Origination Charges\. /);
    expect(missingFinding({ ...purchase, lenderCredits: read(0) })).toBeUndefined();
  });
});
