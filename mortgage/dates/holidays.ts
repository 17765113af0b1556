import { addDays, type Day, dayOf, weekdayOf, yearOf } from './day.ts';

const monday = 1;
const thursday = 4;

/** The legal public holidays with a date of their own, as month and day: New Year, Juneteenth, July 4, Veterans Day, Christmas. */
const ofADate = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Those of a weekday: which one of the month it is, 1 for the first. */
const ofAWeekday = [
  { month: 1, weekday: monday, which: 3 }, // Birthday of Martin Luther King, Jr.
  { month: 2, weekday: monday, which: 3 }, // Washington’s Birthday
  { month: 9, weekday: monday, which: 1 }, // Labor Day
  { month: 10, weekday: monday, which: 2 }, // Columbus Day
  { month: 11, weekday: thursday, which: 4 }, // Thanksgiving Day
] as const;

function nthWeekday(year: number, { month, weekday, which }: (typeof ofAWeekday)[number]): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
}

/** The last Monday of May. */
function memorialDay(year: number): Day {
  const last = dayOf(year, 5, 31);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/**
 * Whether the day is one of the eleven legal public holidays of 5 U.S.C. 6103(a), each on its own date: July 4, 2026 is one,
 * though a Saturday, and July 3, on which offices closed for it, is none.
 */
export function isFederalHoliday(day: Day): boolean {
  const year = yearOf(day);
  return (
    ofADate.includes(day.slice(5)) || day === memorialDay(year) || ofAWeekday.some((holiday) => nthWeekday(year, holiday) === day)
  );
}

/**
 * Whether offices keep a federal holiday on the day: on its own date; for one on a Saturday on the Friday before, for one on a
 * Sunday on the Monday after (5 U.S.C. 6103(b), Executive Order 11582).
 */
export function isHolidayForOffices(day: Day): boolean {
  const weekday = weekdayOf(day);
  return (
    isFederalHoliday(day) ||
    (weekday === 5 && isFederalHoliday(addDays(day, 1))) ||
    (weekday === monday && isFederalHoliday(addDays(day, -1)))
  );
}

/** The Friday after Thanksgiving, a legal holiday of the state: Native American Heritage Day, RCW 1.16.050. */
export function isDayAfterThanksgiving(day: Day): boolean {
  return addDays(day, -1) === nthWeekday(yearOf(day), ofAWeekday[4]);
}
