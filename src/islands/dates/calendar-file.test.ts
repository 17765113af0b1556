import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../mortgage/dates/day.ts';
import { planDates } from '../../../mortgage/dates/plan.ts';
import { calendarFile } from './calendar-file.ts';
import { stepsOf } from './step-words.ts';

const steps = stepsOf(
  planDates({ from: 'acceptance', day: '2027-01-04', inspectionDays: 10, lockDays: 45, signingDaysBefore: 1 }),
);
const made = new Date('2026-11-22T20:15:30Z');
const write = (plan = 'k3x9') => calendarFile({ steps, plan, host: 'www.example.com', made });

/** The entries as another program reads them: Mozilla’s. */
function entriesOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      from: event.startDate.toString(),
      until: event.endDate.toString(),
      wholeDays: event.startDate.isDate && event.endDate.isDate,
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
      stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      transparency: component.getFirstPropertyValue('transp'),
    };
  });
}

const { TZ: timeZone } = process.env;
afterEach(() => {
  if (timeZone === undefined) Reflect.deleteProperty(process.env, 'TZ');
  else Object.assign(process.env, { TZ: timeZone });
});

describe.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('read by another program, written in %s,', (zone) => {
  test('every step is there on its days and with its words', () => {
    Object.assign(process.env, { TZ: zone });
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const expected = steps.flatMap(({ title, text, spans }) =>
      spans.map(({ from, to }) => ({
        summary: from === to ? title : `${title} (in these days)`,
        description: expect.stringContaining(text),
        from,
        until: addDays(to, 1),
      })),
    );
    expect(entriesOf(write())).toMatchObject(expected);
    expect(expected.length).toBeGreaterThan(steps.length);
  });
});

test('every entry is of whole days without a time zone, takes no room, and says when it was made', () => {
  for (const entry of entriesOf(write()))
    expect(entry).toMatchObject({ wholeDays: true, zone: undefined, transparency: 'TRANSPARENT', stamp: '2026-11-22T20:15:30Z' });
});

test('each entry has a name of its own, the same whenever the plan is saved and another in another plan', () => {
  const names = (plan: string) => entriesOf(write(plan)).map(({ uid }) => uid);
  expect(new Set(names('k3x9')).size).toBe(names('k3x9').length);
  expect(names('k3x9')).toEqual(names('k3x9'));
  expect(names('other').filter((name) => names('k3x9').includes(name))).toEqual([]);
});

test('its lines end as RFC 5545 asks, have at most 75 octets, and hold no bare comma or semicolon', () => {
  const file = write();
  const lines = file.split('\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  const texts = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(SUMMARY|DESCRIPTION):/.test(line));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((line) => /(?<!\\)[,;]/.test(line))).toEqual([]);
});
