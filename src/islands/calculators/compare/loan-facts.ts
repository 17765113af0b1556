import { printDuration } from '../../../../mortgage/amounts/calendar.ts';
import { printDollars, printNumber } from '../../../../mortgage/amounts/dollars.ts';
import type { InsuranceTimeline } from '../../../../mortgage/programs/private-mortgage-insurance.ts';
import { costAfter, type ProgramEstimate } from '../../../../mortgage/programs/program-comparison.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';

/** What a cell of the comparison says: a figure or a few words, and what limits them. */
export interface Fact {
  readonly label: string;
  /** What the figure leaves out, whatever the loan. */
  readonly hint?: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** Everything that the comparison says about one loan, in the order of its rows; its cost after each of `years`, then in all. */
export function loanFacts(estimate: ProgramEstimate, years: readonly number[]): readonly Fact[] {
  const { downPayment, downPaymentRaised, upfrontFee, loanAmount, baseLoan, annualPercentageRate, costs } = estimate;
  const feeNote = loanAmount > baseLoan ? 'added to the loan' : 'paid at closing';
  return [
    {
      label: 'Down payment',
      value: printDollars(downPayment),
      note: downPaymentRaised
        ? `raised to the minimum, ${printNumber((downPayment / (downPayment + baseLoan)) * 100, 1)}% of the price`
        : undefined,
    },
    { label: 'Loan amount', value: printDollars(loanAmount) },
    { label: 'Upfront fee', value: printDollars(upfrontFee), note: upfrontFee > 0 ? feeNote : undefined },
    {
      label: 'Paid at closing',
      hint: 'before title, escrow, taxes and home insurance',
      value: printDollars(estimate.paidAtClosing),
    },
    {
      label: 'Monthly payment',
      hint: 'before taxes and home insurance',
      value: printDollars(estimate.monthlyPayment),
      note: paymentNote(estimate),
    },
    {
      label: 'Annual percentage rate',
      hint: 'worked out from what you typed',
      value: annualPercentageRate === undefined ? '–' : `${annualPercentageRate.toFixed(3)}%`,
    },
    { label: 'Insurance ends', ...insuranceEnds(estimate) },
    ...years.map((count) => ({ label: `Cost of ${count} years`, value: printDollars(costAfter(estimate, count * 12)) })),
    { label: 'Cost of the whole loan', value: printDollars(costs.at(-1) ?? 0) },
    { label: 'Loan limit', ...limitWords(estimate) },
  ];
}

function paymentNote({ mortgageInsurance, monthlyPayment, boughtDown, buydownFunds }: ProgramEstimate): string | undefined {
  const notes = [
    ...(mortgageInsurance > 0 ? [`with ${printDollars(mortgageInsurance)} of insurance`] : []),
    ...boughtDown.flatMap((payment, index) =>
      payment < monthlyPayment ? [`${printDollars(payment)} in year ${index + 1}`] : [],
    ),
    ...(buydownFunds > 0 ? [`the seller or another pays the difference, ${printDollars(buydownFunds)} in all`] : []),
  ];
  return notes.length > 0 ? notes.join('; ') : undefined;
}

function insuranceEnds({ insuranceEnd: end, principalAndInterest }: ProgramEstimate): Pick<Fact, 'value' | 'note'> {
  const then = `then ${printDollars(principalAndInterest)} a month`;
  switch (end.kind) {
    case 'none':
      return { value: 'No insurance' };
    case 'whole-term':
      return { value: 'With the loan', note: 'charged for the whole term' };
    case 'after-payments':
      return { value: `After ${printDuration(end.payments)}`, note: then };
    case 'private':
      return privateInsuranceEnd(end.timeline, then);
  }
}

function privateInsuranceEnd(
  { requestAfterPayments, automaticAfterPayments }: InsuranceTimeline,
  then: string,
): Pick<Fact, 'value' | 'note'> {
  const value = `After ${printDuration(automaticAfterPayments)}`;
  // At a high rate half of the term passes, which ends the insurance, before the balance allows to ask.
  if (requestAfterPayments >= automaticAfterPayments) return { value, note: then };
  return { value, note: `${then}; after ${printDuration(requestAfterPayments)} if you ask` };
}

const lookUp: Partial<Record<Program, string>> = { fha: 'look up your county at HUD', conventional: 'more in some counties' };

function limitWords({ program, loanLimit, withinLoanLimit }: ProgramEstimate): Pick<Fact, 'value' | 'note'> {
  if (loanLimit === undefined) {
    return { value: 'None', note: program === 'va' ? 'with full entitlement' : 'but limits on income and area' };
  }
  const dollars = printDollars(loanLimit.dollars);
  const value = loanLimit.atLeast ? `At least ${dollars}` : dollars;
  if (withinLoanLimit) return { value, note: 'this loan is within it' };
  return { value, note: loanLimit.atLeast ? lookUp[program] : 'this loan is above it' };
}
