import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays, type Day } from '../../../mortgage/dates/day.ts';
import type { Step } from './step-words.ts';

/** The steps as an iCalendar file (RFC 5545): whole days without a time zone, which take no room among appointments. */
export interface CalendarFile {
  readonly steps: readonly Step[];
  /** What tells these entries from those of other plans. The same plan saved once more replaces its entries. */
  readonly plan: string;
  /** Host name of the site: the second half of every entry's own name. */
  readonly host: string;
  readonly made: Date;
}

const note = 'A plan, not a promise. Your contract and your lender set the dates that count.';

/** The text of the file, its lines ended and folded as the standard asks. */
export function calendarFile({ steps, plan, host, made }: CalendarFile): string {
  const calendar = ical({ name: 'Dates of my home purchase', prodId: { company: host, product: 'dates', language: 'EN' } });
  for (const { id, title, text, who, spans } of steps) {
    for (const [index, { from, to }] of spans.entries()) {
      calendar.createEvent({
        id: `${id}${index === 0 ? '' : `-${index + 1}`}-${plan}@${host}`,
        // A later file replaces the entries of an earlier one. Minutes: seconds would pass what the standard holds in 2038.
        sequence: Math.floor(made.getTime() / 60_000),
        stamp: made,
        allDay: true,
        start: midnight(from),
        // The end of a whole day is the day after, which is no longer part of it.
        end: midnight(addDays(to, 1)),
        summary: from === to ? title : `${title} (in these days)`,
        description: [text, ...who.map(([name, does]) => `${name}: ${does}`), note].join('\n'),
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  return calendar.toString();
}

/** The library prints a day as it is in Greenwich. */
function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
