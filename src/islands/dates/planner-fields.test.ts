import { expect, test } from 'vitest';
import { dayFrom, numberOf } from '../calculators/parts/day-number.ts';
import { defaultValues } from '../calculators/parts/fields.ts';
import { readFragment, writeFragment } from '../calculators/parts/fragment.ts';
import { plannerFields, startOf } from './planner-fields.ts';

const fields = plannerFields('2027-01-11');

test('a day goes into a number and comes back', () => {
  expect(numberOf('2027-01-11')).toBe(20_270_111);
  expect(dayFrom(20_270_111)).toBe('2027-01-11');
});

test.each([20_270_231, 20_271_301, 20_270_100, 2027, 0, Number.NaN, undefined])('%s is no day', (number) => {
  expect(dayFrom(number)).toBeUndefined();
});

test('the address holds what differs from the example, and gives it back', () => {
  const values = { ...defaultValues(fields), from: 'closing', day: 20_270_226, lockDays: 60 } as const;
  const fragment = writeFragment('dates', fields, values);
  expect(fragment).toBe('#dates?from=closing&day=20270226&lock=60');
  expect(readFragment('dates', fields, fragment)).toEqual(values);
});

test('there is a plan to make once every field holds something', () => {
  const values = defaultValues(fields);
  expect(startOf(values)).toMatchObject({ from: 'acceptance', day: '2027-01-11', inspectionDays: 10 });
  expect(startOf({ ...values, day: 20_270_231 })).toBeUndefined();
  expect(startOf({ ...values, inspectionDays: undefined })).toBeUndefined();
});
