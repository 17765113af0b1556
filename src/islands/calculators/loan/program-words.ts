import { printDuration } from '../../../../mortgage/amounts/calendar.ts';
import { printDollars, printNumber } from '../../../../mortgage/amounts/dollars.ts';
import type { InsuranceTimeline } from '../../../../mortgage/programs/private-mortgage-insurance.ts';
import type { InsuranceEnd, ProgramEstimate } from '../../../../mortgage/programs/program-comparison.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';

export const programNames: Record<Program, string> = {
  conventional: 'Conventional loan',
  fha: 'FHA loan',
  va: 'VA loan',
  usda: 'USDA loan',
};

/** What a cell of the comparison says: a figure or a few words, and what limits them. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** Everything the comparison says about one program, in the order of its columns. */
export function programFacts(estimate: ProgramEstimate): readonly Fact[] {
  const { downPayment, downPaymentRaised, upfrontFee, loanAmount, baseLoan, mortgageInsurance } = estimate;
  const feeNote = loanAmount > baseLoan ? 'added to the loan' : 'paid at closing';
  return [
    {
      label: 'Down payment',
      value: printDollars(downPayment),
      note: downPaymentRaised
        ? `raised to the minimum, ${printNumber((downPayment / (downPayment + baseLoan)) * 100, 1)}% of the price`
        : undefined,
    },
    { label: 'Upfront fee', value: printDollars(upfrontFee), note: upfrontFee > 0 ? feeNote : undefined },
    { label: 'Cash to close', value: printDollars(estimate.cashToClose) },
    {
      label: 'Monthly payment',
      value: printDollars(estimate.monthlyPayment),
      note: mortgageInsurance > 0 ? `with ${printDollars(mortgageInsurance)} of insurance` : undefined,
    },
    { label: 'Insurance ends', ...insuranceEnd(estimate.insuranceEnd) },
    { label: 'Five-year cost', value: printDollars(estimate.fiveYearCost) },
    { label: 'Loan limit', ...limitWords(estimate) },
  ];
}

function insuranceEnd(end: InsuranceEnd): Pick<Fact, 'value' | 'note'> {
  switch (end.kind) {
    case 'none':
      return { value: 'None' };
    case 'whole-term':
      return { value: 'With the loan', note: 'charged for the whole term' };
    case 'after-payments':
      return { value: `After ${printDuration(end.payments)}` };
    case 'private':
      return privateInsuranceEnd(end.timeline);
  }
}

function privateInsuranceEnd({ requestAfterPayments, automaticAfterPayments }: InsuranceTimeline): Pick<Fact, 'value' | 'note'> {
  const byItself = printDuration(automaticAfterPayments);
  // At a high rate half of the term passes, which ends the insurance, before the balance allows to ask.
  if (requestAfterPayments >= automaticAfterPayments) return { value: `After ${byItself}`, note: 'by itself' };
  return { value: `After ${printDuration(requestAfterPayments)}`, note: `if you ask; by itself after ${byItself}` };
}

function limitWords({ program, loanLimit, withinLoanLimit }: ProgramEstimate): Pick<Fact, 'value' | 'note'> {
  if (loanLimit === undefined) {
    return { value: 'None', note: program === 'va' ? 'with full entitlement' : 'but limits on income and area' };
  }
  const dollars = printDollars(loanLimit.dollars);
  const value = loanLimit.atLeast ? `At least ${dollars}` : dollars;
  if (withinLoanLimit) return { value, note: 'this loan is within it' };
  return { value, note: loanLimit.atLeast ? 'look up your county at HUD' : 'this loan is above it' };
}
