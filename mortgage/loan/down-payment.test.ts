import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  belowTwentyPercent,
  clampDownPayment,
  downPaymentFromPercent,
  downPaymentPercent,
  printDownPaymentPercent,
} from './down-payment.ts';

const prices = fc.integer({ min: 1, max: 100_000_000 });

describe('the percentage shown', () => {
  test('is 20 for $80,000 of $400,000, printed 20.0%', () => {
    expect(downPaymentPercent(400_000, 80_000)).toBe(20);
    expect(printDownPaymentPercent(400_000, 80_000)).toBe('20.0%');
  });

  test('stays at 19.9 for $79,999 of $400,000, because mortgage insurance still applies', () => {
    expect(downPaymentPercent(400_000, 79_999)).toBe(19.9);
  });

  test('never reads 20.0 below 20%, nor less than 20.0 from there', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: -50, max: 50 }), (price, offset) => {
        const down = Math.max(0, Math.min(price, Math.round(price / 5) + offset));
        expect(downPaymentPercent(price, down) >= 20).toBe(!belowTwentyPercent(price, down));
      }),
    );
  });

  test('is rounded half up to one decimal', () => {
    expect(downPaymentPercent(400_000, 49_000)).toBe(12.3);
    expect(downPaymentPercent(400_000, 14_000)).toBe(3.5);
  });

  test('is 0 when the price is 0 or less, and 100 for more than the price', () => {
    expect(downPaymentPercent(0, 80_000)).toBe(0);
    expect(downPaymentPercent(-1, 80_000)).toBe(0);
    expect(downPaymentPercent(400_000, 400_001)).toBe(100);
    expect(downPaymentPercent(400_000, -5)).toBe(0);
  });
});

describe('dollars', () => {
  test('are kept between 0 and the price', () => {
    expect([-1, 5, 11, Number.NaN].map((typed) => clampDownPayment(10, typed))).toEqual([0, 5, 10, 0]);
  });

  test('for 20% of $400,001 are $80,001, so that no mortgage insurance is left', () => {
    expect(downPaymentFromPercent(400_001, 20)).toBe(80_001);
  });

  test('for 3.5% and 3.3% of $400,000 are $14,000 and $13,200, not a dollar more', () => {
    expect(downPaymentFromPercent(400_000, 3.5)).toBe(14_000);
    expect(downPaymentFromPercent(400_000, 3.3)).toBe(13_200);
    expect(downPaymentFromPercent(266_654.4, 62.5)).toBe(166_659);
  });

  test('for 1.005% of $1,000,000 are $10,050, although a thousand times 1.005 is a hair below 1005 in a double', () => {
    expect(downPaymentFromPercent(1_000_000, 1.005)).toBe(10_050);
  });

  test('for a percentage read back as that percentage, to the tenth, in every price from $20,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 100_000_000 }), fc.integer({ min: 0, max: 1000 }), (price, tenths) => {
        expect(downPaymentPercent(price, downPaymentFromPercent(price, tenths / 10))).toBe(tenths / 10);
      }),
    );
  });
});
