import { describe, expect, test } from 'vitest';
import { addDays } from './day.ts';
import { closingDisclosureDue, closingDisclosureMailed, firstSigning, lastLoanEstimate, loanEstimateDue } from './disclosures.ts';

/** Each counted by hand on a calendar; where others have published the case, they are named. */
describe('the Closing Disclosure', () => {
  test.each([
    ['a Thursday', '2026-08-13', '2026-08-10'], // American Land Title Association, 2014: Monday for Thursday
    ['a Wednesday', '2026-08-12', '2026-08-08'], // BankersOnline, 2016: Saturday for Wednesday
    ['the Monday after Juneteenth, a Friday', '2026-06-22', '2026-06-17'],
    ['the Tuesday after July 4, a Saturday', '2026-07-07', '2026-07-02'],
    ['the Wednesday after Juneteenth, a Sunday', '2022-06-22', '2022-06-18'],
    ['the Wednesday after Veterans Day, a Sunday', '2029-11-14', '2029-11-10'],
    ['the Friday after Veterans Day, a Wednesday', '2026-11-13', '2026-11-09'],
    ['the Thursday after Columbus Day', '2026-10-15', '2026-10-10'],
    ['the Monday after Thanksgiving', '2026-11-30', '2026-11-25'],
    ['the Tuesday after Christmas, a Friday', '2026-12-29', '2026-12-24'],
    ['the Monday after December 26, 2025', '2025-12-29', '2025-12-24'],
    ['the Tuesday after New Year, a Friday', '2027-01-05', '2026-12-31'],
    ['the Tuesday after New Year, a Saturday', '2028-01-04', '2027-12-30'],
    ['the Thursday after Martin Luther King, Jr. Day', '2027-01-21', '2027-01-16'],
    ['the Thursday after Memorial Day', '2027-06-03', '2027-05-29'],
  ])('for a signing on %s (%s) is received by %s', (_, signing, due) => expect(closingDisclosureDue(signing)).toBe(due));

  test.each([
    ['2026-08-13', '2026-08-06'], // American Land Title Association, 2014: the Thursday before for Thursday
    ['2027-01-05', '2026-12-28'], // December 31 is due; three such days before it are December 30, 29 and 28
    ['2026-07-07', '2026-06-29'],
  ])('for a signing on %s is mailed by %s', (signing, mailed) => expect(closingDisclosureMailed(signing)).toBe(mailed));
});

describe('the Loan Estimate', () => {
  test.each([
    ['a Monday', '2027-01-11', '2027-01-14'],
    ['the Friday before Martin Luther King, Jr. Day', '2027-01-15', '2027-01-21'],
    ['a Saturday', '2027-02-06', '2027-02-10'],
    ['the Wednesday before July 4, a Saturday', '2026-07-01', '2026-07-07'], // offices are closed on Friday
    ['the Tuesday before Thanksgiving, with offices open on Friday', '2026-11-24', '2026-11-30'],
    ['December 30', '2026-12-30', '2027-01-05'],
  ])('for an application on %s (%s) goes out by %s', (_, application, due) => expect(loanEstimateDue(application)).toBe(due));

  test('that goes out on Monday, June 1 allows signing from Tuesday, June 9', () => {
    // The official interpretation’s own example, comment 19(a)(2)(i)-1 of Regulation Z.
    expect(firstSigning('2026-06-01')).toBe('2026-06-09');
    expect(lastLoanEstimate('2026-06-09')).toBe('2026-06-01');
  });

  test.each([
    ['2026-11-20', '2026-11-30'], // Thanksgiving falls between
    ['2026-12-18', '2026-12-28'], // Christmas
    ['2026-12-24', '2027-01-04'], // Christmas and New Year, both on a Friday
    ['2027-12-24', '2028-01-04'], // both on a Saturday: the Fridays on which offices keep them count
  ])('that goes out on %s allows signing from %s', (sent, signing) => expect(firstSigning(sent)).toBe(signing));

  test('that goes out on a Sunday allows signing no sooner than one of the Monday after', () => {
    expect(firstSigning('2026-08-09')).toBe(firstSigning('2026-08-10'));
    expect(lastLoanEstimate(addDays(firstSigning('2026-08-09'), -1)) < '2026-08-09').toBe(true);
  });
});
