/** A month of a year. Pure numbers: a `Date` would bring time zones and the present moment into the calculations. */
export interface YearMonth {
  readonly year: number;
  /** 1 for January to 12 for December. */
  readonly month: number;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The month `months` later (earlier when negative): 3 after November 2026 is February 2027. */
export function addMonths({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** The month in which the payment with this number is due, `firstPayment` being the month of payment 1. */
export function monthOfPayment(firstPayment: YearMonth, paymentNumber: number): YearMonth {
  return addMonths(firstPayment, paymentNumber - 1);
}

/**
 * The month of the first payment of a loan that closes in `closing`: interest is paid after the month it accrues in, so a loan
 * closed in November first pays on January 1.
 */
export function firstPaymentMonth(closing: YearMonth): YearMonth {
  return addMonths(closing, 2);
}

/** `November 2035`. */
export function printMonth({ year, month }: YearMonth): string {
  return `${monthNames[month - 1] ?? ''} ${year}`;
}

/** A date as sources state it, in words: `2026-11` as `November 2026`, `2026-12-31` as `December 31, 2026`. */
export function printStated(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return day ? `${monthNames[month - 1]} ${day}, ${year}` : printMonth({ year, month });
}

/** `November 21, 2035`: the day that a clock on the wall shows. */
export function printDay(day: Date): string {
  return `${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
}

/** `9 years 1 month`, `11 months`, `30 years`: a number of months in words. */
export function printDuration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const words = [];
  if (years > 0) words.push(`${years} ${years === 1 ? 'year' : 'years'}`);
  if (rest > 0 || years === 0) words.push(`${rest} ${rest === 1 ? 'month' : 'months'}`);
  return words.join(' ');
}
