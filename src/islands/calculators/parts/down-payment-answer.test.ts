import { expect, it } from 'vitest';
import { countedDownPayment } from './down-payment-answer.ts';

it('counts dollars up to the price, and a percentage of the price', () => {
  expect(countedDownPayment(400_000, { downPayment: 80_000, downPaymentPercent: undefined })).toBe(80_000);
  expect(countedDownPayment(50_000, { downPayment: 80_000, downPaymentPercent: undefined })).toBe(50_000);
  expect(countedDownPayment(400_000, { downPayment: undefined, downPaymentPercent: 3.5 })).toBe(14_000);
  expect(countedDownPayment(400_000, { downPayment: undefined, downPaymentPercent: 100 })).toBe(400_000);
});

it('lets the percentage win where an address gives both', () => {
  expect(countedDownPayment(400_000, { downPayment: 80_000, downPaymentPercent: 10 })).toBe(40_000);
});

it('counts nothing while the price or the down payment is missing', () => {
  expect(countedDownPayment(undefined, { downPayment: 80_000, downPaymentPercent: undefined })).toBeUndefined();
  expect(countedDownPayment(400_000, { downPayment: undefined, downPaymentPercent: undefined })).toBeUndefined();
});
