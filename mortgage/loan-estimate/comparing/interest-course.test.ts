import { describe, expect, test } from 'vitest';
import { monthlyPayment } from '../../loan/payment.ts';
import { adjustable, column, purchase, read, yes } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { type InterestCourse, interestCourse } from './interest-course.ts';

function courseOf(estimate: LoanEstimate): InterestCourse {
  const course = interestCourse(estimate);
  if (typeof course === 'string') throw new Error(course);
  return course;
}
const knownMonths = (estimate: LoanEstimate) => courseOf(estimate).knownMonths;
const changing = (changed: Partial<LoanEstimate>): LoanEstimate => ({ ...purchase, interestRateIncrease: yes(), ...changed });

describe('months for which the rate is known', () => {
  test.each([
    ['5/3 Adjustable Rate', 60],
    ['2.5/1 Adjustable Rate', 30],
    ['1.33/1 Adjustable Rate', 16],
    ['18 mo./18mo. Adjustable Rate', 18],
    ['10/1 Step Rate', 120],
    ['0/Weekly Adjustable Rate', 0],
    ['Year 7 Balloon Payment, 5/1 Adjustable Rate', 60],
    ['Fixed Rate', 360],
  ])('%s: %i', (product, months) => {
    expect(knownMonths({ ...purchase, interestRateIncrease: undefined, product: read(product) })).toBe(months);
  });

  test('the table of page 2 goes before the product, and the sentence beside the rate comes last', () => {
    const inTable = changing({
      product: read('5/1 Adjustable Rate'),
      adjustableRate: { firstChange: read('Beginning of 73rd month') },
    });
    expect(knownMonths(inTable)).toBe(72);
    const sentence = yes('Adjusts every year starting in year 4', 'Can go as high as 9% in year 6');
    expect(knownMonths(changing({ product: read('Adjustable Rate'), interestRateIncrease: sentence }))).toBe(36);
    expect(knownMonths(changing({ product: read('7/1 Adjustable Rate'), interestRateIncrease: sentence }))).toBe(84);
  });

  test('why no further is said for an index, for steps and for a rate that moves from the start', () => {
    const why = (product: string) => courseOf(changing({ product: read(product) })).unknownBecause;
    expect(why('5/1 Adjustable Rate')).toBe('After month 60 the rate depends on the index.');
    expect(why('1/1 Step Rate')).toBe('After month 12 the rate follows steps that the form tells only in part.');
    expect(why('0/1 Adjustable Rate')).toBe('From the start the rate depends on the index.');
    expect(courseOf(purchase).unknownBecause).toBeUndefined();
  });
});

describe('a printed payment bears out the formula', () => {
  const payment = (dollars: number) => interestCourse({ ...purchase, principalAndInterest: read(dollars) });
  const exact = monthlyPayment({ loanAmount: 162_000, annualRatePercent: 3.875, termYears: 30 });

  test('when it is a dollar off at most, either way', () => {
    for (const off of [-0.99, 0.99]) expect(payment(exact + off)).toMatchObject({ term: 360 });
    for (const off of [-1.01, 1.01]) expect(payment(exact + off)).toMatch(/does not follow from rate and term/);
  });

  test('of only interest too', () => {
    const only = (dollars: number) => interestCourse({ ...adjustable, principalAndInterest: read(dollars) });
    const interest = (211_000 * 4) / 1200;
    for (const off of [-0.99, 0.99]) expect(only(interest + off)).toMatchObject({ knownMonths: 60 });
    for (const off of [-1.01, 1.01]) expect(only(interest + off)).toMatch(/does not follow from rate and term/);
  });

  test.each([180, 240, 300, 360, 480])('of a balloon loan over %i months', (months) => {
    const printed = monthlyPayment({ loanAmount: 162_000, annualRatePercent: 3.875, termYears: months / 12 });
    const balloon = { ...purchase, loanTerm: read(84), principalAndInterest: read(printed), balloonPayment: yes() };
    expect(courseOf(balloon)).toMatchObject({ term: 84, knownMonths: 84 });
    expect(interestCourse({ ...balloon, balloonPayment: undefined })).toMatch(/does not follow/);
    // One payment before the end of the balloon's own term, so that a schedule of that length would be something else.
    expect(courseOf(balloon).interest(84)).toBeGreaterThan(courseOf(balloon).interest(83));
  });
});

describe('months of only interest', () => {
  const fixed = (changed: Partial<LoanEstimate>): LoanEstimate => ({
    ...purchase,
    loanAmount: read(300_000),
    interestRate: read(6),
    principalAndInterest: read(1500),
    projectedPayments: [],
    ...changed,
  });

  test('are those of the Adjustable Payment table, else of the product, else of the projected payments', () => {
    const table = { adjustablePayment: { interestOnly: read('YES for your first 36 payments') } };
    const product = { product: read('5 Year Interest Only, Fixed Rate') };
    const projectedPayments = [{ ...column(1, 7, 1500, 0, 0), onlyInterest: read(true) }];
    expect(knownMonths(fixed({ ...table, ...product, projectedPayments }))).toBe(36);
    expect(knownMonths(fixed({ ...product, projectedPayments }))).toBe(60);
    expect(knownMonths(fixed({ projectedPayments }))).toBe(84);
    expect(interestCourse(fixed({ adjustablePayment: { interestOnly: read('NO') } }))).toMatch(/does not follow/);
  });

  test('may last to a balloon at the end, whose column counts for none', () => {
    const final = { years: read({ first: 7, last: 7, final: true }), onlyInterest: read(true) };
    const balloon = fixed({
      loanTerm: read(84),
      projectedPayments: [{ ...column(1, 7, 1500, 0, 0), onlyInterest: read(true) }, final],
      balloonPayment: yes(),
    });
    expect(courseOf(balloon)).toMatchObject({ term: 84, knownMonths: 84 });
    expect(courseOf(balloon).interest(84)).toBe(84 * 1500);
    expect(courseOf(balloon).interest(1)).toBe(1500);
  });

  test('are followed by what is known only where one amount is projected', () => {
    const first = { ...column(1, 5, 1500, 0, 0), onlyInterest: read(true) };
    const later = column(6, 30, 1932.9, 0, 0);
    const product = { product: read('5 Year Interest Only, Fixed Rate') };
    expect(knownMonths(fixed({ ...product, projectedPayments: [first, later] }))).toBe(360);
    const two = { ...product, product: read('2 Year Interest Only, Fixed Rate') };
    const early = [{ ...first, years: read({ first: 1, last: 2 }) }, column(3, 30, 1845.65, 0, 0)];
    expect(knownMonths(fixed({ ...two, projectedPayments: early }))).toBe(360);
    const range = { ...later, principalAndInterest: read({ least: 1932.9, most: 2500 }) };
    expect(knownMonths(fixed({ ...product, projectedPayments: [first, range] }))).toBe(60);
    expect(knownMonths(fixed({ ...product, projectedPayments: [first, { years: read({ first: 6, last: 30 }) }] }))).toBe(60);
    expect(knownMonths(fixed({ ...product, projectedPayments: [{ ...later, years: undefined }] }))).toBe(60);
    const asFinal = { ...later, years: read({ first: 30, last: 30, final: true }) };
    expect(knownMonths(fixed({ ...product, projectedPayments: [first, asFinal] }))).toBe(60);
  });
});

test.each(['loanAmount', 'interestRate', 'loanTerm', 'principalAndInterest'] as const)('without %s nothing is known', (name) => {
  expect(interestCourse({ ...purchase, [name]: undefined })).toMatch(/^Not found: [A-Z][\w &]+\.$/);
});
