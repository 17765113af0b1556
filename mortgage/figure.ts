import { printNumber } from './dollars.ts';

/**
 * A published figure in words, with who publishes it and when it was read there. Pages print one through `{figure:ID}` and
 * list its source and date; calculations take the bare number from `figure-values.ts`.
 *
 * To renew one: its number in `figure-values.ts`; `asOf` and, where a yearly notice replaces it, `expires` of its publication in
 * `figure-sources.ts`.
 */
export interface Figure {
  /** In `unit`: dollars, percent (3.5 means 3.5%), or a plain count. */
  readonly value: number;
  readonly unit: 'dollars' | 'percent' | 'count';
  /** What the figure is, as a reader sees it in the list of sources. */
  readonly label: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** Month in which the source was read, `YYYY-MM`. */
  readonly asOf: string;
  /** Last day on which the figure is known to hold, `YYYY-MM-DD`. */
  readonly expires?: string;
}

/** The figure as a reader sees it: `$832,750`, `3.5%` or `580`. */
export function printFigure(figure: Figure): string {
  const amount = printNumber(figure.value, 3);
  if (figure.unit === 'dollars') return `$${amount}`;
  return figure.unit === 'percent' ? `${amount}%` : amount;
}
