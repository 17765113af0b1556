import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

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

  return (
    <div
      ref={box}
      data-notice={tone}
      className={`notice pointer-events-auto flex w-full gap-3 rounded-card border-l-[6px] bg-white p-4 shadow-card ring-1 ${
        tone === 'error' ? 'border-alert ring-alert' : 'border-spruce ring-spruce'
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
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
