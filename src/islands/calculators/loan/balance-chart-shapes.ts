import type { ScheduleYear } from '../../../../mortgage/loan/schedule-years.ts';

/** Size of the drawing in its own units. It is stretched to the width of the page; a unit of height is a sixteenth of a rem. */
export const chart = { width: 720, height: 288, balanceBottom: 144, barsTop: 192 } as const;

type Scale = (value: number) => number;

/** A straight scale: `domain` onto `from`–`to`, everything at `from` when there is nothing to show. */
function linear(domain: number, from: number, to: number): Scale {
  return (value) => (domain > 0 ? tidy(from + (value / domain) * (to - from)) : from);
}

// Half a unit is a sixth of the line's width, and keeps the markup short.
function tidy(value: number): number {
  return Math.round(value * 2) / 2;
}

/** The line of the debt at the end of each year, from the whole loan down, as `x,y` points. */
export function balancePoints(years: readonly ScheduleYear[], loanCents: number, termYears: number): string {
  const x = linear(termYears, 0, chart.width);
  const y = linear(loanCents, chart.balanceBottom, 0);
  const ends = years.map(({ balanceCents, months, year }) => `${x(year - 1 + months.length / 12)},${y(balanceCents)}`);
  return [`0,${y(loanCents)}`, ...ends].join(' ');
}

/** The same line closed along the ground, to be filled. */
export function balanceArea(years: readonly ScheduleYear[], loanCents: number, termYears: number): string {
  const points = balancePoints(years, loanCents, termYears);
  const end = points.slice(points.lastIndexOf(' ') + 1).split(',')[0];
  return `${points} ${end},${chart.balanceBottom} 0,${chart.balanceBottom}`;
}

/** What each year pays, as two rows of upright lines to be drawn `width` wide. The tallest year fills the band. */
export interface YearBars {
  readonly width: number;
  /** Principal and interest together: drawn first, it shows above the principal as the interest. */
  readonly payments: string;
  readonly principal: string;
}

/** The bars of the years, each standing in the middle of its year. */
export function yearBars(years: readonly ScheduleYear[], termYears: number): YearBars {
  const tallest = years.reduce((most, { paymentCents }) => Math.max(most, paymentCents), 0);
  const top = linear(tallest, chart.height, chart.barsTop);
  const step = chart.width / termYears;
  const bars = (amount: (year: ScheduleYear) => number) =>
    years.map((year) => `M${tidy((year.year - 0.5) * step)} ${chart.height}V${top(amount(year))}`).join('');
  return {
    width: tidy(step * 0.8),
    payments: bars(({ paymentCents }) => paymentCents),
    principal: bars(({ principalCents }) => principalCents),
  };
}
