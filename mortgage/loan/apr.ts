import { boundCosts, boundDollars, boundRatePercent, termMonths } from '../amounts/bounds.ts';
import { type LoanTerms, monthlyPayment, paymentFactor } from './payment.ts';

export interface CostedLoan extends LoanTerms {
  /**
   * Dollars paid at closing to get this loan: points, origination and other prepaid finance charges, less the lender's credits.
   * Below 0 when the credits are larger.
   */
  readonly closingCosts: number;
}

/**
 * The annual percentage rate, in percent and unrounded, by the actuarial method of Regulation Z, appendix J, for equal monthly
 * payments: the rate at which they are worth what the borrower really receives, loan less costs.
 *
 * For comparing offers whose costs the visitor types. It is not a disclosure: mortgage insurance, an odd first period and costs
 * nobody typed would raise it. Never print the typed rate as APR.
 *
 * `undefined` when nothing is borrowed or the costs eat the whole loan, where no rate answers.
 */
export function annualPercentageRate(loan: CostedLoan): number | undefined {
  const financed = boundDollars(loan.loanAmount) - boundCosts(loan.closingCosts);
  if (boundDollars(loan.loanAmount) === 0 || financed <= 0) return undefined;
  const months = termMonths(loan.termYears);
  const payment = monthlyPayment(loan);
  // Costs raise it above the note's rate and credits lower it; payment ÷ financed, as a yearly rate, is too much for any
  // number of months.
  const rate = boundRatePercent(loan.annualRatePercent);
  let low = loan.closingCosts < 0 ? 0 : rate;
  let high = Math.max(low, (payment / financed) * 1200);
  for (let step = 0; step < 60 && high - low > 1e-12 * high; step++) {
    const middle = (low + high) / 2;
    if (paymentFactor(middle, months) * financed < payment) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
