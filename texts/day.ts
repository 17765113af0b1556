import { z } from 'zod';

/** A day of the front matter, year-month-day and nothing else: `Nov 21` would be read as a day of 2001. */
export const day = z
  .preprocess((value) => (typeof value === 'string' && z.iso.date().safeParse(value).success ? new Date(value) : value), z.date())
  .meta({ example: '2026-11-21', input: 'date' });
