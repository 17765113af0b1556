import { printStated } from '../../amounts/calendar.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { daysUntil } from './days.ts';
import { type Finding, finding } from './finding.ts';

const moving = 'the interest rate, the points and the lender credits';

/** Until when the rate is locked, or what may change because it is not. */
export function rateLockFinding({ rateLock }: LoanEstimate, onDate: string): Finding | undefined {
  if (!rateLock) return undefined;
  const { locked, until } = rateLock.value;
  if (!locked) {
    return finding(
      'The rate is not locked',
      [rateLock],
      [`Until you lock it, ${moving} can change, and the payment with them.`],
      'What does it take to lock my rate today, and for how many days would the lock hold?',
    );
  }
  const held = `While the lock holds, ${moving} stay as they are unless your application changes.`;
  if (until === undefined) {
    return finding(
      'The rate is locked',
      [rateLock],
      [held, 'We did not find the day on which it ends.'],
      'Until when is my rate locked?',
    );
  }
  const day = printStated(until);
  const days = daysUntil(until, onDate);
  if (days !== undefined && days < 0) {
    return finding(
      `The rate lock ended on ${day}`,
      [rateLock],
      [`That day is past, so ${moving} may no longer be what this form says.`],
      `Now that the lock of ${day} has ended, what are my rate, points and lender credits, and until when are they locked?`,
    );
  }
  return finding(
    `The rate is locked until ${day}`,
    [rateLock],
    [held, `Your closing has to come before the lock ends. ${daysLeft(days)}`.trim()],
    `If my closing comes later than ${day}, what does it cost to extend the rate lock?`,
  );
}

/** The day on which the estimated closing costs expire: 12 CFR 1026.37(a)(13)(ii) and 1026.19(e)(3)(iv)(E). */
export function costsExpireFinding({ costsExpire, dateIssued }: LoanEstimate, onDate: string): Finding | undefined {
  if (!costsExpire) return undefined;
  const day = printStated(costsExpire.value);
  const days = daysUntil(costsExpire.value, onDate);
  if (days === undefined || days >= 0) {
    return finding(
      `The closing costs expire on ${day}`,
      [costsExpire],
      [`${daysLeft(days)} If you want this loan, tell the lender so by then. Later the lender may give you new figures.`.trim()],
    );
  }
  const form = dateIssued ? `my Loan Estimate of ${printStated(dateIssued.value)}` : 'my Loan Estimate';
  return finding(
    `The closing costs expired on ${day}`,
    [costsExpire],
    ['Unless you told the lender by then that you want this loan, the lender may give you new figures.'],
    `Do the closing costs on ${form} still hold, or could I have a new one?`,
  );
}

function daysLeft(days: number | undefined): string {
  if (days === undefined) return '';
  if (days === 0) return 'That is today.';
  return days === 1 ? '1 day is left.' : `${days} days are left.`;
}
