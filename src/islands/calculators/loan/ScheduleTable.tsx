import { memo, useCallback, useDeferredValue, useState } from 'react';
import { printCents, printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { ScheduleYear } from '../../../../mortgage/loan/schedule-years.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** The payment schedule by year. Each year opens to its months, which exist in the page only while they are open. */
export function ScheduleTable({ years }: { readonly years: readonly ScheduleYear[] }) {
  const opens = useHydrated();
  // Here and not in the years, which are gone while a field is empty.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const turn = useCallback(
    (year: number) =>
      setOpen((now) => (now.has(year) ? new Set([...now].filter((other) => other !== year)) : new Set([...now, year]))),
    [],
  );
  return (
    <table className="data-table schedule">
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Principal</th>
          <th scope="col">Interest</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      {years.length === 0 && (
        <tbody>
          <tr>
            <th scope="row">–</th>
            <td>–</td>
            <td>–</td>
            <td>–</td>
          </tr>
        </tbody>
      )}
      {years.map((year) => (
        <Year key={year.year} year={year} opens={opens} open={open.has(year.year)} turn={turn} />
      ))}
    </table>
  );
}

interface YearProps {
  readonly year: ScheduleYear;
  /** Whether it can be opened: only by the script. */
  readonly opens: boolean;
  readonly open: boolean;
  readonly turn: (year: number) => void;
}

/** A year of the schedule. It is drawn anew by itself when it opens: thirty years at once keep a slow phone busy. */
const Year = memo(function Year({ year, opens, open, turn }: YearProps) {
  // The mark turns at once, and the months follow.
  const showsMonths = useDeferredValue(open);
  return (
    <tbody>
      <tr>
        <th scope="row">
          {opens ? (
            <button
              type="button"
              aria-expanded={open}
              aria-label={`Months of year ${year.year}`}
              onClick={() => turn(year.year)}
              className="schedule__year"
            >
              <Icon shape={icons.disclosure} size={16} className={open ? 'rotate-90' : undefined} />
              {year.year}
            </button>
          ) : (
            year.year
          )}
        </th>
        <td>{printDollars(year.principalCents / 100)}</td>
        <td>{printDollars(year.interestCents / 100)}</td>
        <td>{printDollars(year.balanceCents / 100)}</td>
      </tr>
      {showsMonths && <Months year={year} />}
    </tbody>
  );
});

/** Twelve payments to the cent. */
function Months({ year }: { readonly year: ScheduleYear }) {
  return year.months.map(({ month, principalCents, interestCents, balanceCents }) => (
    <tr key={month} className="schedule__month">
      <th scope="row">{`Month ${month}`}</th>
      <td>{printCents(principalCents / 100)}</td>
      <td>{printCents(interestCents / 100)}</td>
      <td>{printCents(balanceCents / 100)}</td>
    </tr>
  ));
}
