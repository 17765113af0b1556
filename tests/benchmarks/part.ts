/** What a part of the benchmarks found out. */
export interface Findings {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences under the table: how it was measured, what it does not say. */
  readonly notes: readonly string[];
  /** Aims that were missed, a sentence each; empty when all were kept. */
  readonly missed: readonly string[];
}

/** A part that could not be measured on this machine, and why, in one sentence. */
export interface Skipped {
  readonly skipped: string;
}

/** A part of `npm run bench`. */
export interface Part {
  /** What is measured, as the heading of its table. */
  readonly title: string;
  readonly measure: () => Findings | Skipped | Promise<Findings | Skipped>;
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A table in Markdown with columns of even width: numbers to the right, words to the left. */
export function printTable({ headings, rows }: Pick<Findings, 'headings' | 'rows'>): string {
  const cells = [headings, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)),
  );
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3));
  const isNumber = headings.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}
