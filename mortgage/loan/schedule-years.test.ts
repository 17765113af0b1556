import { describe, expect, test } from 'vitest';
import { paymentSchedule } from './schedule.ts';
import { scheduleByYear, scheduleCsv } from './schedule-years.ts';

const rows = paymentSchedule({ loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 });

describe('by year', () => {
  test('thirty years of twelve months, whose sums are those of the schedule', () => {
    const years = scheduleByYear(rows);
    expect(years.map((year) => year.year)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(years.every((year) => year.months.length === 12)).toBe(true);
    expect(years.reduce((total, year) => total + year.interestCents, 0)).toBe(408_140_64);
    expect(years.reduce((total, year) => total + year.principalCents, 0)).toBe(320_000_00);
    for (const year of years) expect(year.paymentCents).toBe(year.interestCents + year.principalCents);
  });

  test('each year ends on the balance of its last month', () => {
    expect(scheduleByYear(rows)[0]?.balanceCents).toBe(rows[11]?.balanceCents);
    expect(scheduleByYear(rows)[29]?.balanceCents).toBe(0);
  });

  test('with $200 extra a month the last, 24th year has five months', () => {
    const years = scheduleByYear(
      paymentSchedule({ loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 }, { monthly: 200 }),
    );
    expect([years.length, years[23]?.months.length]).toEqual([24, 5]);
  });

  test('nothing borrowed has no years', () => {
    expect(scheduleByYear([])).toEqual([]);
  });
});

test('the CSV has a header, one line a month, plain decimals and CRLF ends', () => {
  const lines = scheduleCsv(rows).split('\r\n');
  expect(lines).toHaveLength(362);
  expect(lines[0]).toBe('Month,Payment,Interest,Principal,Of which extra,Balance');
  expect(lines[1]).toBe('1,2022.62,1733.33,289.29,0.00,319710.71');
  expect(lines[360]).toMatch(/^360,2020\.06,.*,0\.00$/);
});
