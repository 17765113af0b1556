import { describe, expect, test } from 'vitest';
import { adjustable, column, no, purchase, read, yes } from '../form/example-estimates.test-data.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import { featureFindings } from './feature-findings.ts';

const of = (estimate: LoanEstimate, title: string) => featureFindings(estimate).find((found) => found?.title === title);
const said = (estimate: LoanEstimate, title: string) => of(estimate, title)?.sentences.join(' ');

describe('a rate that can change', () => {
  const title = 'The interest rate can change';

  test('is found by the answer YES, by its table or by the product alone', () => {
    for (const part of [
      { interestRateIncrease: yes() },
      { adjustableRate: {} },
      { product: read('5/1 Adjustable Rate') },
      { product: read('10/1 Step Rate') },
    ]) {
      expect(of({ ...emptyLoanEstimate, ...part }, title)).toBeDefined();
    }
    expect(of(emptyLoanEstimate, title)).toBeUndefined();
    expect(of(purchase, title)).toBeUndefined();
  });

  test('is told in as many sentences as there are values', () => {
    const estimate = { ...emptyLoanEstimate, interestRateIncrease: yes('See AIR Table on page 2 for details') };
    expect(said(estimate, title)).toBe('');
    expect(said({ ...estimate, adjustableRate: { minimumRate: read(3) } }, title)).toBe('');
    expect(said({ ...estimate, adjustableRate: { firstChange: read('Beginning of 61st month') } }, title)).toBe(
      'First change: Beginning of 61st month.',
    );
    const later = { subsequentChanges: read('Every 12th month after first change') };
    expect(said({ ...estimate, adjustableRate: later }, title)).toBe('Then: Every 12th month after first change.');
    expect(said({ ...estimate, adjustableRate: { ...later, subsequentLimit: read(1) } }, title)).toBe(
      'Then: Every 12th month after first change, by 1 percentage point at most.',
    );
  });

  test('is asked about by its index, which a step rate does not have', () => {
    expect(of(adjustable, title)?.question).toMatch(/^Where does the index of my loan stand today/);
    expect(of({ ...adjustable, product: undefined }, title)?.question).toBeDefined();
    expect(of({ ...adjustable, product: read('10/1 Step Rate') }, title)).not.toHaveProperty('question');
  });
});

describe('a payment that can change', () => {
  const title = 'The payment can change';
  const projected = (...projectedPayments: LoanEstimate['projectedPayments']) => ({ ...emptyLoanEstimate, projectedPayments });

  test('is found by YES, by amounts that differ, or by a kind of payment that changes', () => {
    expect(of({ ...emptyLoanEstimate, principalAndInterestIncrease: yes() }, title)).toBeDefined();
    expect(of(projected(column(1, 5, 700, 0, 0), column(6, 30, 800, 0, 0)), title)).toBeDefined();
    const step = { adjustablePayment: { step: read('YES for your first 12 payments'), seasonal: read('NO') } };
    expect(said({ ...emptyLoanEstimate, ...step }, title)).toBe('Step payments: YES for your first 12 payments.');
  });

  test('is not found in one amount, nor in a final payment', () => {
    const final = { ...column(7, 7, 150_000, 0, 0), years: read({ first: 7, last: 7, final: true }) };
    expect(of(projected(column(1, 7, 700, 0, 0), final), title)).toBeUndefined();
    expect(of({ ...purchase, adjustablePayment: { step: read('NO') } }, title)).toBeUndefined();
  });

  test('of one projected period is told with it', () => {
    const one = { ...projected(column(1, 30, 700, 0, 0), { years: undefined }), principalAndInterestIncrease: yes() };
    expect(said(one, title)).toBe('Principal and interest a month as the form projects it: years 1 to 30, $700.');
  });
});

describe('only interest', () => {
  const title = 'At first you pay only interest';

  test('is found in the projected payments, in the table or in the product, and rests on what it was found in', () => {
    const projectedPayments = [{ ...column(1, 5, 700, 0, 0), onlyInterest: read(true) }];
    const interestOnly = read('YES for your first 60 payments');
    const product = read('5 Year Interest Only, Fixed Rate');
    expect(of({ ...emptyLoanEstimate, projectedPayments }, title)?.from).toEqual([read(true)]);
    expect(of({ ...emptyLoanEstimate, adjustablePayment: { interestOnly } }, title)?.from).toEqual([interestOnly]);
    expect(of({ ...emptyLoanEstimate, product }, title)?.from).toEqual([product]);
    const inNone = { product: read('Fixed Rate'), adjustablePayment: { interestOnly: read('NO') } };
    expect(of({ ...emptyLoanEstimate, ...inNone, projectedPayments: [column(1, 30, 700, 0, 0)] }, title)).toBeUndefined();
  });

  test('is told with its years and the loan where they are known', () => {
    expect(said({ ...emptyLoanEstimate, product: read('5 Year Interest Only, Fixed Rate') }, title)).toContain(
      'The required payment at first pays back none of the loan.',
    );
  });
});

describe('answers', () => {
  test('of NO are listed, and only those', () => {
    expect(said({ ...emptyLoanEstimate, balloonPayment: no, prepaymentPenalty: yes() }, 'What the form answers with NO')).toBe(
      'The form answers NO to a balloon payment.',
    );
    expect(of({ ...emptyLoanEstimate, prepaymentPenalty: yes() }, 'What the form answers with NO')).toBeUndefined();
    expect(featureFindings(emptyLoanEstimate).filter(Boolean)).toEqual([]);
  });

  test('of NO raise no finding of their own', () => {
    const titles = featureFindings(purchase).flatMap((found) => (found ? [found.title] : []));
    expect(titles).toEqual(['Paying the loan off early can cost a penalty', 'What the form answers with NO']);
  });

  test('of YES without a sentence quote none, and a full stop is not quoted twice', () => {
    const title = 'Paying the loan off early can cost a penalty';
    expect(of({ ...purchase, prepaymentPenalty: yes() }, title)?.sentences).toHaveLength(1);
    expect(said({ ...purchase, prepaymentPenalty: yes('As high as $10.') }, title)).toMatch(
      /^The form says: “As high as \$10”\. /,
    );
  });
});
