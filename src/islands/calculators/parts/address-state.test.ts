import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordabilityFields } from '../affordability/affordability-state.ts';
import { refinanceFields } from '../refinance/refinance-state.ts';
import { type AddressFields, decodeState, defaultState, encodeState } from './address-state.ts';
import { calculatorFields, downPaymentOf } from './calculator-state.ts';

const defaults = defaultState(calculatorFields);
const decode = (fragment: string) => decodeState(calculatorFields, fragment);
const encode = (change: Partial<typeof defaults>) => encodeState('calculator', calculatorFields, { ...defaults, ...change });

test('a fragment is read up to 2,000 characters, and without an id before its question mark', () => {
  const padded = (length: number) => '#calculator?price=650000&x='.padEnd(length, '0');
  expect([decode(padded(2000)).homePrice, decode(padded(2001)).homePrice]).toEqual([650_000, 400_000]);
  expect(decode('?price=650000').homePrice).toBe(650_000);
});

describe('writing', () => {
  test('the default state is the bare anchor', () => {
    expect(encode({})).toBe('#calculator');
  });

  test('only what differs from the defaults is written, in plain decimals', () => {
    expect(encode({ homePrice: 650_000, downPaymentPercent: 10, annualRatePercent: 6.125, termYears: 15 })).toBe(
      '#calculator?price=650000&downPercent=10&rate=6.125&term=15',
    );
  });

  test('a value beyond its limits is written as the limit, and one that is no number not at all', () => {
    expect(encode({ homePrice: 1e12 })).toBe('#calculator?price=100000000');
    expect(encode({ homePrice: -1 })).toBe('#calculator?price=0');
    expect(encode({ homePrice: Number.NaN, annualRatePercent: Number.POSITIVE_INFINITY })).toBe('#calculator');
  });

  test('a VA exemption never reaches the address', () => {
    expect(encode({ vaUse: 'exempt' as 'first' })).toBe('#calculator');
    expect(decode('#calculator?va=exempt').vaUse).toBe('first');
  });
});

describe('reading', () => {
  test('what was written is read back, with or without the number sign', () => {
    const read = decode('#calculator?price=650000&downPercent=10&rate=6.125&term=15');
    expect(read).toEqual({ ...defaults, homePrice: 650_000, downPaymentPercent: 10, annualRatePercent: 6.125, termYears: 15 });
    expect(decode('calculator?price=650000').homePrice).toBe(650_000);
  });

  test.each([
    '',
    '#',
    '#calculator',
    '#calculator?',
    '#calculator?price',
    '#calculator?price=',
    '#calculator?=5&&&',
    '#calculator?unknown=1',
    '#calculator?__proto__=1&constructor=2',
    '#calculator?%E0%A4%A',
  ])('%j is the default state', (fragment) => expect(decode(fragment)).toEqual(defaults));

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
    const read = decode(`#calculator?price=${encodeURIComponent(price)}&rate=5`);
    expect(read).toEqual({ ...defaults, annualRatePercent: 5 });
  });

  test('a term that is not offered is ignored', () => {
    for (const term of ['29', '30.0', '030', 'thirty']) expect(decode(`#calculator?term=${term}`).termYears).toBe(30);
  });

  test('a fragment of more than 2,000 characters is ignored as a whole', () => {
    expect(decode(`#calculator?price=5&pad=${'x'.repeat(2000)}`)).toEqual(defaults);
  });
});

test('closing costs below zero, a lender credit above the costs, are written and read; -0 is a zero', () => {
  const state = { ...defaultState(refinanceFields), closingCosts: -2000 };
  const fragment = encodeState('refinance', refinanceFields, state);
  expect(fragment).toBe('#refinance?costs=-2000');
  expect(decodeState(refinanceFields, fragment)).toEqual(state);
  expect(decodeState(refinanceFields, '#refinance?costs=-0').closingCosts).toBe(0);
  expect(decodeState(refinanceFields, '#refinance?costs=-100001').closingCosts).toBe(6000);
});

test('the percentage of a down payment wins over the dollars and follows the price', () => {
  expect(downPaymentOf(decode('#calculator?price=500000&down=1&downPercent=20'))).toBe(100_000);
  expect(downPaymentOf(decode('#calculator?price=500000&down=60000'))).toBe(60_000);
  expect(downPaymentOf(decode('#calculator?price=50000'))).toBe(50_000);
});

describe.each([
  ['calculator', calculatorFields],
  ['affordability', affordabilityFields],
  ['refinance', refinanceFields],
] as [string, AddressFields][])('the fields of the %s', (_, fields) => {
  const state = fc.record(
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

  test('come back from the address as they went, whatever the state', () => {
    fc.assert(
      fc.property(state, (values) => {
        const fragment = encodeState('tool', fields, values as never);
        expect(fragment.length).toBeLessThan(500);
        expect(decodeState(fields, fragment)).toEqual({ ...defaultState(fields), ...values });
      }),
    );
  });

  test('never throw and never leave their limits, whatever the fragment', () => {
    const keys = Object.values(fields).map((field) => field.key);
    const pair = fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)));
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pair).map((pairs) => `#tool?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`),
    );
    fc.assert(
      fc.property(hostile, (fragment) => {
        const read: Record<string, unknown> = decodeState(fields, fragment);
        for (const [name, field] of Object.entries(fields)) {
          const value = read[name];
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
