import { describe, expect, test } from 'vitest';
import { purchase, read, yes } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { annualPercentageRateFinding, fiveYearsFinding, originationFinding, pointsFinding } from './charge-findings.ts';

const first = (finding: ReturnType<typeof pointsFinding>) => finding?.sentences[0];

test('section A without a loan amount is told in dollars alone', () => {
  expect(first(originationFinding({ ...purchase, loanAmount: undefined }))).toBe('Section A is $1,802.');
  expect(first(originationFinding({ ...purchase, loanAmount: read(0) }))).toBe('Section A is $1,802.');
  expect(originationFinding(purchase)?.from).toEqual([purchase.sections.A.total, purchase.loanAmount]);
});

describe('points and lender credits', () => {
  const of = (points?: number, percent?: number, credits?: number) =>
    pointsFinding({
      ...purchase,
      points: points === undefined ? undefined : read(points),
      pointsPercent: percent === undefined ? undefined : read(percent),
      lenderCredits: credits === undefined ? undefined : read(credits),
    });

  test('are told together where a form has both, and asked about together', () => {
    const both = of(405, 0.25, -500);
    expect(both?.title).toBe('Points and lender credits');
    expect(both?.sentences.at(-1)).toBe('One takes back what the other gives: points less credits come to -$95.');
    expect(both?.sentences).toHaveLength(3);
    expect(both?.from.map(({ value }) => value)).toEqual([405, 0.25, -500]);
    expect(both?.question).toBe('What would my rate and closing costs be without the points and lender credits?');
  });

  test('are told by the dollars or the percentage alone where only one was found', () => {
    expect(first(of(1))).toBe('Section A has points, $1: money paid at closing for a lower rate.');
    expect(first(of(undefined, 0.25))).toBe('Section A has points, 0.25% of the loan: money paid at closing for a lower rate.');
  });

  test('of 0 are none', () => {
    expect(of(0, 0, 0)).toBeUndefined();
    expect(of(0, 0, -1)?.title).toBe('Lender credits');
    expect(of(0, 0, -1)?.from.map(({ value }) => value)).toEqual([-1]);
    expect(of(405, 0.25, 0)?.title).toBe('Points');
  });
});

describe('five years', () => {
  test('need both figures', () => {
    expect(fiveYearsFinding({ ...purchase, fiveYearsPaid: undefined })).toBeUndefined();
    expect(fiveYearsFinding({ ...purchase, fiveYearsPrincipal: undefined })).toBeUndefined();
  });

  test('are 60 months where the term was not found or is five years', () => {
    for (const loanTerm of [undefined, read(60)]) {
      const found = fiveYearsFinding({ ...purchase, loanTerm });
      expect(found?.title).toBe('What five years cost');
      expect(found?.sentences[1]).toContain('about $680 a month over the 60 months');
    }
  });

  test('of a loan of 59 months are its 59 months', () => {
    expect(fiveYearsFinding({ ...purchase, loanTerm: read(59) })?.title).toBe('What the loan costs to its end');
  });
});

describe('the APR', () => {
  const of = (apr: number, changed: Partial<LoanEstimate> = {}) =>
    annualPercentageRateFinding({ ...purchase, ...changed, annualPercentageRate: read(apr) })?.sentences.join(' ');

  test('stands above the rate, below it or at it, to a thousandth', () => {
    expect(of(4.274)).toContain('4.274%, 0.399 percentage points above it.');
    expect(of(4.2744)).toContain('4.274%, 0.399 percentage points above it.');
    expect(of(3.874)).toContain('3.874%, 0.001 percentage points below it.');
    expect(of(3.875)).toContain('3.875%, the same.');
  });

  test('of a rate that can change rests on an index, and only of such a rate', () => {
    expect(of(4, { interestRateIncrease: yes() })).toContain('rests on an index');
    expect(of(4)).not.toContain('rests on an index');
  });

  test('is told only beside the rate', () => {
    expect(of(4, { interestRate: undefined })).toBeUndefined();
    expect(annualPercentageRateFinding({ ...purchase, annualPercentageRate: undefined })).toBeUndefined();
  });
});
