import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { calendar } from '../../ui/icons.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useStatus } from '../../ui/use-status.ts';
import { ShareBar } from '../calculators/parts/ShareBar.tsx';
import { printAlone } from './print-alone.ts';
import type { Step } from './step-words.ts';

export interface KeepDatesProps {
  readonly steps: readonly Step[];
  /** What the page's address ends with to show the dates of now; see `writeFragment`. */
  readonly fragment: string;
}

/** Ways to keep the dates: a calendar, a link, paper. The calendar’s file is written by a library that comes once it is asked for. */
export function KeepDates({ steps, fragment }: KeepDatesProps) {
  const [status, say] = useStatus();
  const [plan] = useState(() => Math.random().toString(36).slice(2));

  async function save() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      const text = calendarFile({ steps, plan, host: window.location.hostname, made: new Date() });
      saveFile('home-purchase-dates.ics', 'text/calendar', text);
      say('Saved. Open the file to add the dates to your calendar.');
    } catch {
      say('The file could not be made. Check your connection and try again.');
    }
  }

  return (
    <div className="mt-8">
      <ShareBar
        fragment={fragment}
        title="Dates of a home purchase"
        note="What you type stays in your browser and its address bar. A copied link holds it."
        onPrint={printAlone}
      >
        <button type="button" className="button button--primary button--small" onClick={save}>
          <Icon shape={calendar} />
          Save for your calendar
        </button>
      </ShareBar>
      <p role="status" className="no-print mt-2 font-semibold text-sm">
        {status}
      </p>
    </div>
  );
}
