import { afterEach, expect, it, vi } from 'vitest';
import { day } from './day.ts';

afterEach(() => void vi.useRealTimers());

it('a day of a text may be today in Washington, and not tomorrow', () => {
  // Still the last day of the year there.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T07:30:00Z') });
  expect(day.safeParse('2026-12-31').success).toBe(true);
  expect(day.safeParse('2027-01-01').error?.issues[0]?.message).toBe('must not be later than today, 2026-12-31 in Washington');
});
