import { printStated } from '../amounts/calendar.ts';

/**
 * A day of the calendar as a date field writes it, `2026-11-22`. Days sort as texts do. There is no hour in it, so that no time
 * zone can move it.
 */
export type Day = string;

/** The first and the last day that can be planned with: Juneteenth was first a holiday for a whole year in 2022. */
export const firstDay: Day = '2022-01-01';
export const lastDay: Day = '2099-12-31';

const millisecondsADay = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The day that it is in Washington, wherever the computer stands that asks. */
export function todayInWashington(now = new Date()): Day {
  return now.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** Whether the text is a day of the calendar, from `firstDay` to `lastDay`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    text >= firstDay &&
    text <= lastDay &&
    dayOf(yearOf(text), monthOf(text), Number(text.slice(8))) === text
  );
}

/** The day with these numbers; a month or a day beyond the end goes on in the next: February 30 is March 2, in leap years 1. */
export function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The year, 2027 in `2027-01-18`. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** The month, 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** The day that many days later, earlier when negative. Calendar days, every one of them. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * millisecondsADay).toISOString().slice(0, 10);
}

/** Calendar days from one day to another, negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsADay;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** `Monday, January 18, 2027`; without its year where the reader has it already. */
export function printDay(day: Day, withYear = true): string {
  const printed = `${weekdays[weekdayOf(day)]}, ${printStated(day)}`;
  return withYear ? printed : printed.slice(0, -', 2027'.length);
}
