import { boundCosts, boundDollars, clamp } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { type LoanTerms, monthlyPayment, scheduledBalance } from './payment.ts';
import { paymentSchedule, scheduleTotals } from './schedule.ts';

export interface RefinanceInputs {
  /** Dollars still owed. */
  readonly balance: number;
  readonly currentRatePercent: number;
  /** Payments left on the present loan, 1 to 600. */
  readonly remainingMonths: number;
  readonly newRatePercent: number;
  readonly newTermYears: number;
  /** Dollars, less the lender's credits; below 0 when those are larger. */
  readonly closingCosts: number;
  /** True: added to the new loan (a credit above the costs is taken off it). False: paid, or received, at closing. */
  readonly costsFinanced: boolean;
}

/** Three answers to 'when does it pay', side by side, because each alone misleads. Dollars, unrounded; months from closing. */
export interface RefinanceAnswer {
  readonly currentPayment: number;
  readonly newPayment: number;
  readonly newLoanAmount: number;
  /** How many months later the debt ends than today: the term starts over. Negative when it ends earlier. */
  readonly monthsAdded: number;
  /**
   * By payment: what was paid at closing ÷ monthly saving, rounded up. Easy, and blind to a debt that shrinks more slowly. 0 when
   * nothing was paid at closing, as when the costs are in the new loan: its payment, which is compared, already bears them.
   * `undefined` when the payment does not fall or the present loan ends before.
   */
  readonly paymentBreakEvenMonth: number | undefined;
  /** By net cost: first month in which costs and interest of the new loan are less than the interest of the present one. */
  readonly netCostBreakEvenMonth: number | undefined;
  /**
   * The month after which the advantage by net cost is gone again: the new loan runs longer, or its higher rate has used up a
   * lender's credit; `undefined` when it lasts.
   */
  readonly lastAdvantageousMonth: number | undefined;
  /** The month in which an advantage that was gone is there again, and lasts: a shorter term makes up for a higher rate. */
  readonly regainedMonth: number | undefined;
  /** Over the lifetime: interest left on the present loan less costs and interest of the new one, both kept to the end. */
  readonly lifetimeSaving: number;
  /** The same when the present payment goes on being paid on the new loan; `undefined` when the new payment is no lower. */
  readonly atCurrentPayment: { readonly months: number; readonly lifetimeSaving: number } | undefined;
}

/**
 * Compares keeping a fixed-rate loan with refinancing it. Net cost counts what does not come back: costs and interest, so the
 * higher balance of a longer term does not pass for a saving. Taxes, insurance and the return on money not spent are left out.
 */
export function refinance(inputs: RefinanceInputs): RefinanceAnswer {
  const [current, renewed] = loansOf(inputs);
  const closingCosts = boundDollars(inputs.balance) > 0 ? boundCosts(inputs.closingCosts) : 0;
  const currentPayment = monthlyPayment(current);
  const newPayment = monthlyPayment(renewed);
  const advantage = advantageousMonths(current, renewed, closingCosts);
  return {
    currentPayment,
    newPayment,
    newLoanAmount: renewed.loanAmount,
    monthsAdded: monthsOf(renewed) - monthsOf(current),
    paymentBreakEvenMonth: paymentBreakEven(currentPayment - newPayment, inputs.costsFinanced ? 0 : closingCosts, current),
    netCostBreakEvenMonth: advantage.first,
    lastAdvantageousMonth: advantage.last,
    regainedMonth: advantage.regained,
    lifetimeSaving: interestThrough(current, monthsOf(current)) - interestThrough(renewed, monthsOf(renewed)) - closingCosts,
    atCurrentPayment: exceeds(currentPayment, newPayment) ? atCurrentPayment(current, renewed, closingCosts) : undefined,
  };
}

function loansOf(inputs: RefinanceInputs): [LoanTerms, LoanTerms] {
  const balance = boundDollars(inputs.balance);
  const financed = inputs.costsFinanced && balance > 0 ? boundCosts(inputs.closingCosts) : 0;
  const termYears = clamp(Math.round(inputs.remainingMonths), 1, 600) / 12;
  return [
    { loanAmount: balance, annualRatePercent: inputs.currentRatePercent, termYears },
    {
      loanAmount: Math.max(0, balance + financed),
      annualRatePercent: inputs.newRatePercent,
      termYears: clamp(Math.round(inputs.newTermYears * 12), 1, 600) / 12,
    },
  ];
}

function monthsOf({ termYears }: LoanTerms): number {
  return Math.round(termYears * 12);
}

function interestThrough(loan: LoanTerms, months: number): number {
  const paidMonths = Math.min(months, monthsOf(loan));
  return monthlyPayment(loan) * paidMonths - (loan.loanAmount - scheduledBalance(loan, paidMonths));
}

/** Months after which `saving` dollars a month have made up for `costs`; 0 when there are none. Met to the cent is met. */
function monthsToWinBack(costs: number, saving: number): number {
  return Math.max(0, Math.ceil(costs / saving - 1e-9));
}

function paymentBreakEven(saving: number, paidAtClosing: number, current: LoanTerms): number | undefined {
  if (!exceeds(saving, 0)) return undefined;
  const months = monthsToWinBack(paidAtClosing, saving);
  return months <= monthsOf(current) ? months : undefined;
}

function advantageousMonths(current: LoanTerms, renewed: LoanTerms, closingCosts: number) {
  let first: number | undefined;
  let last: number | undefined;
  const lastMonth = Math.max(monthsOf(current), monthsOf(renewed));
  for (let month = 1; month <= lastMonth; month++) {
    const kept = interestThrough(current, month);
    const changed = closingCosts + interestThrough(renewed, month);
    if (exceeds(kept, changed)) {
      if (last !== undefined) return { first, last, regained: month };
      first ??= month;
    } else if (first !== undefined && exceeds(changed, kept)) last ??= month - 1;
  }
  return { first, last, regained: undefined };
}

// A ledger, because a payment kept at the old amount leaves a last payment that is smaller.
function atCurrentPayment(current: LoanTerms, renewed: LoanTerms, closingCosts: number) {
  const monthly = monthlyPayment(current) - monthlyPayment(renewed);
  const { months, interestCents } = scheduleTotals(paymentSchedule(renewed, { monthly }));
  return { months, lifetimeSaving: interestThrough(current, monthsOf(current)) - interestCents / 100 - closingCosts };
}
