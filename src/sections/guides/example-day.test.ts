import { expect, test } from 'vitest';
import { exampleDay } from './example-day.ts';

test.each([
  ['2026-11-24T07:30:00Z', '2026-12-07'], // still Monday, November 23, in Washington
  ['2026-11-23T20:00:00Z', '2026-12-07'],
  ['2026-11-24T20:00:00Z', '2026-12-14'],
])('a page built at %s shows the example of Monday, %s', (built, day) => expect(exampleDay(new Date(built))).toBe(day));
