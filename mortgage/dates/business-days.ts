import { addDays, type Day, weekdayOf } from './day.ts';
import { isDayAfterThanksgiving, isFederalHoliday, isHolidayForOffices } from './holidays.ts';

/** Which days count. Two rules for one loan may count different ones. */
export type Counted = (day: Day) => boolean;

/**
 * A business day of the wait before signing: every day but Sundays and the legal public holidays on their own date. 12 CFR
 * 1026.2(a)(6), second sentence, and comment 2(a)(6)-2: the Friday on which offices keep a holiday that falls on a Saturday counts.
 */
export const isWaitingDay: Counted = (day) => weekdayOf(day) !== 0 && !isFederalHoliday(day);

/**
 * A business day of everything else in Regulation Z: one on which the lender’s offices are open to the public for substantially
 * all of its business, 12 CFR 1026.2(a)(6), first sentence. Which days those are is the lender’s to say: here Monday to Friday
 * without federal holidays as offices keep them.
 */
export const isOfficeDay: Counted = (day) => weekdayOf(day) % 6 !== 0 && !isHolidayForOffices(day);

/**
 * A day on which banks send money and county offices record deeds: an office day, but not the Friday after Thanksgiving. Counties may
 * keep further holidays of their own (RCW 1.16.050), which are not here.
 */
export const isWorkingDay: Counted = (day) => isOfficeDay(day) && !isDayAfterThanksgiving(day);

/** The day that many counted days later, earlier when negative; the day itself, which is never counted, for 0. */
export function move(day: Day, count: number, counted: Counted): Day {
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0; ) {
    reached = addDays(reached, step);
    if (counted(reached)) left--;
  }
  return reached;
}

/** The day itself where it counts, else the next one that does. */
export function onOrAfter(day: Day, counted: Counted): Day {
  return counted(day) ? day : move(day, 1, counted);
}

/** The day itself where it counts, else the last one before it that does. */
export function onOrBefore(day: Day, counted: Counted): Day {
  return counted(day) ? day : move(day, -1, counted);
}
