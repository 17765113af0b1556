import { expect, test } from 'vitest';
import { daysUntil } from './days.ts';

test('from November 22 to December 4, 2026 there are 12 days, and as many back', () => {
  expect(daysUntil('2026-12-04', '2026-11-22')).toBe(12);
  expect(daysUntil('2026-11-22', '2026-12-04')).toBe(-12);
  expect(daysUntil('2026-11-22', '2026-11-22')).toBe(0);
});

test('the nights on which clocks change make no day longer: 365 days from November 1, 2026', () => {
  expect(daysUntil('2027-11-01', '2026-11-01')).toBe(365);
});

test('something that is no date has no days', () => {
  expect(daysUntil('soon', '2026-11-22')).toBeUndefined();
  expect(daysUntil('', '')).toBeUndefined();
});
