import { type Amount, type Decimal, exact, monthlyRate } from './exact.ts';

/** A loan with a fixed rate and equal monthly payments, the first of them one month after the money is lent. */
export interface FixedLoan {
  readonly loan: Amount;
  readonly annualRatePercent: Amount;
  readonly months: number;
}

/**
 * What one dollar a month for so many months is worth today: the sum of the discounted dollars, added one by one.
 * The closed formula divides by the rate; this needs no special case at 0%, and owes nothing to it.
 */
export function annuity(annualRatePercent: Amount, months: number): Decimal {
  const discount = exact(1).div(monthlyRate(annualRatePercent).add(1));
  let worth = exact(0);
  for (let month = 0; month < months; month += 1) worth = worth.add(1).mul(discount);
  return worth;
}

/** The level payment that is worth the loan: unrounded dollars a month; nothing for no loan. */
export function levelPayment({ loan, annualRatePercent, months }: FixedLoan): Decimal {
  if (exact(loan).lte(0)) return exact(0);
  return exact(loan).div(annuity(annualRatePercent, months));
}

/** All payments less the loan, unrounded. */
export function totalInterest(terms: FixedLoan): Decimal {
  if (exact(terms.loan).lte(0)) return exact(0);
  return levelPayment(terms).mul(terms.months).sub(terms.loan);
}

/**
 * What is owed before the first payment, after it, after the second and so on: months + 1 unrounded balances.
 * Kept with all digits and handed out to a millionth of a dollar: what differs by less is the same debt, so that a balance that
 * meets a limit to the cent is seen to meet it.
 */
export function balances(terms: FixedLoan): Decimal[] {
  const growth = monthlyRate(terms.annualRatePercent).add(1);
  const payment = levelPayment(terms);
  let owed = exact(terms.loan);
  const handedOut = [owed];
  for (let month = 1; month <= terms.months; month += 1) {
    owed = owed.mul(growth).sub(payment);
    handedOut.push(owed.toDecimalPlaces(6));
  }
  return handedOut;
}
