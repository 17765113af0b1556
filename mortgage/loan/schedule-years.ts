import type { ScheduleRow } from './schedule.ts';

/** Twelve payments of a schedule (fewer in the last year), summed; whole cents. */
export interface ScheduleYear {
  /** Year of the loan, 1 for the first twelve payments. */
  readonly year: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  /** Debt left at the end of the year. */
  readonly balanceCents: number;
  readonly months: readonly ScheduleRow[];
}

/** The schedule grouped by years of the loan, each with its months, for a table that opens year by year. */
export function scheduleByYear(rows: readonly ScheduleRow[]): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  for (let start = 0; start < rows.length; start += 12) years.push(yearOf(rows.slice(start, start + 12), start / 12 + 1));
  return years;
}

function yearOf(months: readonly ScheduleRow[], year: number): ScheduleYear {
  const total = { paymentCents: 0, interestCents: 0, principalCents: 0 };
  for (const row of months) {
    total.paymentCents += row.paymentCents;
    total.interestCents += row.interestCents;
    total.principalCents += row.principalCents;
  }
  return { year, ...total, balanceCents: months.at(-1)?.balanceCents ?? 0, months };
}

/**
 * The schedule as a CSV file (RFC 4180: CRLF, comma, plain decimals without a dollar sign) that a spreadsheet opens as numbers.
 * Holds nothing a visitor typed as text, so no cell can be taken for a formula.
 */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const lines = ['Month,Payment,Interest,Principal,Of which extra,Balance'];
  for (const row of rows) {
    const cents = [row.paymentCents, row.interestCents, row.principalCents, row.extraCents, row.balanceCents];
    lines.push([row.month, ...cents.map((amount) => (amount / 100).toFixed(2))].join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}
