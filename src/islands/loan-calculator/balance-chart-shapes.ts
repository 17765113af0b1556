import type { ScheduleYear } from '../../../mortgage/schedule-years.ts';

/** Size of the drawing in its own units. It is stretched to the width of the page; a unit of height is a sixteenth of a rem. */
export const chart = { width: 720, height: 288, balanceBottom: 144, barsTop: 192 } as const;

/** One year of payments as a bar, from the bottom: principal, then interest. */
export interface YearBar {
  readonly year: number;
  readonly x: number;
  readonly width: number;
  readonly principal: { readonly y: number; readonly height: number };
  readonly interest: { readonly y: number; readonly height: number };
}

type Scale = (value: number) => number;

/** A straight scale: `domain` onto `from`–`to`, everything at `from` when there is nothing to show. */
function linear(domain: number, from: number, to: number): Scale {
  return (value) => (domain > 0 ? tidy(from + (value / domain) * (to - from)) : from);
}

// A hundredth of a unit is finer than any screen, and keeps the markup short.
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
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

/** A bar for each year. The tallest year fills the band. */
export function yearBars(years: readonly ScheduleYear[], termYears: number): YearBar[] {
  const tallest = years.reduce((most, { paymentCents }) => Math.max(most, paymentCents), 0);
  const heightOf = linear(tallest, 0, chart.height - chart.barsTop);
  const step = chart.width / termYears;
  return years.map(({ year, principalCents, interestCents }) => {
    const principal = heightOf(principalCents);
    const interest = heightOf(interestCents);
    return {
      year,
      x: tidy((year - 1) * step + step * 0.1),
      width: tidy(step * 0.8),
      principal: { y: tidy(chart.height - principal), height: principal },
      interest: { y: tidy(chart.height - principal - interest), height: interest },
    };
  });
}
