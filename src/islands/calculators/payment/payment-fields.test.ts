import { describe, expect, it } from 'vitest';
import { defaultValues } from '../parts/fields.ts';
import { askedLoan, downPaymentDollars, paymentFields } from './payment-fields.ts';

it('takes dollars up to the price, and a percentage of the price', () => {
  expect(downPaymentDollars(400_000, { downPayment: 80_000, downPaymentPercent: undefined })).toBe(80_000);
  expect(downPaymentDollars(50_000, { downPayment: 80_000, downPaymentPercent: undefined })).toBe(50_000);
  expect(downPaymentDollars(400_000, { downPayment: undefined, downPaymentPercent: 3.5 })).toBe(14_000);
  expect(downPaymentDollars(400_000, { downPayment: undefined, downPaymentPercent: 100 })).toBe(400_000);
});

it('lets the percentage win where an address gives both', () => {
  expect(downPaymentDollars(400_000, { downPayment: 80_000, downPaymentPercent: 10 })).toBe(40_000);
});

it('is no down payment while the price or the down payment is missing', () => {
  expect(downPaymentDollars(undefined, { downPayment: 80_000, downPaymentPercent: undefined })).toBeUndefined();
  expect(downPaymentDollars(400_000, { downPayment: undefined, downPaymentPercent: undefined })).toBeUndefined();
});

describe('the loan that is asked about', () => {
  const defaults = defaultValues(paymentFields);

  it('is $400,000 with $80,000 down at 6.5% over 30 years to begin with', () => {
    expect(askedLoan(defaults)).toEqual({ homePrice: 400_000, downPayment: 80_000, annualRatePercent: 6.5, termYears: 30 });
  });

  it.each(['homePrice', 'downPayment', 'annualRatePercent'] as const)('is none without %s', (name) => {
    expect(askedLoan({ ...defaults, [name]: undefined })).toBeUndefined();
  });
});
