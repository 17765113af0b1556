import { Decimal as AnyDecimal } from 'decimal.js';

/** Numbers of 60 digits, rounded half up as lenders round. A JavaScript number is taken as the decimal that a person would type. */
export const Decimal = AnyDecimal.clone({ precision: 60, rounding: AnyDecimal.ROUND_HALF_UP });
export type Decimal = AnyDecimal;

/** What a person types or a function is given. */
export type Amount = AnyDecimal | number | string;

/** Exactly that number. */
export function exact(value: Amount): Decimal {
  return new Decimal(value);
}

/** Rounded to whole cents, half a cent upward. */
export function toCent(dollars: Decimal): Decimal {
  return dollars.toDecimalPlaces(2, AnyDecimal.ROUND_HALF_UP);
}

/** One month's share of a yearly rate in percent: 6.5 is 6.5 / 1200. */
export function monthlyRate(annualRatePercent: Amount): Decimal {
  return exact(annualRatePercent).div(1200);
}
