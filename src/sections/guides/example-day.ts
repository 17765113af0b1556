import { addDays, type Day, weekdayOf } from '../../../mortgage/dates/day.ts';

/** The day of the planner’s example: a Monday, two to three weeks after the page is built where its visitors are. */
export function exampleDay(now: Date): Day {
  const today = now.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
  const soon = addDays(today, 14);
  return addDays(soon, (8 - weekdayOf(soon)) % 7);
}
