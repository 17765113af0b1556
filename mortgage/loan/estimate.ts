import { boundDollars, boundRatePercent, clamp, termMonths } from '../amounts/bounds.ts';
import { downPaymentPercent } from './down-payment.ts';
import { monthlyPayment } from './payment.ts';

export interface EstimateInputs {
  /** Dollars. */
  readonly homePrice: number;
  /** Dollars; more than the price counts as the price. */
  readonly downPayment: number;
  /** Nominal yearly rate in percent: 6.5 means 6.5%. */
  readonly annualRatePercent: number;
  readonly termYears: number;
}

/** Dollars, unrounded, except `downPaymentPercent`, which has one decimal. */
export interface Estimate {
  /** Principal and interest; taxes and insurance are not part of it. */
  readonly monthlyPayment: number;
  readonly loanAmount: number;
  /** As it was used: between 0 and the price. */
  readonly downPayment: number;
  readonly totalInterest: number;
  /** Loan plus interest, without the down payment. */
  readonly totalCost: number;
  readonly downPaymentPercent: number;
}

/**
 * The six results of the simple calculator, by the specification's unrounded rule: interest is payment × months − loan.
 * A payment schedule, kept in cents as a servicer does, ends a dollar or two away (see `schedule.ts`).
 * Never throws; every result is finite and not below 0 for any input.
 */
export function estimate(inputs: EstimateInputs): Estimate {
  const homePrice = boundDollars(inputs.homePrice);
  const downPayment = clamp(inputs.downPayment, 0, homePrice);
  const loanAmount = homePrice - downPayment;
  const payment = monthlyPayment({ ...inputs, loanAmount });
  const totalInterest = interestOver(payment, loanAmount, inputs);
  return {
    monthlyPayment: payment,
    loanAmount,
    downPayment,
    totalInterest,
    totalCost: loanAmount + totalInterest,
    downPaymentPercent: downPaymentPercent(homePrice, downPayment),
  };
}

function interestOver(payment: number, loanAmount: number, { annualRatePercent, termYears }: EstimateInputs): number {
  // At 0% payment × months misses the loan by a hair either way: about 4% of all pairs would print "-$0".
  if (boundRatePercent(annualRatePercent) === 0) return 0;
  return Math.max(0, payment * termMonths(termYears) - loanAmount);
}
