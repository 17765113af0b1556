import type { Disagreement } from './disagreement.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/** Where an estimate does not agree with itself. */
export function disagreements({ sections, totalLoanCosts }: LoanEstimate): readonly Disagreement[] {
  const parts = [sections.A, sections.B, sections.C].map(({ total }) => total?.value);
  if (!totalLoanCosts || parts.some((part) => part === undefined)) return [];
  const workedOut = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return workedOut === totalLoanCosts.value
    ? []
    : [{ what: 'D. Total Loan Costs', printed: totalLoanCosts.value, from: 'A + B + C', workedOut, unit: 'dollars' }];
}
