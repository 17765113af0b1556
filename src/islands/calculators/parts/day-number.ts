import { type Day, firstDay, isDay, lastDay } from '../../../../mortgage/dates/day.ts';

/** A day as a number, 20270111 for January 11, 2027: so it stands in the address like any other figure. */
export function numberOf(day: Day): number {
  return Number(day.replaceAll('-', ''));
}

/** The day that a number stands for; `undefined` where there is no such day. */
export function dayFrom(number: number | undefined): Day | undefined {
  const day = `${number}`.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}

/** How far days go. */
export const dayLimits = { min: numberOf(firstDay), max: numberOf(lastDay), decimals: 0 } as const;
