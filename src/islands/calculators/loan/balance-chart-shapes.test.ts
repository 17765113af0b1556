import { describe, expect, it } from 'vitest';
import { paymentSchedule } from '../../../../mortgage/loan/schedule.ts';
import { scheduleByYear } from '../../../../mortgage/loan/schedule-years.ts';
import { balanceArea, balancePoints, chart, yearBars } from './balance-chart-shapes.ts';

const terms = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };
const years = scheduleByYear(paymentSchedule(terms));

/** Place and height of each bar. */
function heights(bars: string) {
  return [...bars.matchAll(/M(\S+) (\S+?)V([\d.]+)/g)].map(
    ([, x, foot, top]) => [Number(x), Number(foot) - Number(top)] as const,
  );
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

  it('draws principal as its share of the payments of each year', () => {
    const bars = yearBars(years, 30);
    const payments = heights(bars.payments);
    const principal = heights(bars.principal);
    expect([payments.length, principal.length]).toEqual([30, 30]);
    expect(payments[0]).toEqual([12, chart.height - chart.barsTop]);
    // Of the first year's payments 3,577 of 24,271 is principal; of the last year's, 23,436 of 24,269.
    expect(principal[0]?.[1]).toBeCloseTo((3577 / 24_271) * 96, 0);
    expect(principal[29]?.[1]).toBeCloseTo((23_436 / 24_271) * 96, 0);
  });

  it('draws nothing for no loan, and no number that is not one', () => {
    expect(yearBars([], 30)).toMatchObject({ payments: '', principal: '' });
    expect(balanceArea([], 0, 30)).not.toContain('NaN');
  });
});
