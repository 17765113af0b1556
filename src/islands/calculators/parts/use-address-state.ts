import { useCallback, useEffect, useRef, useState } from 'react';
import { type AddressFields, defaultState } from './address-state.ts';
import { type Answers, carriesState, fragmentFor, stateInFragment } from './tool-address.ts';

/** How long typing must rest before the address follows, in milliseconds. Browsers refuse more than a few writes a second. */
const restMs = 300;

export interface AddressStateOptions {
  /**
   * False: what is typed stays out of the address, because it is personal; only a copied link carries it. It is kept with the
   * tab's history entry instead, for reload and the way back. The figures of a followed link leave the address as soon as one of
   * them is changed, so that it never says what the page does not.
   */
  readonly writesAddress?: boolean;
}

export interface AddressState<Fields extends AddressFields> {
  readonly answers: Answers<Fields>;
  readonly change: (changed: Partial<Answers<Fields>>) => void;
  /** The whole address that shows these answers. */
  readonly link: () => string;
}

/**
 * A tool's answers, kept in the fragment of its address. They start from the defaults, as the built page does; then comes the
 * fragment, and over it, on a page that was just opened, whatever was typed before the script ran.
 *
 * `anchor` is the id of the tool's element. Fragments are never trusted: see `decodeState`.
 */
export function useAddressState<Fields extends AddressFields>(
  anchor: string,
  fields: Fields,
  { writesAddress = true }: AddressStateOptions = {},
): AddressState<Fields> {
  const [answers, setAnswers] = useState<Answers<Fields>>(() => defaultState(fields));
  const latest = useRef(answers);
  // Fields report what was typed early before the effect below reads the address.
  const typedEarly = useRef<Partial<Answers<Fields>> | undefined>({});
  const pendingWrite = useRef(0);

  const show = useCallback((next: Answers<Fields>) => {
    latest.current = next;
    setAnswers(next);
  }, []);

  const writeNow = useCallback(() => {
    if (pendingWrite.current === 0) return;
    window.clearTimeout(pendingWrite.current);
    pendingWrite.current = 0;
    const fragment = fragmentFor(anchor, fields, latest.current);
    if (writesAddress) replaceEntry(fragment, window.history.state);
    else {
      const address = carriesState(anchor, window.location.hash) ? `#${anchor}` : window.location.hash;
      replaceEntry(address, { ...window.history.state, [anchor]: fragment });
    }
  }, [anchor, fields, writesAddress]);

  const change = useCallback(
    (changed: Partial<Answers<Fields>>) => {
      if (typedEarly.current) typedEarly.current = { ...typedEarly.current, ...changed };
      show({ ...latest.current, ...changed });
      window.clearTimeout(pendingWrite.current);
      pendingWrite.current = window.setTimeout(writeNow, restMs);
    },
    [show, writeNow],
  );

  useEffect(() => {
    const follow = () => {
      const fragment = writesAddress ? window.location.hash : privateFragment(anchor);
      const found = fragment === undefined ? undefined : stateInFragment(anchor, fields, fragment);
      // After a reload or on the way back the browser fills in what stood there, and Firefox by the order of the fields: a
      // percentage comes back as dollars. What the address or the history kept is then the truth.
      if (found) show(arrived() ? { ...found, ...typedEarly.current } : found);
      typedEarly.current = undefined;
    };
    follow();
    if (carriesState(anchor, window.location.hash) && arrived()) document.getElementById(anchor)?.scrollIntoView();
    window.addEventListener('hashchange', follow);
    // A reload within the rest must not lose the last change.
    window.addEventListener('pagehide', writeNow);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('pagehide', writeNow);
    };
  }, [anchor, fields, writesAddress, show, writeNow]);

  const link = useCallback(
    () => `${window.location.origin}${window.location.pathname}${fragmentFor(anchor, fields, latest.current)}`,
    [anchor, fields],
  );
  return { answers, change, link };
}

/** What this tab's history entry keeps for the tool; else what a followed link says; else nothing. */
function privateFragment(anchor: string): string | undefined {
  const kept: unknown = window.history.state?.[anchor];
  if (typeof kept === 'string') return kept;
  return carriesState(anchor, window.location.hash) ? window.location.hash : undefined;
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
