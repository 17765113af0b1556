import { addDays, type Day, daysBetween, weekdayOf } from './day.ts';

/** The day of the planner’s example: a Monday, two to three weeks after the page is built where its visitors are. */
export function exampleDay(today: Day): Day {
  const soon = addDays(today, 14);
  return addDays(soon, (8 - weekdayOf(soon)) % 7);
}

/**
 * An example’s day on the day on which its page is read. Where it has passed, since nobody has published meanwhile, another one of
 * the same weekday stands for it, that many weeks ahead or up to six days more.
 */
export function exampleAhead(built: Day, today: Day, weeks: number): Day {
  if (built >= today) return built;
  return addDays(built, 7 * (Math.ceil(daysBetween(built, today) / 7) + weeks));
}
