import { boundCosts, boundDollars, termMonths } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { annualPercentageRate, type CostedLoan } from './apr.ts';
import { monthlyPayment, scheduledBalance } from './payment.ts';
import { monthsToWinBack } from './refinance.ts';

/** Two offers for the same home, compared. Dollars, unrounded. */
export interface OfferComparison {
  readonly first: OfferSummary;
  readonly second: OfferSummary;
  /** First month from which the dearer offer at closing is the cheaper one by net cost; `undefined` when that never comes. */
  readonly netCostBreakEvenMonth: number | undefined;
  /**
   * Difference in closing costs ÷ difference in payments, rounded up to whole months: the usual answer, which forgets that
   * the balances differ. `undefined` when the offer with the higher costs has no lower payment, or the term is over before.
   */
  readonly paymentBreakEvenMonth: number | undefined;
}

export interface OfferSummary {
  readonly monthlyPayment: number;
  /** Percent, for comparison only; see `apr.ts`. */
  readonly annualPercentageRate: number | undefined;
}

/**
 * Net cost in dollars of having had the loan for `months`: closing costs and all payments, less the principal they repaid.
 * In other words costs and interest. It is what the borrower is out when the home is sold or refinanced then.
 */
export function netCost(offer: CostedLoan, months: number): number {
  const paidMonths = Math.min(Math.max(0, months), termMonths(offer.termYears));
  const repaid = boundDollars(offer.loanAmount) - scheduledBalance(offer, paidMonths);
  return boundCosts(offer.closingCosts) + monthlyPayment(offer) * paidMonths - repaid;
}

/** Compares two offers by net cost and by payment alone. For offers of one loan amount; terms may differ. */
export function compareOffers(first: CostedLoan, second: CostedLoan): OfferComparison {
  const [dearer, cheaper] = costsMoreAtClosing(first, second) ? [first, second] : [second, first];
  return {
    first: { monthlyPayment: monthlyPayment(first), annualPercentageRate: annualPercentageRate(first) },
    second: { monthlyPayment: monthlyPayment(second), annualPercentageRate: annualPercentageRate(second) },
    netCostBreakEvenMonth: netCostBreakEven(dearer, cheaper),
    paymentBreakEvenMonth: paymentBreakEven(dearer, cheaper),
  };
}

// At equal costs the one with the lower payment counts as bought dearer: it then breaks even at once instead of never.
function costsMoreAtClosing(first: CostedLoan, second: CostedLoan): boolean {
  const difference = boundCosts(first.closingCosts) - boundCosts(second.closingCosts);
  return difference === 0 ? monthlyPayment(first) < monthlyPayment(second) : difference > 0;
}

function netCostBreakEven(dearer: CostedLoan, cheaper: CostedLoan): number | undefined {
  const lastMonth = Math.max(termMonths(dearer.termYears), termMonths(cheaper.termYears));
  for (let month = 1; month <= lastMonth; month++) {
    if (exceeds(netCost(cheaper, month), netCost(dearer, month))) return month;
  }
  return undefined;
}

function paymentBreakEven(dearer: CostedLoan, cheaper: CostedLoan): number | undefined {
  const saving = monthlyPayment(cheaper) - monthlyPayment(dearer);
  const extraCosts = boundCosts(dearer.closingCosts) - boundCosts(cheaper.closingCosts);
  if (!exceeds(saving, 0)) return undefined;
  const months = Math.max(1, monthsToWinBack(extraCosts, saving));
  return months <= Math.min(termMonths(dearer.termYears), termMonths(cheaper.termYears)) ? months : undefined;
}
