import { type ReactNode, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useStatus } from '../../ui/use-status.ts';
import { printAlone } from './print-alone.ts';
import { saveFile } from './save-file.ts';
import type { Step } from './step-words.ts';

export interface KeepDatesProps {
  readonly steps: readonly Step[];
  /** What the page's address ends with to show the dates of now; see `writeFragment`. */
  readonly fragment: string;
}

/** Ways to keep the dates: a calendar, a link, paper. The calendar’s file is written by a library that comes once it is asked for. */
export function KeepDates({ steps, fragment }: KeepDatesProps) {
  const hydrated = useHydrated();
  const [status, say] = useStatus();
  const [shownLink, setShownLink] = useState<string>();
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

  async function copy() {
    const link = `${window.location.origin}${window.location.pathname}${fragment}`;
    const copied = await copyText(link);
    setShownLink(copied ? undefined : link);
    say(copied ? 'Link copied. It opens this page with these dates.' : 'Your browser did not let us copy. Copy the link below.');
  }

  return (
    // Nothing here works without script. Until it arrives the room is kept, so that nothing moves; where it never will, there is none.
    <div className={`no-print mt-8 noscript:hidden ${hydrated ? '' : 'invisible noscript:visible'}`}>
      <div className="flex flex-wrap gap-3">
        <KeepButton look="primary" icon={icons.calendar} onPress={save}>
          Save for your calendar
        </KeepButton>
        <KeepButton look="quiet" icon={icons.link} onPress={copy}>
          Copy link
        </KeepButton>
        <KeepButton look="quiet" icon={icons.printer} onPress={printAlone}>
          Print
        </KeepButton>
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        What you type stays in your browser and its address bar. A copied link holds it.
      </p>
      <p role="status" className="mt-2 font-semibold text-sm">
        {status}
      </p>
      {shownLink !== undefined && (
        <input
          readOnly
          aria-label="Link to these dates"
          className="control mt-2 text-sm"
          value={shownLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

interface KeepButtonProps {
  readonly look: 'primary' | 'quiet';
  readonly icon: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function KeepButton({ look, icon, onPress, children }: KeepButtonProps) {
  return (
    <button type="button" className={`button button--small button--${look}`} onClick={onPress}>
      <Icon shape={icon} />
      {children}
    </button>
  );
}
