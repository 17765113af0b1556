import { z } from 'zod';
import { todayInWashington } from '../mortgage/dates/day.ts';

/**
 * A day of the front matter, year-month-day and nothing else: `Nov 21` would be read as a day of 2001. It has come: nobody has checked
 * words on a day that is yet to be.
 */
export const day = z
  .preprocess((value) => (typeof value === 'string' && z.iso.date().safeParse(value).success ? new Date(value) : value), z.date())
  .refine((value) => value.toISOString().slice(0, 10) <= todayInWashington(), {
    error: () => `must not be later than today, ${todayInWashington()} in Washington`,
  })
  .meta({ example: '2026-11-21', input: 'date' });
