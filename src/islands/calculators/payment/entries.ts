import { parseAmount, parsePercent, printDollars, printNumber } from '../../../../mortgage/amounts/dollars.ts';
import type { EstimateInputs } from '../../../../mortgage/loan/estimate.ts';
import { calculatorDefaults, inputLimits } from '../parts/calculator-inputs.ts';

/** What stands in the fields: a number, or undefined where a field is empty or no number. Limits are already kept. */
export interface Entries {
  readonly homePrice: number | undefined;
  readonly downPayment: number | undefined;
  readonly annualRatePercent: number | undefined;
  readonly termYears: number;
}

export const initialEntries: Entries = calculatorDefaults;

/** The entries as inputs of the estimate, once every field holds a number. */
export function completeEntries({ homePrice, downPayment, annualRatePercent, termYears }: Entries): EstimateInputs | undefined {
  if (homePrice === undefined || downPayment === undefined || annualRatePercent === undefined) return undefined;
  return { homePrice, downPayment, annualRatePercent, termYears };
}

/** A number kept between two limits, with the sentence to show beside the field when it was not. */
export interface Kept {
  readonly value: number | undefined;
  readonly remark?: string;
}

function keep(value: number | undefined, max: number, whenEmpty: string, whenAbove: string): Kept {
  if (value === undefined) return { value, remark: whenEmpty };
  if (value < 0) return { value: 0, remark: 'This cannot be below 0, so we count 0.' };
  return value > max ? { value: max, remark: whenAbove } : { value };
}

/** Reads a home price as typed: dollars, from 0. */
export function keepHomePrice(typed: string): Kept {
  const { max } = inputLimits.homePrice;
  return keep(parseAmount(typed), max, 'Enter a home price in dollars, like 400,000.', `We count up to ${printDollars(max)}.`);
}

/** Reads a down payment as typed: dollars, from 0 to the price. */
export function keepDownPayment(typed: string, homePrice: number | undefined): Kept {
  return keep(
    parseAmount(typed),
    homePrice ?? inputLimits.homePrice.max,
    'Enter a down payment in dollars, like 80,000. It may be 0.',
    'A down payment cannot be more than the home price.',
  );
}

/** Reads a rate as typed: percent a year, from 0. */
export function keepRate(typed: string): Kept {
  const { max } = inputLimits.annualRatePercent;
  return keep(parsePercent(typed), max, 'Enter an interest rate in percent, like 6.5.', `We count up to ${max}%.`);
}

/** `400000` as a field shows it: `400,000`. */
export function printEntry(amount: number): string {
  return printNumber(amount, 2);
}

/** Reads the fields of the calculator as they stand. */
export function readEntries(form: HTMLFormElement): Entries {
  const text = (name: string) => String(new FormData(form).get(name) ?? '');
  const homePrice = keepHomePrice(text('homePrice')).value;
  return {
    homePrice,
    downPayment: keepDownPayment(text('downPayment'), homePrice).value,
    annualRatePercent: keepRate(text('annualRatePercent')).value,
    termYears: Number(text('termYears')),
  };
}
