import { boundDollars, boundRatePercent, clamp, termMonths } from '../amounts/bounds.ts';

export interface LoanTerms {
  /** Amount borrowed, in dollars. */
  readonly loanAmount: number;
  /** Nominal yearly rate in percent: 6.5 means 6.5%. Not the APR. */
  readonly annualRatePercent: number;
  /** Years until the loan is repaid. Fractions are rounded to whole months. */
  readonly termYears: number;
}

/**
 * Share of the loan due each month: r / (1 − (1 + r)^−n), for n months at r a month.
 *
 * The textbook form loses every digit when r is tiny: 1 + r is then 1 in a double, and 320,000 at 1e-12% comes out as 834.00
 * instead of 888.89. `expm1` and `log1p` keep them.
 */
export function paymentFactor(annualRatePercent: number, months: number): number {
  const monthlyRate = annualRatePercent / 1200;
  if (monthlyRate === 0) return 1 / months;
  return monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/**
 * Monthly payment of principal and interest in dollars, unrounded, by the standard formula for a fixed-rate loan repaid in
 * equal payments at the end of each month. 0 when nothing is borrowed; loan ÷ months at a rate of 0.
 * Never throws: inputs outside the limits of `bounds.ts` count as the limit.
 */
export function monthlyPayment({ loanAmount, annualRatePercent, termYears }: LoanTerms): number {
  const loan = boundDollars(loanAmount);
  const ratePercent = boundRatePercent(annualRatePercent);
  const months = termMonths(termYears);
  // Dividing once instead of multiplying by 1 / months keeps a rate of 0 exact to the last digit.
  if (ratePercent === 0) return loan / months;
  return loan * paymentFactor(ratePercent, months);
}

/**
 * Debt in dollars, unrounded, after `payments` monthly payments of the agreed schedule: the whole loan after 0 (or fewer), 0 at
 * the end of the term. In closed form, loan × (1 − ((1 + r)^k − 1) / ((1 + r)^n − 1)), because subtracting payment by payment
 * magnifies the rounding of the first month by (1 + r)^n.
 */
export function scheduledBalance({ loanAmount, annualRatePercent, termYears }: LoanTerms, payments: number): number {
  const months = termMonths(termYears);
  const paid = clamp(payments, 0, months);
  const growth = Math.log1p(boundRatePercent(annualRatePercent) / 1200);
  const share = growth === 0 ? paid / months : Math.expm1(paid * growth) / Math.expm1(months * growth);
  return boundDollars(loanAmount) * (1 - share);
}
