import { expect, test } from 'vitest';
import { affordabilityFields } from '../affordability/affordability-fields.ts';
import { loanFields } from '../loan/loan-fields.ts';
import { refinanceFields } from '../refinance/refinance-fields.ts';
import { complete, defaultValues, type Fields } from './fields.ts';
import { readFragment, writeFragment } from './fragment.ts';
import { termChoicesYears } from './loan-terms.ts';

/** Of a field: what it starts with, the least and the most it takes, and its decimals. */
type Row = readonly [start: number | undefined, least: number, most: number, decimals: number];

const buying: Readonly<Record<string, Row>> = {
  annualRatePercent: [6.5, 0, 30, 3],
  propertyTaxPercent: [loanFields.propertyTaxPercent.default, 0, 5, 3],
  annualHomeInsurance: [loanFields.annualHomeInsurance.default, 0, 100_000, 2],
  monthlyHoa: [0, 0, 20_000, 2],
  privateInsurancePercent: [loanFields.privateInsurancePercent.default, 0, 5, 3],
};

const calculators: readonly (readonly [calculator: string, fields: Fields, rows: Readonly<Record<string, Row>>])[] = [
  [
    'loan',
    loanFields,
    {
      ...buying,
      homePrice: [400_000, 0, 100_000_000, 2],
      downPayment: [80_000, 0, 100_000_000, 2],
      downPaymentPercent: [undefined, 0, 100, 3],
      extraMonthly: [0, 0, 1_000_000, 2],
      extraOnce: [0, 0, 100_000_000, 2],
      extraOnceMonth: [12, 1, 360, 0],
    },
  ],
  [
    'affordability',
    affordabilityFields,
    {
      ...buying,
      annualIncome: [120_000, 0, 100_000_000, 2],
      monthlyDebts: [500, 0, 100_000_000, 2],
      downPayment: [60_000, 0, 100_000_000, 2],
    },
  ],
  [
    'refinance',
    refinanceFields,
    {
      balance: [320_000, 0, 100_000_000, 2],
      currentRatePercent: [7.25, 0, 30, 3],
      remainingMonths: [324, 1, 480, 0],
      newRatePercent: [6.5, 0, 30, 3],
      closingCosts: [6000, -100_000, 100_000_000, 2],
    },
  ],
];

test.each(calculators)(
  'every field of the %s calculator starts where it should, takes what it should, and no more',
  (_, fields, rows) => {
    const read = (name: string, value: number) => {
      const field = fields[name] as Fields[string];
      return readFragment('x', { [name]: { ...field, default: 'refused' } as never }, `#x?${field.key}=${value}`)?.[name];
    };
    const numbers = Object.entries(fields).filter(([, field]) => !('choices' in field));
    expect(numbers.map(([name]) => name).sort()).toEqual(Object.keys(rows).sort());
    for (const [name, [start, least, most, decimals]] of Object.entries(rows)) {
      expect(fields[name]?.default, name).toBe(start);
      const step = 1 / 10 ** decimals;
      const values = [least, most, least - 1, most + 1, least + step, least + step / 10];
      expect(
        values.map((value) => read(name, value)),
        name,
      ).toEqual([least, most, 'refused', 'refused', least + step, 'refused']);
    }
  },
);

test('the terms are 15, 20, 25 and 30 years', () => {
  expect(termChoicesYears).toEqual([15, 20, 25, 30]);
});

test('an amount beyond its field is written as the most it takes', () => {
  expect(writeFragment('x', { dues: loanFields.monthlyHoa }, { dues: 1e9 })).toBe('#x?hoa=20000');
});

test('values are complete when none is missing', () => {
  const values = defaultValues(refinanceFields);
  expect(complete(values)).toBe(values);
  expect(complete({ ...values, closingCosts: undefined })).toBeUndefined();
});
