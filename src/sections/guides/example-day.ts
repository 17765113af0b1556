import { addDays, type Day, todayInWashington, weekdayOf } from '../../../mortgage/dates/day.ts';

/** The day of the planner’s example: a Monday, two to three weeks after the page is built where its visitors are. */
export function exampleDay(now: Date): Day {
  const soon = addDays(todayInWashington(now), 14);
  return addDays(soon, (8 - weekdayOf(soon)) % 7);
}
