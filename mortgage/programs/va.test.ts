import { expect, test } from 'vitest';
import { vaFundingFeePercent } from './va.ts';

test.each([
  [0, 'first', 2.15],
  [19_999, 'first', 2.15],
  [20_000, 'first', 1.5],
  [39_999, 'first', 1.5],
  [40_000, 'first', 1.25],
  [0, 'later', 3.3],
  [19_999, 'later', 3.3],
  [20_000, 'later', 1.5],
  [40_000, 'later', 1.25],
  [0, 'exempt', 0],
  [40_000, 'exempt', 0],
] as const)('with $%i down on $400,000 the funding fee of a %s use is %f%%', (downPayment, use, percent) => {
  expect(vaFundingFeePercent(400_000, downPayment, use)).toBe(percent);
});
