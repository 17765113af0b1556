import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface NoticeProps {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly children: ReactNode;
  /** Milliseconds until it closes by itself; left out, it stays until it is dismissed. */
  readonly durationMs?: number | undefined;
  readonly onDismiss: () => void;
}

/** A message in the notification area. It does not run out while it is pointed at or holds the focus. */
export function Notice({ tone, title, children, durationMs, onDismiss }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (durationMs === undefined) return;
    let timer = 0;
    const closeWhenUnattended = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = window.setTimeout(closeWhenUnattended, 1000);
      else onDismiss();
    };
    timer = window.setTimeout(closeWhenUnattended, durationMs);
    return () => window.clearTimeout(timer);
  }, [durationMs, onDismiss]);

  useEffect(() => {
    // Not on focusin, which is silent about the parts of a date. WebKit scrolls a moment after the key.
    const keepInSight = () => window.setTimeout(() => box.current && bringOutFrom(box.current, document.activeElement), 100);
    document.addEventListener('keyup', keepInSight);
    return () => document.removeEventListener('keyup', keepInSight);
  }, []);

  return (
    <div
      ref={box}
      data-notice={tone}
      className={`notice pointer-events-auto flex w-full gap-3 card-raised border border-l-[6px] p-4 ${
        tone === 'error' ? 'border-alert' : 'border-spruce'
      }`}
    >
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-sm">{children}</div>
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist"
      >
        <Icon shape={icons.cross} size={20} />
      </button>
    </div>
  );
}

/**
 * Scrolls what has the focus out from under the notice, if it lies there (WCAG 2.4.11). For most browsers the scroll padding has
 * seen to it; WebKit takes no notice of that when the focus moves.
 */
function bringOutFrom(notice: Element, focused: Element | null) {
  if (!focused || notice.contains(focused)) return;
  const over = notice.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  if (under.right < over.left || under.left > over.right) return;
  // A notice stands at the foot of a phone, and at the top of a wide screen.
  const atFoot = over.top > window.innerHeight - over.bottom;
  const hidden = atFoot ? under.bottom - over.top : over.bottom - under.top;
  if (hidden > 0) window.scrollBy(0, (hidden + 8) * (atFoot ? 1 : -1));
}
