import { firstPayments, taxHalves } from './after-closing.ts';
import { isWorkingDay, move, onOrAfter, onOrBefore } from './business-days.ts';
import { addDays, type Day, daysBetween } from './day.ts';
import { closingDisclosureDue, closingDisclosureMailed, firstSigning, lastLoanEstimate, loanEstimateDue } from './disclosures.ts';

/** What a plan is made from. */
export interface PlanStart {
  /** What happens on `day`: both have signed the contract, or the deed is recorded. */
  readonly from: 'acceptance' | 'closing';
  readonly day: Day;
  /** Calendar days after mutual acceptance that the contract gives for the inspection, 1 to 60. */
  readonly inspectionDays: number;
  /** Calendar days for which the rate is locked, 30 to 60. */
  readonly lockDays: number;
  /** Working days from the signing to the closing, 0 to 2. */
  readonly signingDaysBefore: number;
}

/** From the soonest day to the latest; both are the same where it is one day. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** What a purchase with a loan has to go through, each with its days. */
export interface Plan {
  readonly start: PlanStart;
  /** Mutual acceptance. The plan has the buyer apply for the loan on the same day. */
  readonly acceptance: Span;
  /** The last day for the Loan Estimate to go out, by the day of the application. */
  readonly loanEstimate: Span;
  /** The first day on which the law allows the signing, the Loan Estimate having gone out on its last day. */
  readonly firstSigning: Day;
  /** The last day on which the Loan Estimate may go out at all, by the day of the signing. */
  readonly lastLoanEstimate: Day;
  /** The day on which the rate is locked, and the last one on which the lock holds. */
  readonly lock: Span;
  readonly inspection: Span;
  readonly appraisal: Span;
  readonly finalApproval: Span;
  /** The last day to receive the Closing Disclosure, and to mail it. */
  readonly closingDisclosure: Span;
  readonly closingDisclosureMailed: Span;
  readonly signing: Span;
  /** Money paid out, deed recorded, keys. */
  readonly closing: Span;
  readonly firstPayments: readonly Day[];
  readonly taxHalves: readonly Day[];
}

/** The phases of the specification: application to final approval, and final approval to closing, counted as working days. */
const underwritingDays = { least: 21, most: 42 } as const;
const closingDays = { least: 1, most: 3 } as const;

/** How long an appraisal commonly takes once it is ordered, in calendar days: lenders’ guides say one to three weeks. */
const appraisalDays = { least: 7, most: 21 } as const;

/**
 * The days of a purchase, counted from the start. From mutual acceptance what comes later is a range; from a closing day what comes
 * before it is. A closing day on which nothing is recorded counts as the next working day.
 */
export function planDates(start: PlanStart): Plan {
  const { from, day, signingDaysBefore } = start;
  // A signing is not before the final approval, so where it is two days before closing, so is the approval at least.
  const soonest = Math.max(closingDays.least, signingDaysBefore);
  if (from === 'acceptance') {
    const finalApproval = {
      from: onOrAfter(addDays(day, underwritingDays.least), isWorkingDay),
      to: onOrBefore(addDays(day, underwritingDays.most), isWorkingDay),
    };
    const closing = {
      from: move(finalApproval.from, soonest, isWorkingDay),
      to: move(finalApproval.to, closingDays.most, isWorkingDay),
    };
    const locked = loanEstimateDue(day);
    const lock = { from: locked, to: addDays(locked, start.lockDays) };
    return filledIn(start, { from: day, to: day }, finalApproval, closing, lock);
  }
  const closed = onOrAfter(day, isWorkingDay);
  const finalApproval = {
    from: move(closed, -closingDays.most, isWorkingDay),
    to: move(closed, -soonest, isWorkingDay),
  };
  const acceptance = {
    from: addDays(finalApproval.from, -underwritingDays.most),
    to: addDays(finalApproval.to, -underwritingDays.least),
  };
  const lock = { from: addDays(closed, -start.lockDays), to: closed };
  return filledIn(start, acceptance, finalApproval, { from: closed, to: closed }, lock);
}

/** The first day on which a purchase may close whose Loan Estimate goes out on that day. */
export function firstClosing(loanEstimateSent: Day, signingDaysBefore: number): Day {
  return move(onOrAfter(firstSigning(loanEstimateSent), isWorkingDay), signingDaysBefore, isWorkingDay);
}

function filledIn(start: PlanStart, acceptance: Span, finalApproval: Span, closing: Span, lock: Span): Plan {
  const loanEstimate = both(acceptance, loanEstimateDue);
  const signing = both(closing, (day) => move(day, -start.signingDaysBefore, isWorkingDay));
  const closingDisclosure = both(signing, closingDisclosureDue);
  return {
    start,
    acceptance,
    loanEstimate,
    firstSigning: firstSigning(loanEstimate.to),
    lastLoanEstimate: lastLoanEstimate(signing.to),
    lock,
    inspection: both(acceptance, (day) => addDays(day, start.inspectionDays)),
    appraisal: {
      from: addDays(loanEstimate.from, appraisalDays.least),
      // The buyer’s copy is due three business days before closing (12 CFR 1002.14(a)(1)): later would move the signing.
      to: earlier(addDays(loanEstimate.to, appraisalDays.most), closingDisclosure.to),
    },
    finalApproval,
    closingDisclosure,
    closingDisclosureMailed: both(signing, closingDisclosureMailed),
    signing,
    closing,
    firstPayments: inOrder(daysOf(closing).flatMap(firstPayments)),
    taxHalves: inOrder([closing.from, closing.to].flatMap(taxHalves)),
  };
}

function both({ from, to }: Span, of: (day: Day) => Day): Span {
  return { from: of(from), to: of(to) };
}

function earlier(one: Day, other: Day): Day {
  return one <= other ? one : other;
}

function daysOf({ from, to }: Span): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));
}

function inOrder(days: readonly Day[]): Day[] {
  return [...new Set(days)].sort();
}
