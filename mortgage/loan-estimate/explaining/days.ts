/** Days from one date to another, both `YYYY-MM-DD`: negative when `day` is past, `undefined` when one of them is no date. */
export function daysUntil(day: string, onDate: string): number | undefined {
  // A date without an hour is read as midnight in UTC, where every day has 24 hours.
  const days = (Date.parse(day) - Date.parse(onDate)) / 86_400_000;
  return Number.isFinite(days) ? days : undefined;
}
