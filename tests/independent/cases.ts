import fc from 'fast-check';
import { vi } from 'vitest';

// Sixty digits take a second or two, and more on a busy machine; nothing here waits.
vi.setConfig({ testTimeout: 120_000 });

/** The same cases every time; `INDEPENDENT_SEED=1 npx vitest …` tries others. A failure prints seed and path. */
const { INDEPENDENT_SEED: seed = '20261121' } = process.env;

/** How many cases every comparison tries at least, its seams among them. */
const leastCases = 300;

/** Tries a comparison on generated cases, the named ones first. */
export function compare<T>(
  cases: fc.Arbitrary<T>,
  check: (given: T) => void,
  named: readonly T[] = [],
  numRuns = leastCases,
): void {
  fc.assert(fc.property(cases, check), {
    seed: Number(seed),
    numRuns: numRuns + named.length,
    examples: named.map((given) => [given]),
    verbose: fc.VerbosityLevel.None,
  });
}

/** Dollars and cents without the noise of binary fractions: what a person would type. */
function dollars(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100);
}

/** Yearly rates in percent. Multiples of 1.2 give a month's interest that ends on half a cent; next to 0% the textbook formula breaks. */
export const rates = fc.oneof(
  fc.constantFrom(0, 1e-12, 1e-9, 1e-7, 1e-5, 0.001, 0.01),
  fc.constantFrom(1.2, 2.4, 3, 4.8, 6, 7.2, 9, 12),
  fc.constantFrom(3.875, 5.625, 6.375, 6.5, 7.25),
  fc.integer({ min: 1, max: 15_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: 15_000, max: 40_000 }).map((thousandths) => thousandths / 1000),
);

/** Terms in months: those of the calculator, odd ones, the shortest and the longest. */
export const terms = fc.oneof(
  fc.constantFrom(180, 240, 300, 360),
  fc.constantFrom(1, 2, 11, 12, 13, 119, 137, 179, 181, 281, 359, 361, 480),
  fc.integer({ min: 1, max: 480 }),
);

/** Loans in dollars: none, the smallest, those at a threshold and a cent beside it, whole dollars and cents. */
export const loans = fc.oneof(
  fc.constantFrom(0, 0.01, 0.5, 1, 100, 123_457, 320_000, 427_500),
  fc
    .tuple(fc.constantFrom(541_287, 726_200, 832_750, 1_063_750), fc.constantFrom(-0.01, 0, 0.01))
    .map(([at, off]) => sum(at, off)),
  fc.integer({ min: 1, max: 2_000_000 }),
  dollars(1, 2_000_000),
);

function sum(one: number, other: number): number {
  return Math.round((one + other) * 100) / 100;
}

/** A price and what is paid down, in dollars and cents. */
export interface PriceAndDown {
  readonly price: number;
  readonly down: number;
}

/** Shares of the price, in ten-thousandths, at which a rule changes. */
const seamShares = [0, 300, 350, 500, 1000, 1999, 2000, 2001, 2200, 2500, 10_000];

/** Down payments that are exactly a share at which a rule changes, or a cent beside it. */
const atShare = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(...seamShares), fc.constantFrom(-1, 0, 0, 1))
  .map(([tens, share, cent]) => ({
    price: tens * 10,
    down: Math.max(0, Math.min(tens * 1000, (tens * share) / 10 + cent) / 100),
  }));

/** Down payments whose loan is exactly a threshold, or a cent beside it. */
const atThreshold = fc
  .tuple(
    fc.constantFrom(541_287, 726_200, 832_750, 1_063_750),
    fc.integer({ min: 0, max: 400_000 }),
    fc.constantFrom(-0.01, 0, 0.01),
  )
  .map(([loan, down, off]) => ({ price: sum(loan + down, off), down }));

const anyDown = fc
  .tuple(dollars(0, 2_000_000), fc.integer({ min: 0, max: 10_000 }))
  .map(([price, share]) => ({ price, down: Math.round((price * share) / 100) / 100 }));

/** Prices with down payments, half of them at a seam. */
export const purchases: fc.Arbitrary<PriceAndDown> = fc.oneof(atShare, atThreshold, anyDown, fc.constant({ price: 0, down: 0 }));

/** A purchase that needs mortgage insurance, or just does not. */
export const insuredPurchases: fc.Arbitrary<PriceAndDown> = fc.oneof(
  atShare,
  fc.tuple(dollars(50_000, 2_000_000), fc.integer({ min: 0, max: 2100 })).map(([price, share]) => ({
    price,
    down: Math.round((price * share) / 100) / 100,
  })),
);

/** Dollars paid beyond what is due. */
export interface ExtraCase {
  readonly monthly?: number;
  readonly once?: { readonly month: number; readonly amount: number };
}

/** Money paid beyond what is due: none, some each month, more than is owed, once early, late or never. */
export const extras: fc.Arbitrary<ExtraCase> = fc.oneof(
  fc.constant({}),
  fc.record({ monthly: fc.oneof(fc.constantFrom(0, 0.01, 100, 200, 1e7), dollars(0, 3000)) }),
  fc.record({
    monthly: dollars(0, 500),
    once: fc.record({
      month: fc.constantFrom(1, 2, 12, 60, 180, 500),
      amount: fc.oneof(fc.constantFrom(0, 0.01, 1e7), dollars(1, 90_000)),
    }),
  }),
);
