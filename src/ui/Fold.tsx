import type { ReactNode, SyntheticEvent } from 'react';
import { afterPaint } from './after-paint.ts';

export interface FoldProps {
  readonly title: string;
  /** The figure worth knowing while it is closed. */
  readonly figure?: string | undefined;
  /** Beside the point of the page, and set smaller. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the page that opens; native, so that it works without script and is found by the browser's search. Two in a row
 * share the line between them.
 */
export function Fold({ title, figure, quiet = false, children }: FoldProps) {
  return (
    <details className="print-open group -mt-px border-line border-y">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and nothing but haste hangs on these */}
      <summary
        onPointerEnter={layOutAhead}
        onFocus={layOutAhead}
        className={`flex min-h-14 items-center gap-4 py-3 font-semibold hover:text-spruce ${quiet ? 'text-sm' : 'text-lg'}`}
      >
        <span className="flex grow flex-wrap justify-between gap-x-4">
          <span className="text-balance">{title}</span> {figure && <span className="text-spruce tabular">{figure}</span>}
        </span>
        <span aria-hidden="true" className="no-print font-display text-2xl/none text-spruce group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}

/**
 * Once a finger, a pointer or the keyboard has come to a fold its contents are laid out, closed as they are: a slow phone then
 * shows a long table in the moment in which it is opened.
 */
function layOutAhead({ currentTarget: { parentElement } }: SyntheticEvent): void {
  afterPaint(() => parentElement?.lastElementChild?.getBoundingClientRect());
}
