import type { Fields } from './fields.ts';

/** The loan terms on offer, in years. */
export const termChoicesYears = [15, 20, 25, 30] as const;

/** How far amounts go, in dollars. The upper end keeps a slip of the keyboard readable. */
export const dollarLimits = { min: 0, max: 100_000_000, decimals: 2 } as const;

/** How far rates go, in percent a year. */
export const rateLimits = { min: 0, max: 30, decimals: 3 } as const;

/** The example that calculators about buying a home begin with, and not an offer: $80,000 are 20% of $400,000. */
export const purchaseFields = {
  homePrice: { key: 'price', ...dollarLimits, default: 400_000 },
  downPayment: { key: 'down', ...dollarLimits, default: 80_000 },
} as const satisfies Fields;

/** Rate and term of a loan that is to be, as every calculator about buying a home asks for them: 6.5%, 30 years. */
export const rateAndTermFields = {
  annualRatePercent: { key: 'rate', ...rateLimits, default: 6.5 },
  termYears: { key: 'term', choices: termChoicesYears, default: 30 },
} as const satisfies Fields;

/** Money that a buyer has for the down payment. */
export const moneyDownField = { key: 'down', ...dollarLimits, default: 60_000 } as const;
