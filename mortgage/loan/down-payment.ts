import { boundDollars, clamp } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';

/** Down payment in dollars, kept between 0 and the price. */
export function clampDownPayment(homePrice: number, downPayment: number): number {
  return clamp(downPayment, 0, boundDollars(homePrice));
}

/**
 * True below 20% of the value: a conventional loan then carries private mortgage insurance.
 * Compares whole amounts instead of a quotient, so that 80,000 of 400,000 is 20% and 79,999 is not.
 */
export function belowTwentyPercent(homePrice: number, downPayment: number): boolean {
  return exceeds(boundDollars(homePrice), clampDownPayment(homePrice, downPayment) * 5);
}

/**
 * Share of the price paid down, in percent with one decimal (half up), 0 to 100; 0 when the price is 0 or less.
 *
 * One exception to rounding: 79,999 of 400,000 would read 20.0% beside a line that charges mortgage insurance for being below
 * 20%, so what rounds up to 20.0 without reaching it stays at 19.9.
 */
export function downPaymentPercent(homePrice: number, downPayment: number): number {
  const price = boundDollars(homePrice);
  if (price === 0) return 0;
  const percent = Math.round((clampDownPayment(price, downPayment) * 1000) / price) / 10;
  return percent === 20 && belowTwentyPercent(price, downPayment) ? 19.9 : percent;
}

/** `20.0%`: the percent as it stands beside the amount, always with one decimal. */
export function printDownPaymentPercent(homePrice: number, downPayment: number): string {
  return `${downPaymentPercent(homePrice, downPayment).toFixed(1)}%`;
}

/**
 * Whole dollars for a down payment typed as a percentage of the price (percent taken to three decimals, 0 to 100).
 * Rounds up: 20% of 400,001 is 80,001, because 80,000 would fall short of 20% and bring mortgage insurance back.
 */
export function downPaymentFromPercent(homePrice: number, percent: number): number {
  const price = boundDollars(homePrice);
  // In cents and thousandths the product of a price and a typed percentage is exact, so 3.3% of 400,000 is not 13,201.
  const thousandths = Math.round(clamp(percent, 0, 100) * 1000);
  return Math.min(price, Math.ceil((Math.round(price * 100) * thousandths) / 10_000_000));
}
