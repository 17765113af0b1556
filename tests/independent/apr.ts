import { type Amount, type Decimal, exact } from './exact.ts';

/** What one dollar at the end of each of so many months is worth at a monthly rate, by the closed formula; the rate may be negative. */
function worthAt(rate: Decimal, months: number): Decimal {
  if (rate.isZero()) return exact(months);
  return exact(1).sub(rate.add(1).pow(-months)).div(rate);
}

/**
 * The annual percentage rate of equal monthly payments, in percent: twelve times the monthly rate at which the payments are worth
 * the amount financed (Regulation Z, 12 CFR 1026 appendix J (b)(5) and (8), regular first period, unit period of one month).
 * Found by halving, from −50% a year up to a rate that is too high, to ten decimals. Undefined where nothing is financed.
 */
export function aprPercent(amountFinanced: Amount, payment: Amount, months: number): Decimal | undefined {
  const financed = exact(amountFinanced);
  if (financed.lte(0) || exact(payment).lte(0)) return undefined;
  const worth = (rate: Decimal) => worthAt(rate, months).mul(payment);
  let low = exact(-50).div(1200);
  let high = exact(25).div(1200);
  while (worth(high).gt(financed)) high = high.mul(4);
  while (high.sub(low).gt('1e-13')) {
    const middle = low.add(high).div(2);
    if (worth(middle).gt(financed)) low = middle;
    else high = middle;
  }
  return low.add(high).mul(600);
}
