/**
 * The days of federal law once more, without a rule for any holiday and without a step from day to day: the holidays are copied from
 * the calendar of the Office of Personnel Management, and each deadline is looked for among all days by what the law says of it.
 */

/** The legal public holidays on their own dates, and the days on which offices keep those that fall on a weekend. */
const holidays = `
2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-04 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-19 2027-07-04 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-25
2028-01-01 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-11 2028-11-23 2028-12-25
2029-01-01 2029-01-15 2029-02-19 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-11 2029-11-22 2029-12-25
2030-01-01 2030-01-21 2030-02-18 2030-05-27 2030-06-19 2030-07-04 2030-09-02 2030-10-14 2030-11-11 2030-11-28 2030-12-25`;
const kept = '2026-07-03 2027-06-18 2027-07-05 2027-12-24 2027-12-31 2028-11-10 2029-11-12';

interface CalendarDay {
  readonly name: string;
  readonly waiting: boolean;
  readonly office: boolean;
}

/** Every day from 2026 to 2030, with its weekday counted on from Thursday, January 1, 2026. */
export const calendar: readonly CalendarDay[] = [2026, 2027, 2028, 2029, 2030]
  .flatMap((year) =>
    [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((length, month) =>
      Array.from({ length }, (_, day) => [year, month + 1, day + 1].map((part) => `${part}`.padStart(2, '0')).join('-')),
    ),
  )
  .map((name, index) => {
    const weekday = (index + 4) % 7;
    const holiday = holidays.includes(name);
    return { name, waiting: weekday !== 0 && !holiday, office: weekday > 0 && weekday < 6 && !holiday && !kept.includes(name) };
  });

const count = (from: number, to: number, kind: 'waiting' | 'office') =>
  calendar.slice(from, to).filter((day) => day[kind]).length;

/** The last day with that many waiting days from it to the day before signing, itself among them. */
export function lastReceived(signing: number, days: number): string | undefined {
  const last = calendar.findLastIndex((_, day) => day < signing && count(day, signing, 'waiting') >= days);
  return calendar[last]?.name;
}

/** The first business day on which that many waiting days lie between the sending, itself among them, and the signing. */
export function firstAllowed(sent: number, days: number): string | undefined {
  return calendar.find(({ waiting }, day) => waiting && day > sent && count(sent, day, 'waiting') >= days)?.name;
}

/** The first day by whose end the offices have been open on that many days after the application. */
export function dueAfter(application: number, days: number): string | undefined {
  return calendar.find((_, day) => day > application && count(application + 1, day + 1, 'office') === days)?.name;
}
