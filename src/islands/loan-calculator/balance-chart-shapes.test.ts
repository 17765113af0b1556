import { describe, expect, it } from 'vitest';
import { paymentSchedule } from '../../../mortgage/schedule.ts';
import { scheduleByYear } from '../../../mortgage/schedule-years.ts';
import { balanceArea, balancePoints, chart, yearBars } from './balance-chart-shapes.ts';

const terms = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };
const years = scheduleByYear(paymentSchedule(terms));

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
    const bars = yearBars(years, 30);
    expect(bars).toHaveLength(30);
    for (const { principal, interest } of bars) {
      expect(principal.y + principal.height).toBeCloseTo(chart.height, 1);
      expect(interest.y + interest.height).toBeCloseTo(principal.y, 1);
      expect(interest.y).toBeGreaterThanOrEqual(chart.barsTop - 0.01);
    }
    expect(bars[0]?.interest.height).toBeGreaterThan(bars[0]?.principal.height ?? 0);
  });

  it('draws nothing for no loan, and no number that is not one', () => {
    expect(yearBars([], 30)).toEqual([]);
    expect(balanceArea([], 0, 30)).not.toContain('NaN');
  });
});
