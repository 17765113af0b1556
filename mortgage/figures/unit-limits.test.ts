import { expect, test } from 'vitest';
import { type LoanLimitId, loanLimitValues } from './project/values.ts';
import { unitLimits } from './unit-limits.ts';

const ids = Object.keys(loanLimitValues) as LoanLimitId[];

test.each(ids)('%s has limits for two to four homes in every year that has one for one', (id) => {
  expect(Object.keys(unitLimits[id])).toEqual(Object.keys(loanLimitValues[id]));
});

test.each(ids)('%s grows with the homes as the agencies have it: 1.28, 1.548 and 1.923 times the limit for one', (id) => {
  for (const [year, one] of Object.entries(loanLimitValues[id])) {
    const limits = unitLimits[id][Number(year)] ?? [0, 0, 0];
    for (const [index, ratio] of [1.2802, 1.5475, 1.9232].entries()) expect((limits[index] ?? 0) / one).toBeCloseTo(ratio, 2);
  }
});
