import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, parseAmount, parsePercent, printCents, printDollars, printNumber } from './dollars.ts';

describe('printing', () => {
  test('2,022.617675177 is $2,023, and $2,022.62 with cents', () => {
    expect(printDollars(2022.617675177)).toBe('$2,023');
    expect(printCents(2022.617675177)).toBe('$2,022.62');
  });

  test('a zero never has a minus sign', () => {
    expect([0, -0, -0.4, -1e-12].map(printDollars)).toEqual(['$0', '$0', '$0', '$0']);
    expect([0, -0, -0.004].map(printCents)).toEqual(['$0.00', '$0.00', '$0.00']);
  });

  test('an amount that rounds to nothing is a plain zero', () => {
    expect(apportion([-0, 1], 1)).toEqual([0, 1]);
  });

  test('a loss keeps its minus sign', () => {
    expect(printDollars(-1250)).toBe('-$1,250');
  });

  test('every amount is printed as Intl prints it once it is rounded', () => {
    const cents = fc.integer({ min: -1e15, max: 1e15 });
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(cents, (amount) => {
        expect(printDollars(amount)).toBe(dollars.format(amount));
        expect(printCents(amount / 100)).toBe(withCents.format(amount / 100));
        expect(printNumber(Math.abs(amount) / 1000, 3)).toBe(
          (Math.abs(amount) / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 }),
        );
      }),
    );
  });

  test('what is no number is a dash', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(printDollars)).toEqual(['–', '–']);
    expect(printCents(Number.NaN)).toBe('–');
  });

  test('half a cent goes up', () => {
    expect([0.125, -0.125].map(printCents)).toEqual(['$0.13', '-$0.13']);
  });
});

describe('reading an amount', () => {
  test.each([
    ['400,000', 400_000],
    ['$400,000', 400_000],
    [' $ 400 000 ', 400_000],
    ['400k', 400_000],
    ['1.2M', 1_200_000],
    ['12.50', 12.5],
    ['5.', 5],
    ['.5', 0.5],
    ['0', 0],
    ['-5', -5],
    ['-$5', -5],
    ['−5', -5],
    ['400.000', 400_000],
    ['$1.250.000', 1_250_000],
    ['1.239', 1239],
    ['-2.000', -2000],
    ['400.000,50', 400_000.5],
    ['0.125', 0.125],
    ['1200.125', 1200.125],
    ['1.250m', 1_250_000],
    ['400,000.000', 400_000],
  ])('%j is %d', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  test.each(['', '   ', '$', '-', '.', 'abc', '1.2.3', '4e5', '0x10', 'k', 'NaN', 'Infinity', '5%'])('%j is no amount', (typed) =>
    expect(parseAmount(typed)).toBeUndefined(),
  );

  test('four hundred nines are finite, and -0 is 0', () => {
    expect(parseAmount('9'.repeat(400))).toBe(Number.MAX_VALUE);
    expect(parseAmount('-0')).toBe(0);
  });

  test('what printDollars prints is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(parseAmount(printDollars(amount))).toBe(amount);
      }),
    );
  });
});

describe('reading a percentage', () => {
  test.each([
    ['6.5', 6.5],
    ['6.5%', 6.5],
    ['6,5 %', 6.5],
    ['100', 100],
    ['3.', 3],
    ['-1', -1],
  ])('%j is %d', (typed, percent) => expect(parsePercent(typed)).toBe(percent));

  test.each(['', '%', 'six', '6.5.1', '$6'])('%j is no percentage', (typed) => expect(parsePercent(typed)).toBeUndefined());
});

describe('parts of a shown total', () => {
  test('of 0.5, 0.5 and 0.5 show 1, 1 and 0, where the total of 1.5 shows 2', () => {
    expect(apportion([0.5, 0.5, 0.5], 2)).toEqual([1, 1, 0]);
    // What goes up is the part nearest to the next whole one, however large the others are.
    expect(apportion([10.2, 3.7, 0.1], 14)).toEqual([10, 4, 0]);
  });

  test('always add up to the rounded total, and none is moved by a dollar or more', () => {
    const amounts = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 8 });
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    fc.assert(
      fc.property(amounts, (parts) => {
        const total = Math.round(sum(parts));
        const rounded = apportion(parts, total);
        expect(sum(rounded)).toBe(total);
        for (const [index, part] of parts.entries()) expect(Math.abs((rounded[index] ?? 0) - part)).toBeLessThan(1);
      }),
    );
  });
});
