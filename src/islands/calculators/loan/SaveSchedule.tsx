import type { ScheduleRow } from '../../../../mortgage/loan/schedule.ts';
import { scheduleCsv } from '../../../../mortgage/loan/schedule-years.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Saves every month of the schedule as a file for a spreadsheet. The file is made in the browser. */
export function SaveSchedule({ rows }: { readonly rows: readonly ScheduleRow[] }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className="button button--quiet button--small no-print"
      disabled={!hydrated || rows.length === 0}
      onClick={() => saveFile('payment-schedule.csv', 'text/csv', scheduleCsv(rows))}
    >
      <Icon shape={icons.save} />
      Save every month as CSV
    </button>
  );
}
