import { expect, test } from 'vitest';
import { addDays, daysBetween, todayInWashington, weekdayOf } from './day.ts';
import { exampleAhead, exampleDay } from './example-day.ts';

test.each([
  ['2026-11-24T07:30:00Z', '2026-12-07'], // still Monday, November 23, in Washington
  ['2026-11-23T20:00:00Z', '2026-12-07'],
  ['2026-11-24T20:00:00Z', '2026-12-14'],
])('a page built at %s shows the example of Monday, %s', (built, day) =>
  expect(exampleDay(todayInWashington(new Date(built)))).toBe(day),
);

test('a page that is read long after it was built shows a Monday two weeks ahead, on every day of a year', () => {
  const built = '2026-12-07';
  expect([exampleAhead(built, '2026-12-07', 2), exampleAhead(built, '2026-12-08', 2)]).toEqual([built, '2026-12-28']);
  for (let later = 1; later < 366; later += 1) {
    const today = addDays(built, later);
    const example = exampleAhead(built, today, 2);
    expect(weekdayOf(example)).toBe(1);
    expect(daysBetween(today, example)).toBeGreaterThanOrEqual(14);
    expect(daysBetween(today, example)).toBeLessThan(21);
  }
});
