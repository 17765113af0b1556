import { termMonths } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { figureValues } from '../figures/values.ts';

export interface FhaLoan {
  /** Dollars borrowed before the upfront premium is added: the amount every FHA percentage refers to. */
  readonly baseLoan: number;
  /** Dollars: the lesser of price and appraised value. */
  readonly homeValue: number;
  readonly termYears: number;
}

export interface FhaAnnualPremium {
  /** Percent a year of the base loan's balance. */
  readonly annualPercent: number;
  /** Months for which it is charged; equal to the term when it never ends before the loan. */
  readonly months: number;
}

/**
 * Rate and duration of the FHA annual premium for loans since March 20, 2023 (HUD Mortgagee Letter 2023-05; durations of
 * Mortgagee Letter 2013-04). It lasts 11 years when the loan is 90% of the value or less at the start, and the whole term above:
 * it does not end at 78% or 80%, as private insurance does and as much public code has it.
 */
export function fhaAnnualPremium(loan: FhaLoan): FhaAnnualPremium {
  const months = termMonths(loan.termYears);
  const limitedMonths = Math.min(months, figureValues['fha-premium-years'] * 12);
  return {
    annualPercent: figureValues[premiumCell(loan, months)],
    months: atMost(loan, 90) ? limitedMonths : months,
  };
}

function premiumCell(loan: FhaLoan, months: number) {
  const larger = exceeds(loan.baseLoan, figureValues['fha-premium-loan-threshold']);
  if (months > 180) {
    if (larger) return atMost(loan, 95) ? 'fha-annual-premium-larger-loan' : 'fha-annual-premium-larger-loan-high-ltv';
    return atMost(loan, 95) ? 'fha-annual-premium' : 'fha-annual-premium-high-ltv';
  }
  if (!larger) return atMost(loan, 90) ? 'fha-annual-premium-short-term' : 'fha-annual-premium-short-term-high-ltv';
  if (atMost(loan, 78)) return 'fha-annual-premium-short-term-larger-loan';
  return atMost(loan, 90)
    ? 'fha-annual-premium-short-term-larger-loan-mid-ltv'
    : 'fha-annual-premium-short-term-larger-loan-high-ltv';
}

// Compared as products: 386,000 / 400,000 is 0.965 only nearly.
function atMost({ baseLoan, homeValue }: FhaLoan, loanToValuePercent: number): boolean {
  return !exceeds(baseLoan * 100, homeValue * loanToValuePercent);
}
