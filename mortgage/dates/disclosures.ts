import { disclosureDays } from '../figures/disclosure-days.ts';
import { isOfficeDay, isWaitingDay, move, onOrAfter } from './business-days.ts';
import type { Day } from './day.ts';

const wait = disclosureDays['loan-estimate-wait-days'];

/**
 * The last day on which the lender may deliver or mail the Loan Estimate: the third business day after it received the application.
 * 12 CFR 1026.19(e)(1)(iii)(A), by the days on which its offices are open.
 */
export function loanEstimateDue(application: Day): Day {
  return move(application, disclosureDays['loan-estimate-days'], isOfficeDay);
}

/**
 * The last day on which a Loan Estimate may be delivered or mailed for a signing on that day: the seventh waiting day before it.
 * 12 CFR 1026.19(e)(1)(iii)(B).
 */
export function lastLoanEstimate(signing: Day): Day {
  return move(signing, -wait, isWaitingDay);
}

/**
 * The first business day on which the loan may be signed after a Loan Estimate went out. Sent on a Sunday or a holiday it is no
 * sooner than sent on the day after: the rule counts back from the signing.
 */
export function firstSigning(loanEstimateSent: Day): Day {
  return move(onOrAfter(loanEstimateSent, isWaitingDay), wait, isWaitingDay);
}

/**
 * The last day on which the Closing Disclosure may be received for a signing on that day: the third waiting day before it.
 * 12 CFR 1026.19(f)(1)(ii)(A). Signing on a Thursday, that is the Monday before.
 */
export function closingDisclosureDue(signing: Day): Day {
  return move(signing, -disclosureDays['closing-disclosure-days'], isWaitingDay);
}

/**
 * The last day on which a Closing Disclosure may be mailed for a signing on that day, without proof of when it came: it then counts as
 * received three waiting days after it was mailed. 12 CFR 1026.19(f)(1)(iii).
 */
export function closingDisclosureMailed(signing: Day): Day {
  return move(closingDisclosureDue(signing), -disclosureDays['closing-disclosure-days'], isWaitingDay);
}
