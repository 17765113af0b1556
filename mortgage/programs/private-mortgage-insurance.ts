import { boundDollars, termMonths } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { figureValues } from '../figures/values.ts';
import { type LoanTerms, scheduledBalance } from '../loan/payment.ts';
import { type ExtraPayments, paymentSchedule } from '../loan/schedule.ts';

/** When private mortgage insurance may and must end, counted in payments made since closing. Balances in dollars. */
export interface InsuranceTimeline {
  /** The borrower may ask for cancellation once this many payments are made: the balance is at most 80% of the original value. */
  readonly requestAfterPayments: number;
  readonly requestBalance: number;
  /** The lender must end it on its own: 78% by the original schedule, and never later than the midpoint of the term. */
  readonly automaticAfterPayments: number;
  /** Balance of the original schedule at that time. */
  readonly automaticBalance: number;
  /** The midpoint of the term, at which insurance ends whatever the balance is. */
  readonly backstopAfterPayments: number;
}

export interface InsuredLoan extends LoanTerms {
  /** Dollars: the lesser of the price and the appraised value at closing. */
  readonly originalValue: number;
}

/** A number of payments made and the debt they leave, in dollars. */
interface Milestone {
  readonly payments: number;
  readonly balance: number;
}

/**
 * The end of private mortgage insurance on a fixed-rate loan for one's own home under the Homeowners Protection Act
 * (12 U.S.C. 4901–4902), for a borrower who is current and of good payment history. `undefined` when the loan is 80% of the
 * value or less and none is required.
 *
 * Extra payments move only the first date: a request may rest on the actual balance, while the automatic end keeps to the
 * schedule agreed at closing. Scheduled balances follow the unrounded rule; the actual balance is a cents ledger.
 */
export function insuranceTimeline(loan: InsuredLoan, extra: ExtraPayments = {}): InsuranceTimeline | undefined {
  // Multiplied before divided: 80 / 100 is not exact in a double, and a loan of exactly 80% needs no insurance.
  const requestLimit = (boundDollars(loan.originalValue) * figureValues['pmi-request-ltv']) / 100;
  const automaticLimit = (boundDollars(loan.originalValue) * figureValues['pmi-automatic-ltv']) / 100;
  if (!exceeds(boundDollars(loan.loanAmount), requestLimit)) return undefined;
  const midpoint = Math.ceil(termMonths(loan.termYears) / 2);
  const scheduledRequest = scheduledMilestone(loan, requestLimit, midpoint);
  const automatic = scheduledMilestone(loan, automaticLimit, midpoint);
  const actualRequest = hasExtra(extra) ? actualMilestone(loan, extra, requestLimit) : scheduledRequest;
  const request = actualRequest.payments < scheduledRequest.payments ? actualRequest : scheduledRequest;
  return {
    requestAfterPayments: request.payments,
    requestBalance: request.balance,
    automaticAfterPayments: automatic.payments,
    automaticBalance: automatic.balance,
    backstopAfterPayments: midpoint,
  };
}

function hasExtra({ monthly, oneTime }: ExtraPayments): boolean {
  return Boolean(monthly || oneTime?.length);
}

/** The first payment that leaves at most `limit` by the agreed schedule, or the midpoint of the term when that comes first. */
function scheduledMilestone(loan: LoanTerms, limit: number, midpoint: number): Milestone {
  let payments = 0;
  let balance = boundDollars(loan.loanAmount);
  while (exceeds(balance, limit) && payments < midpoint) {
    payments++;
    balance = scheduledBalance(loan, payments);
  }
  return { payments, balance };
}

function actualMilestone(loan: LoanTerms, extra: ExtraPayments, limit: number): Milestone {
  const row = paymentSchedule(loan, extra).find(({ balanceCents }) => !exceeds(balanceCents, limit * 100));
  return { payments: row?.month ?? Number.POSITIVE_INFINITY, balance: (row?.balanceCents ?? 0) / 100 };
}

/**
 * Monthly premium in dollars, unrounded: a level share of the original loan, as most borrower-paid monthly policies charge.
 * The yearly percentage depends on credit score, down payment and insurer; no published table binds it.
 */
export function privateInsurancePremium(loanAmount: number, annualPremiumPercent: number): number {
  return (loanAmount * annualPremiumPercent) / 1200;
}
