import { type Amount, type Decimal, exact } from './exact.ts';

/** What equal monthly payments are worth today at a yearly rate in percent, which may be negative. */
export function worthOf(payment: Amount, months: number, yearlyPercent: Amount): Decimal {
  const rate = exact(yearlyPercent).div(1200);
  if (rate.isZero()) return exact(payment).mul(months);
  return exact(1).sub(rate.add(1).pow(-months)).div(rate).mul(payment);
}

/**
 * The annual percentage rate of equal monthly payments, in percent: twelve times the monthly rate at which the payments are worth
 * the amount financed (Regulation Z, 12 CFR 1026 appendix J (b)(5) and (8), regular first period, unit period of one month).
 * Found by halving, from −50% a year up to a rate that is too high, to ten decimals.
 */
export function aprPercent(amountFinanced: Amount, payment: Amount, months: number): Decimal {
  let low = exact(-50);
  let high = exact(25);
  while (worthOf(payment, months, high).gt(amountFinanced)) high = high.mul(4);
  while (high.sub(low).gt('1e-10')) {
    const middle = low.add(high).div(2);
    if (worthOf(payment, months, middle).gt(amountFinanced)) low = middle;
    else high = middle;
  }
  return low.add(high).div(2);
}
