import { describe, expect, test } from 'vitest';
import { purchase, read } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { findings } from './findings.ts';

const of = (estimate: LoanEstimate, title: string, onDate = '2013-02-20') =>
  findings(estimate, [], onDate).find((finding) => finding.title === title);
const text = (...asked: Parameters<typeof of>) => of(...asked)?.sentences.join(' ');

describe('the lock and the day on which the costs expire', () => {
  test.each([
    ['2013-04-15', 'The rate is locked until April 16, 2013', '1 day is left.'],
    ['2013-04-16', 'The rate is locked until April 16, 2013', 'That is today.'],
    ['2013-04-17', 'The rate lock ended on April 16, 2013', 'That day is past'],
    ['2013-03-03', 'The closing costs expire on March 4, 2013', '1 day is left.'],
    ['2013-03-04', 'The closing costs expire on March 4, 2013', 'That is today.'],
    ['no date', 'The closing costs expire on March 4, 2013', 'If you want this loan'],
    ['2013-03-05', 'The closing costs expired on March 4, 2013', 'may give you new figures'],
  ])('on %s: %s', (onDate, title, words) => {
    expect(text(purchase, title, onDate)).toContain(words);
  });

  test('12 days are left from February 20 to March 4', () => {
    expect(text(purchase, 'The closing costs expire on March 4, 2013')).toContain('12 days are left.');
  });

  test('costs that expired are asked about with the date of the form', () => {
    expect(of(purchase, 'The closing costs expired on March 4, 2013', '2013-03-05')?.question).toBe(
      'Do the closing costs on my Loan Estimate of February 15, 2013 still hold, or could I have a new one?',
    );
  });

  test('a form without its date is asked about all the same, and a day that is none counts no days', () => {
    const undated = { ...purchase, dateIssued: undefined };
    expect(of(undated, 'The closing costs expired on March 4, 2013', '2013-03-05')?.question).toBe(
      'Do the closing costs on my Loan Estimate still hold, or could I have a new one?',
    );
    expect(text(purchase, 'The rate is locked until April 16, 2013', 'no date')).toMatch(/before the lock ends\.$/);
  });

  test('a rate that is not locked can change, and with it points and lender credits', () => {
    const said = text({ ...purchase, rateLock: read({ locked: false }) }, 'The rate is not locked');
    expect(said).toContain('the interest rate, the points and the lender credits can change');
  });

  test('a lock without a day is asked about', () => {
    expect(of({ ...purchase, rateLock: read({ locked: true }) }, 'The rate is locked')?.question).toBe(
      'Until when is my rate locked?',
    );
  });
});
