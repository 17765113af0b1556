import type { ScheduleYear } from '../../../mortgage/schedule-years.ts';

/** Size of the drawing in its own units. It is stretched to the width of the page; a unit of height is a sixteenth of a rem. */
export const chart = { width: 720, height: 288, balanceBottom: 144, barsTop: 192 } as const;

type Scale = (value: number) => number;

/** A straight scale: `domain` onto `from`–`to`, everything at `from` when there is nothing to show. */
function linear(domain: number, from: number, to: number): Scale {
  return (value) => (domain > 0 ? tidy(from + (value / domain) * (to - from)) : from);
}

// A tenth of a unit is finer than any screen, and keeps the markup short.
function tidy(value: number): number {
  return Math.round(value * 10) / 10;
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

/** What each year pays, as the outlines of two rows of bars: interest stands on principal. The tallest year fills the band. */
export function yearBars(
  years: readonly ScheduleYear[],
  termYears: number,
): { readonly principal: string; readonly interest: string } {
  const tallest = years.reduce((most, { paymentCents }) => Math.max(most, paymentCents), 0);
  const heightOf = linear(tallest, 0, chart.height - chart.barsTop);
  const step = chart.width / termYears;
  const width = tidy(step * 0.8);
  const bar = (year: number, from: number, to: number) =>
    `M${tidy((year - 0.9) * step)} ${tidy(chart.height - from)}h${width}V${tidy(chart.height - to)}h-${width}`;
  const bars = years.map(({ year, principalCents, paymentCents }) => {
    const principal = heightOf(principalCents);
    return { principal: bar(year, 0, principal), interest: bar(year, principal, heightOf(paymentCents)) };
  });
  return { principal: bars.map(({ principal }) => principal).join(''), interest: bars.map(({ interest }) => interest).join('') };
}
