import type { Day } from '../../../mortgage/dates/day.ts';
import type { PlanStart } from '../../../mortgage/dates/plan.ts';
import { dayFrom, dayLimits, numberOf } from '../calculators/parts/day-number.ts';
import { complete, type Fields, type Values } from '../calculators/parts/fields.ts';

/** What the planner asks for. It starts from an example, which the page names as one. */
export function plannerFields(example: Day) {
  return {
    from: { key: 'from', choices: ['acceptance', 'closing'], default: 'acceptance' },
    day: { key: 'day', ...dayLimits, default: numberOf(example) },
    inspectionDays: { key: 'inspection', min: 1, max: 60, decimals: 0, default: 10 },
    lockDays: { key: 'lock', choices: [30, 45, 60], default: 45 },
    signingDaysBefore: { key: 'signing', choices: [0, 1, 2], default: 1 },
  } as const satisfies Fields;
}

export type PlannerFields = ReturnType<typeof plannerFields>;

/** What a plan is made from, once every field holds something to plan with. */
export function startOf(values: Values<PlannerFields>): PlanStart | undefined {
  const filledIn = complete(values);
  const day = dayFrom(filledIn?.day);
  return filledIn && day !== undefined ? { ...filledIn, day } : undefined;
}
