import { describe, expect, test } from 'vitest';
import { firstPayments, taxHalves } from './after-closing.ts';

describe('the first payment', () => {
  test.each([
    ['2026-12-02', ['2027-02-01']],
    ['2026-12-31', ['2027-02-01']],
    ['2027-01-31', ['2027-03-01']],
    ['2027-11-15', ['2028-01-01']],
  ])('of a loan closed on %s is due on %s', (closing, due) => expect(firstPayments(closing)).toEqual(due));

  test('of a loan closed on the first of a month may be due on the first of the next month or of the one after', () => {
    expect(firstPayments('2027-02-01')).toEqual(['2027-03-01', '2027-04-01']);
    expect(firstPayments('2026-12-01')).toEqual(['2027-01-01', '2027-02-01']);
  });
});

describe('the tax halves', () => {
  test.each([
    ['2027-02-10', ['2027-04-30', '2027-11-01']], // October 31, 2027 is a Sunday
    ['2027-06-01', ['2027-11-01', '2028-05-01']], // April 30, 2028 is a Sunday
    ['2027-10-31', ['2027-11-01', '2028-05-01']],
    ['2026-10-31', ['2026-11-02', '2027-04-30']], // a Saturday
    ['2026-12-15', ['2027-04-30', '2027-11-01']],
    ['2027-04-30', ['2027-11-01', '2028-05-01']],
  ])('after %s are due on %s', (after, due) => expect(taxHalves(after)).toEqual(due));
});
