import { expect, test } from 'vitest';
import { closingDisclosureDue, firstSigning, lastLoanEstimate, loanEstimateDue } from '../../mortgage/dates/disclosures.ts';
import { calendar, dueAfter, firstAllowed, lastReceived } from './dates.ts';

/** Far enough from both ends that every count ends within the calendar. */
const days = calendar.map((_, index) => index).slice(30, -30);
const name = (day: number) => calendar[day]?.name ?? '';

test.each([
  ['the last day to receive a Closing Disclosure', closingDisclosureDue, (day: number) => lastReceived(day, 3)],
  ['the last day to send a Loan Estimate before a signing', lastLoanEstimate, (day: number) => lastReceived(day, 7)],
  ['the first signing after a Loan Estimate', firstSigning, (day: number) => firstAllowed(day, 7)],
  ['the day by which a Loan Estimate follows an application', loanEstimateDue, (day: number) => dueAfter(day, 3)],
] as const)('%s is the same looked for among all days, for every day from 2026 to 2030', (_, rule, lookedFor) => {
  expect(days.length).toBeGreaterThan(1700);
  expect(days.map((day) => rule(name(day)))).toEqual(days.map(lookedFor));
});
