import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The environment of a program of Node for which it is noon in Washington on that day, `YYYY-MM-DD`. */
export function movedClock(day: string): Readonly<Record<string, string>> {
  const module = pathToFileURL(resolve('tests/moved-clock.ts')).href;
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${module}`.trim(), CLOCK_AT: `${day}T20:00:00Z` };
}
