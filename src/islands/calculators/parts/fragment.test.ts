import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordabilityFields } from '../affordability/affordability-fields.ts';
import { type LoanValues, loanFields } from '../loan/loan-fields.ts';
import { downPaymentDollars } from '../payment/payment-fields.ts';
import { refinanceFields } from '../refinance/refinance-fields.ts';
import { defaultValues, type Fields } from './fields.ts';
import { carriesValues, readFragment, writeFragment } from './fragment.ts';

const defaults = defaultValues(loanFields);
const read = (fragment: string) => readFragment('calculator', loanFields, fragment);
const write = (changed: Partial<LoanValues>) => writeFragment('calculator', loanFields, { ...defaults, ...changed });

test('a fragment is read up to 2,000 characters', () => {
  const padded = (length: number) => '#calculator?price=650000&x='.padEnd(length, '0');
  expect([read(padded(2000))?.homePrice, read(padded(2001))?.homePrice]).toEqual([650_000, 400_000]);
});

test('a fragment gives values to the calculator it names and to no other', () => {
  for (const elsewhere of [
    '',
    '#',
    '#how-worked-out',
    '#refinance?rate=5',
    '#?rate=5',
    '?rate=5',
    '#calculator2?rate=5',
    '#x#calculator?rate=5',
  ])
    expect(read(elsewhere), elsewhere).toBeUndefined();
  expect([carriesValues('calculator', '#calculator'), carriesValues('calculator', '#calculator?price=1')]).toEqual([false, true]);
});

describe('writing', () => {
  test('the defaults are the bare anchor', () => {
    expect(write({})).toBe('#calculator');
  });

  test('only what differs from the defaults is written, in plain decimals', () => {
    expect(write({ homePrice: 650_000, downPaymentPercent: 10, annualRatePercent: 6.125, termYears: 15 })).toBe(
      '#calculator?price=650000&downPercent=10&rate=6.125&term=15',
    );
  });

  test('a value beyond its limits is written as the limit, and one that is no number not at all', () => {
    expect(write({ homePrice: 1e12 })).toBe('#calculator?price=100000000');
    expect(write({ homePrice: -1 })).toBe('#calculator?price=0');
    expect(write({ homePrice: Number.NaN, annualRatePercent: Number.POSITIVE_INFINITY })).toBe('#calculator');
  });
});

describe('reading', () => {
  test('what was written is read back', () => {
    const found = read('#calculator?price=650000&downPercent=10&rate=6.125&term=15');
    expect(found).toEqual({ ...defaults, homePrice: 650_000, downPaymentPercent: 10, annualRatePercent: 6.125, termYears: 15 });
  });

  test.each([
    '#calculator',
    '#calculator?',
    '#calculator?price',
    '#calculator?price=',
    '#calculator?=5&&&',
    '#calculator?unknown=1',
    '#calculator?__proto__=1&constructor=2',
    '#calculator?%E0%A4%A',
  ])('%j is every field at its default', (fragment) => expect(read(fragment)).toEqual(defaults));

  test.each([
    'NaN',
    'Infinity',
    '-5',
    '+5',
    '1e5',
    '0x10',
    '5,000',
    '$5',
    ' 5',
    '100000001',
    '5.123',
    '٥',
    '<img src=x onerror=alert(1)>',
    '9'.repeat(400),
  ])('a price of %j is ignored and the rate beside it stands', (price) => {
    expect(read(`#calculator?price=${encodeURIComponent(price)}&rate=5`)).toEqual({ ...defaults, annualRatePercent: 5 });
  });

  test('a term that is not offered is ignored', () => {
    for (const term of ['29', '30.0', '030', 'thirty']) expect(read(`#calculator?term=${term}`)?.termYears).toBe(30);
  });

  test('a fragment of more than 2,000 characters is ignored as a whole', () => {
    expect(read(`#calculator?price=5&pad=${'x'.repeat(2000)}`)).toEqual(defaults);
  });
});

test('an empty field is left out', () => {
  expect(write({ homePrice: undefined, annualRatePercent: 5 })).toBe('#calculator?rate=5');
});

test('closing costs below zero, a lender credit above the costs, are written and read; -0 is a zero', () => {
  const values = { ...defaultValues(refinanceFields), closingCosts: -2000 };
  const readCosts = (fragment: string) => readFragment('refinance', refinanceFields, fragment)?.closingCosts;
  expect(writeFragment('refinance', refinanceFields, values)).toBe('#refinance?costs=-2000');
  expect(['-2000', '-0', '-100001'].map((costs) => readCosts(`#refinance?costs=${costs}`))).toEqual([-2000, 0, 6000]);
});

test('the percentage of a down payment wins over the dollars and follows the price', () => {
  const dollars = (fragment: string) => {
    const values = read(fragment);
    return values && downPaymentDollars(values.homePrice, values);
  };
  expect(dollars('#calculator?price=500000&down=1&downPercent=20')).toBe(100_000);
  expect(dollars('#calculator?price=500000&down=60000')).toBe(60_000);
  expect(dollars('#calculator?price=50000')).toBe(50_000);
});

describe.each([
  ['loan', loanFields],
  ['affordability', affordabilityFields],
  ['refinance', refinanceFields],
] as [string, Fields][])('the fields of the %s', (_, fields) => {
  const someValues = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if ('choices' in field) return [name, fc.constantFrom(...field.choices)];
        const unit = 10 ** field.decimals;
        const values = fc
          .integer({ min: field.min * unit, max: Math.min(2 ** 40, field.max * unit) })
          .map((value) => value / unit);
        return [name, field.default === undefined ? fc.option(values, { nil: undefined }) : values];
      }),
    ),
  );

  test('have keys and defaults that can be read', () => {
    const keys = Object.values(fields).map((field) => field.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const field of Object.values(fields)) {
      if ('choices' in field) expect(field.choices).toContain(field.default);
      else if (field.default !== undefined) expect(field.default >= field.min && field.default <= field.max).toBe(true);
    }
  });

  test('come back from the address as they went, whatever they are', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const fragment = writeFragment('calculator', fields, values as never);
        expect(fragment.length).toBeLessThan(500);
        expect(readFragment('calculator', fields, fragment)).toEqual({ ...defaultValues(fields), ...values });
      }),
    );
  });

  test('never throw and never leave their limits, whatever the fragment', () => {
    const keys = Object.values(fields).map((field) => field.key);
    const pair = fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)));
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pair).map((pairs) => `#calculator?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`),
    );
    fc.assert(
      fc.property(hostile, (fragment) => {
        const found: Record<string, unknown> = readFragment('calculator', fields, fragment) ?? defaultValues(fields);
        for (const [name, field] of Object.entries(fields)) {
          const value = found[name];
          if ('choices' in field) expect(field.choices).toContain(value);
          else if (value !== field.default) {
            expect(typeof value === 'number' && value >= field.min && value <= field.max && !Object.is(value, -0)).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
