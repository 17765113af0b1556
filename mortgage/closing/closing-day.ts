/** A day of the calendar, with nothing of a clock or a time zone. */
export interface Day {
  readonly year: number;
  /** 1 for January to 12 for December. */
  readonly month: number;
  readonly day: number;
}

/** The day of `2026-12-18`; `undefined` for a text that is no day of the calendar. */
export function readDay(text: string): Day | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (!year || !month || !day || month > 12 || day > daysInMonth(year, month)) return undefined;
  return { year, month, day };
}

/** Days of a month, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Days from one day to another, 0 for the same, below 0 for one before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((stamp(to) - stamp(from)) / 86_400_000);
}

/** `2026-12-18`. */
export function writeDay(day: Day): string {
  return new Date(stamp(day)).toISOString().slice(0, 10);
}

function stamp({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

/** A weekday about six weeks away, the usual time from offer to keys: a day to count with until somebody has a real one. */
export function exampleClosingDay(today: Date): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + 42));
  const weekend = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + weekend * 86_400_000).toISOString().slice(0, 10);
}
