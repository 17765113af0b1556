import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../../../mortgage/dates/day.ts';
import { isFederalHoliday, isHolidayForOffices } from '../../../mortgage/dates/holidays.ts';
import { planDates } from '../../../mortgage/dates/plan.ts';
import type { Figure } from '../../../mortgage/figures/figure.ts';
import { projectFigures } from '../../../mortgage/figures/project/figures.ts';
import { figuresWith, type Renewals } from '../../../mortgage/figures/renewals.ts';
import { buildMark } from '../../../publishing/build-record.ts';
import { comingRenewals, launchFindings } from '../../../publishing/launch/findings.ts';
import { readBuildSettings } from '../../../settings/read-settings.ts';
import { ready } from '../../ready-owner.ts';
import { renewedIn2026 } from './years-figures.ts';

// What the launch check says month by month, on the first day of each from December 2026 to January 2028.

const firstDays = Array.from({ length: 14 }, (_, month) => new Date(Date.UTC(2026, 11 + month, 1)).toISOString().slice(0, 10));

/**
 * How many of the project's figures end or are to be read again on a day, counted by hand in `mortgage/figures/project/`: the fees of USDA;
 * the limits; what HUD and Fannie Mae change at the turn of the year; what is published in summer; what was read in November. A figure
 * that gets another day changes this table, on purpose.
 */
const ends: Readonly<Record<Day, number>> = {
  '2026-09-30': 2,
  '2026-12-31': 2 + 6,
  '2027-01-31': 2 + 2 + 4 + 1 + 1 + 1 + 1 + 2,
  '2027-06-30': 20 + 2 + 2 + 3 + 2 + 5 + 1 + 1 + 1,
  '2027-07-31': 3 + 1,
  '2027-11-30': 1 + 3 + 1 + 2 + 12 + 4 + 2 + 1 + 1 + 1,
};

/** The last day of a figure, as whoever wrote it down says. */
const lastDay = ({ expires, recheck }: Figure) => expires ?? recheck;
const all = Object.entries<Figure>(projectFigures);

it('the figures of the project end on the days of this table', () => {
  const days = Object.groupBy(
    all.filter(([, figure]) => (lastDay(figure) ?? '9') < '2028-02-01'),
    ([, figure]) => lastDay(figure) ?? '',
  );
  expect(Object.fromEntries(Object.entries(days).map(([day, ending]) => [day, ending?.length]))).toEqual(ends);
});

describe.each(firstDays)('on %s the launch check', (day) => {
  const of = (renewals: Renewals) => ({ ...ready, figures: Object.values<Figure>(figuresWith(renewals, day)), today: day });
  const quoted = (whats: readonly { readonly what: string }[]) => whats.map(({ what }) => /^"(.*)" /.exec(what)?.[1]).sort();
  const due = (renewals: Renewals) => quoted(launchFindings(of(renewals)).filter(({ about }) => about === 'Figures'));

  it('names each figure that has ended, and as coming each that will within 60 days', () => {
    const sum = (isCounted: (end: Day) => boolean) =>
      Object.entries(ends).reduce((count, [end, ending]) => count + (isCounted(end) ? ending : 0), 0);
    expect(due({})).toHaveLength(sum((end) => end < day));
    expect(quoted(comingRenewals(of({})))).toHaveLength(sum((end) => end >= day && end <= addDays(day, 60)));
    const named = new Set([...due({}), ...quoted(comingRenewals(of({})))]);
    for (const [id, figure] of all) {
      const end = lastDay(figure);
      expect(named.has(figure.label), id).toBe(end !== undefined && end <= addDays(day, 60));
    }
  });

  it('asks for none that the owner has renewed until that one ends in its turn', () => {
    const labels = (ids: readonly string[]) => ids.map((id) => projectFigures[id as keyof typeof projectFigures].label);
    const fees = labels(['usda-guarantee-fee', 'usda-annual-fee']);
    const limits = labels(Object.keys(renewedIn2026).filter((id) => id.includes('limit')));
    const asked = due(renewedIn2026);
    expect(fees.every((label) => asked.includes(label))).toBe(day > '2027-09-30');
    expect(limits.every((label) => asked.includes(label))).toBe(day > '2027-12-31');
    expect(fees.some((label) => asked.includes(label))).toBe(day > '2027-09-30');
    expect(limits.some((label) => asked.includes(label))).toBe(day > '2027-12-31');
  });
});

it('a site that was built is built anew on the days on which its pages would say something else, and on no other', () => {
  const settings = readBuildSettings({});
  const changes: Day[] = [];
  for (let day = '2027-01-12'; day < '2027-02-10'; day = addDays(day, 1))
    if (buildMark(settings, day) !== buildMark(settings, addDays(day, -1))) changes.push(day);
  // A day after each Monday: until then the planner's example stays. Nothing ends in between but what is to be read again.
  expect(changes).toEqual(['2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02', '2027-02-09']);
  const isNew = (day: Day) => buildMark(settings, day) !== buildMark(settings, addDays(day, -1));
  // The year, limits and the new reserves of condominiums; none of these days is a Tuesday.
  expect([isNew('2027-01-01'), isNew('2027-01-04'), isNew('2027-01-02'), isNew('2026-10-01')]).toEqual([true, true, false, true]);
});

it('whichever day is chosen, the plan ends on a day on which deeds are recorded, with eleven holidays in each year', () => {
  const holidays = (year: number, is: (day: Day) => boolean) =>
    Array.from({ length: 366 }, (_, after) => addDays(`${year}-01-01`, after)).filter(
      (day) => day.startsWith(`${year}`) && is(day),
    );
  for (let year = 2022; year <= 2099; year += 1) expect(holidays(year, isFederalHoliday), `${year}`).toHaveLength(11);
  // From the calendar of the Office of Personnel Management.
  expect(holidays(2027, isHolidayForOffices).filter((day) => new Date(day).getUTCDay() % 6 !== 0)).toEqual([
    ...['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11'],
    ...['2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
  ]);
  for (let day = '2026-11-21'; day < '2028-02-01'; day = addDays(day, 1)) {
    const { closing } = planDates({ from: 'acceptance', day, inspectionDays: 10, lockDays: 45, signingDaysBefore: 1 });
    for (const end of [closing.from, closing.to]) {
      expect(new Date(end).getUTCDay() % 6, `${day}: ${end}`).not.toBe(0);
      expect(isHolidayForOffices(end), `${day}: ${end}`).toBe(false);
    }
  }
});
