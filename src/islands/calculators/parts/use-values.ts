import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultValues, type Fields, type Values } from './fields.ts';
import { carriesValues, readFragment, writeFragment } from './fragment.ts';

/** How long typing must rest before it is kept, in milliseconds. Browsers refuse more than a few writes a second. */
const restMs = 300;

/**
 * Where values are kept for reload and the way back: in the page's address; or, where they are personal or the page is not the
 * calculator's own, with the tab's history entry, which nobody sees. The values of a followed link then leave the address as soon
 * as one of them is changed, so that it never says what the page does not.
 */
export type ValuesKeptIn = 'address' | 'history';

/** What stands in a calculator's fields, and whom they tell of a change. */
export interface ValuesInHand<F extends Fields> {
  readonly values: Values<F>;
  readonly change: (changed: Partial<Values<F>>) => void;
}

/**
 * A calculator's values. They start from the defaults, as the built page does; then comes what the address or the history entry
 * kept, and over it, on a page that was just opened, whatever was typed before the script ran.
 *
 * `anchor` is the id of the calculator's element. Fragments are never trusted: see `readFragment`.
 */
export function useValues<F extends Fields>(anchor: string, fields: F, keptIn: ValuesKeptIn = 'address'): ValuesInHand<F> {
  const [values, setValues] = useState<Values<F>>(() => defaultValues(fields));
  const latest = useRef(values);
  // Fields report what was typed early before the effect below reads what was kept.
  const typedEarly = useRef<Partial<Values<F>> | undefined>({});
  const pendingWrite = useRef(0);

  const show = useCallback((next: Values<F>) => {
    latest.current = next;
    setValues(next);
  }, []);

  const writeNow = useCallback(() => {
    if (pendingWrite.current === 0) return;
    window.clearTimeout(pendingWrite.current);
    pendingWrite.current = 0;
    const fragment = writeFragment(anchor, fields, latest.current);
    if (keptIn === 'address') replaceEntry(fragment, window.history.state);
    else {
      const address = carriesValues(anchor, window.location.hash) ? `#${anchor}` : window.location.hash;
      replaceEntry(address, { ...window.history.state, [anchor]: fragment });
    }
  }, [anchor, fields, keptIn]);

  const change = useCallback(
    (changed: Partial<Values<F>>) => {
      if (typedEarly.current) typedEarly.current = { ...typedEarly.current, ...changed };
      show({ ...latest.current, ...changed });
      window.clearTimeout(pendingWrite.current);
      pendingWrite.current = window.setTimeout(writeNow, restMs);
    },
    [show, writeNow],
  );

  useEffect(() => {
    const follow = () => {
      const kept = keptIn === 'address' ? window.location.hash || `#${anchor}` : inHistory(anchor);
      const found = readFragment(anchor, fields, kept);
      // After a reload or on the way back the browser fills in what stood there, and Firefox by the order of the fields: a
      // percentage comes back as dollars. What the address or the history kept is then the truth.
      if (found) show(arrived() ? { ...found, ...typedEarly.current } : found);
      typedEarly.current = undefined;
    };
    follow();
    if (carriesValues(anchor, window.location.hash) && arrived()) document.getElementById(anchor)?.scrollIntoView();
    window.addEventListener('hashchange', follow);
    // A reload within the rest must not lose the last change.
    window.addEventListener('pagehide', writeNow);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('pagehide', writeNow);
    };
  }, [anchor, fields, keptIn, show, writeNow]);

  return { values, change };
}

/** What this tab's history entry keeps for the calculator; else what a followed link says; else nothing. */
function inHistory(anchor: string): string {
  const kept: unknown = window.history.state?.[anchor];
  if (typeof kept === 'string') return kept;
  return carriesValues(anchor, window.location.hash) ? window.location.hash : '';
}

function replaceEntry(fragment: string, state: unknown): void {
  try {
    window.history.replaceState(state, '', fragment === '' ? undefined : fragment);
  } catch {
    // Too many writes for this browser: the page goes on working, and the next write catches up.
  }
}

/** Whether the page was reached by a link; after a reload or going back, the browser returns to the old place itself. */
function arrived(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
