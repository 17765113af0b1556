import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultValues } from '../parts/fields.ts';
import { readFragment } from '../parts/fragment.ts';
import { type LoanValues, loanFields } from './loan-fields.ts';
import { loanResults } from './loan-results.ts';

const defaults = defaultValues(loanFields);

/** The results of values of which none is missing. */
function resultsOf(values: LoanValues) {
  const results = loanResults(values);
  if (!results?.monthlyCost) throw new Error('A value is missing.');
  return { ...results, monthlyCost: results.monthlyCost };
}

describe('what the defaults come to', () => {
  const results = resultsOf(defaults);

  test('is $2,022.62 a month, 360 rows, no mortgage insurance and no extra payments', () => {
    expect(results.estimate.monthlyPayment).toBeCloseTo(2022.62, 2);
    expect(results.schedule).toHaveLength(360);
    expect([results.insurance, results.extra]).toEqual([undefined, undefined]);
  });
});

test('$200 extra a month saves $105,427.85, and only then is there a saving to show', () => {
  expect(resultsOf({ ...defaults, extraMonthly: 200 }).extra?.interestSavedCents).toBe(105_427_85);
  expect(resultsOf({ ...defaults, extraOnce: 5000 }).extra?.rows[11]?.extraCents).toBe(5000_00);
});

test('a single extra payment is made in the month that was asked for, and in no other', () => {
  for (const month of [1, 12, 30]) {
    const rows = resultsOf({ ...defaults, extraOnce: 5000, extraOnceMonth: month }).extra?.rows ?? [];
    expect(rows.filter(({ extraCents }) => extraCents > 0).map((row) => row.month)).toEqual([month]);
  }
});

test('10% typed as a percentage brings insurance that may end after 95 payments, sooner with extra payments', () => {
  const tenPercent = { ...defaults, downPaymentPercent: 10 };
  expect(resultsOf(tenPercent).insurance?.requestAfterPayments).toBe(95);
  expect(resultsOf({ ...tenPercent, extraMonthly: 500 }).insurance).toMatchObject({
    requestAfterPayments: 44,
    automaticAfterPayments: 109,
  });
});

test('an extra payment of 50 cents counts, each month or once, and without any the insurance keeps to the schedule', () => {
  const values = { ...defaults, downPayment: 40_000 };
  expect(resultsOf({ ...values, extraMonthly: 0.5 }).extra).toBeDefined();
  expect(resultsOf({ ...values, extraOnce: 0.5 }).extra).toBeDefined();
  // Here a ledger of whole cents would be a payment ahead.
  const tie = { ...values, homePrice: 100_111, downPayment: 10_011, annualRatePercent: 0 };
  expect(resultsOf(tie).insurance?.requestAfterPayments).toBe(41);
});

test.each(['price=0', 'price=100000000&rate=30', 'rate=0', 'rate=0.01', 'rate=25&term=15', 'down=100000000', 'price=1&down=0'])(
  'the extreme %s gives only finite figures of 0 or more',
  (query) => {
    const { estimate, monthlyCost, schedule } = resultsOf(
      readFragment('calculator', loanFields, `#calculator?${query}`) ?? defaults,
    );
    const figures = [estimate, monthlyCost, ...schedule].flatMap((part) => Object.values(part));
    for (const figure of figures) {
      if (typeof figure === 'number') expect(Number.isFinite(figure) && figure >= 0 && !Object.is(figure, -0)).toBe(true);
    }
  },
);

test('the monthly payment of the estimate and of the full cost are the same for all values', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.nat(3000), (homePrice, downPayment, hundredths) => {
      const { estimate, monthlyCost, schedule } = resultsOf({
        ...defaults,
        homePrice,
        downPayment,
        annualRatePercent: hundredths / 100,
      });
      expect(monthlyCost.principalAndInterest).toBe(estimate.monthlyPayment);
      expect(schedule.reduce((sum, row) => sum + row.principalCents, 0)).toBe(estimate.loanAmount * 100);
    }),
  );
});

test.each(['homePrice', 'downPayment', 'annualRatePercent'] as const)('without %s there are no results', (name) => {
  expect(loanResults({ ...defaults, [name]: undefined })).toBeUndefined();
});

test.each(['propertyTaxPercent', 'annualHomeInsurance', 'monthlyHoa'] as const)('without %s there is no monthly cost', (name) => {
  const results = loanResults({ ...defaults, [name]: undefined });
  expect(results?.monthlyCost).toBeUndefined();
  expect(results?.estimate).toBeDefined();
});

test('without the rate of private insurance there is no monthly cost', () => {
  const results = loanResults({ ...defaults, privateInsurancePercent: undefined });
  expect(results?.estimate.monthlyPayment).toBeCloseTo(2022.617675, 6);
  expect(results?.monthlyCost).toBeUndefined();
});

test('the percentage alone is a down payment', () => {
  const values = { ...defaults, downPayment: undefined, downPaymentPercent: 10 };
  expect(resultsOf(values).estimate.downPayment).toBe(40_000);
});

test('empty fields of extra payments are none', () => {
  expect(resultsOf({ ...defaults, extraMonthly: undefined, extraOnce: undefined }).extra).toBeUndefined();
  expect(resultsOf({ ...defaults, extraOnce: 5000, extraOnceMonth: undefined }).extra).toBeUndefined();
});
