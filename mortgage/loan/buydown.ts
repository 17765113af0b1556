import { boundRatePercent } from '../amounts/bounds.ts';
import { type LoanTerms, monthlyPayment } from './payment.ts';

export const buydowns = ['none', '1-0', '2-1'] as const;

/** A temporary buydown: `2-1` lowers the borrower's rate by two points in the first year and by one in the second. */
export type Buydown = (typeof buydowns)[number];

const pointsBelow: Record<Buydown, readonly number[]> = { none: [], '1-0': [1], '2-1': [2, 1] };

/**
 * What the borrower pays a month in each of the years that are bought down, in dollars, unrounded: the payment of the whole loan
 * at the lower rate. The loan itself stays what its note says, and somebody else puts the difference aside at closing.
 */
export function boughtDownPayments(loan: LoanTerms, buydown: Buydown): number[] {
  return pointsBelow[buydown].map((points) =>
    monthlyPayment({ ...loan, annualRatePercent: Math.max(0, boundRatePercent(loan.annualRatePercent) - points) }),
  );
}
