import { describe, expect, it } from 'vitest';
import { paymentSchedule } from '../../../mortgage/schedule.ts';
import { scheduleByYear } from '../../../mortgage/schedule-years.ts';
import { balanceArea, balancePoints, chart, yearBars } from './balance-chart-shapes.ts';

const terms = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };
const years = scheduleByYear(paymentSchedule(terms));

/** The bars of an outline by their numbers. */
function barsOf(outline: string) {
  const bars = [...outline.matchAll(/M(\S+) (\S+?)h\S+?V(\S+?)h-[\d.]+/g)];
  return bars.map(([, x, bottom, top]) => ({ x: Number(x), bottom: Number(bottom), top: Number(top) }));
}

describe('the drawing of a loan', () => {
  it('starts its line at the whole loan and ends it at nothing in the last month', () => {
    const points = balancePoints(years, 32_000_000, 30).split(' ');
    expect(points).toHaveLength(31);
    expect(points[0]).toBe('0,0');
    expect(points.at(-1)).toBe(`${chart.width},${chart.balanceBottom}`);
  });

  it('draws half the debt at half the height', () => {
    const [year] = scheduleByYear(paymentSchedule({ loanAmount: 1200, annualRatePercent: 0, termYears: 2 }));
    expect(balancePoints(year ? [year] : [], 120_000, 2)).toBe(`0,0 ${chart.width / 2},${chart.balanceBottom / 2}`);
  });

  it('stops the line in the month that ends an extra-paid loan', () => {
    const sooner = scheduleByYear(paymentSchedule(terms, { monthly: 200 }));
    const [x] = balancePoints(sooner, 32_000_000, 30).split(' ').at(-1)?.split(',') ?? [];
    expect(Number(x)).toBeCloseTo((281 / 360) * chart.width, 1);
    expect(balanceArea(sooner, 32_000_000, 30)).toContain(` ${x},${chart.balanceBottom} 0,${chart.balanceBottom}`);
  });

  it('stacks interest on principal, as tall together as the payments of the year', () => {
    const { principal, interest } = yearBars(years, 30);
    const lower = barsOf(principal);
    const upper = barsOf(interest);
    expect([lower.length, upper.length]).toEqual([30, 30]);
    for (const [index, bar] of lower.entries()) {
      expect(bar.bottom).toBe(chart.height);
      expect(upper[index]).toMatchObject({ x: bar.x, bottom: bar.top });
      expect(upper[index]?.top).toBeGreaterThanOrEqual(chart.barsTop);
    }
    // Of the first year's payments 3,577 is principal and 20,695 interest.
    expect(chart.height - (lower[0]?.top ?? 0)).toBeCloseTo((3577 / 24_271) * (chart.height - chart.barsTop), 0);
  });

  it('draws nothing for no loan, and no number that is not one', () => {
    expect(yearBars([], 30)).toEqual({ principal: '', interest: '' });
    expect(balanceArea([], 0, 30)).not.toContain('NaN');
  });
});
