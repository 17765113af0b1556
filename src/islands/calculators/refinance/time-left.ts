import { refinanceFields } from './refinance-fields.ts';

/** Time in the two fields it is typed in; `undefined` where one is empty. */
export interface TimeLeft {
  readonly years: number | undefined;
  readonly months: number | undefined;
}

const { min, max } = refinanceFields.remainingMonths;

/** Years go as far as the longest loan. */
export const yearLimits = { min: 0, max: Math.floor(max / 12), decimals: 0 } as const;

/** Months beside so many years: a loan with nothing left is no loan, and none is longer than the longest. */
export function monthLimits(years: number | undefined) {
  return { min: years === 0 ? min : 0, max: years === yearLimits.max ? max % 12 : 11, decimals: 0 };
}

/** 324 months as 27 years and 0 months. */
export function splitMonths(months: number | undefined): TimeLeft {
  if (months === undefined) return { years: undefined, months: undefined };
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** 27 years and 0 months as 324 months, within the limits; `undefined` while a field is empty. */
export function joinMonths({ years, months }: TimeLeft): number | undefined {
  if (years === undefined || months === undefined) return undefined;
  return Math.min(max, Math.max(min, years * 12 + months));
}
