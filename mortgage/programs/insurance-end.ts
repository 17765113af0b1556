import type { LoanTerms } from '../loan/payment.ts';
import { fhaAnnualPremium } from './fha.ts';
import { type InsuranceTimeline, insuranceTimeline } from './private-mortgage-insurance.ts';
import { firstMonthInsurance, type Program, type ProgramLoan } from './programs.ts';

/** When monthly mortgage insurance ends, in payments made. */
export type InsuranceEnd =
  | { readonly kind: 'none' }
  | { readonly kind: 'private'; readonly timeline: InsuranceTimeline }
  | { readonly kind: 'after-payments'; readonly payments: number }
  | { readonly kind: 'whole-term' };

/** When the insurance of a loan under a program ends if nobody asks and the payments go by the schedule. */
export function insuranceEnd(program: Program, homeValue: number, loan: ProgramLoan, terms: LoanTerms): InsuranceEnd {
  if (loan.baseLoan === 0 || loan.insuranceAnnualPercent === 0) return { kind: 'none' };
  if (program === 'fha') {
    const { months } = fhaAnnualPremium({ baseLoan: loan.baseLoan, homeValue, termYears: terms.termYears });
    return months < Math.round(terms.termYears * 12) ? { kind: 'after-payments', payments: months } : { kind: 'whole-term' };
  }
  const timeline = program === 'conventional' ? insuranceTimeline({ ...terms, originalValue: homeValue }) : undefined;
  return timeline ? { kind: 'private', timeline } : { kind: 'whole-term' };
}

/**
 * The premium of each month that is insured, in dollars, unrounded; `balances` are those before each payment. A private premium is
 * level. FHA's and USDA's follow the balance: charged here on the balance before the payment, where the agencies recompute once
 * a year on the average balance of that year; over a year the two come to the same within a dollar or two.
 */
export function insurancePremiums(loan: ProgramLoan, end: InsuranceEnd, balances: readonly number[]): number[] {
  const first = firstMonthInsurance(loan);
  switch (end.kind) {
    case 'none':
      return [];
    case 'private':
      return balances.slice(0, end.timeline.automaticAfterPayments).map(() => first);
    case 'after-payments':
      return balances.slice(0, end.payments).map((balance) => (first * balance) / loan.loanAmount);
    case 'whole-term':
      return balances.map((balance) => (first * balance) / loan.loanAmount);
  }
}
