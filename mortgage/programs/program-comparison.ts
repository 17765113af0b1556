import { boundDollars, termMonths } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { clampDownPayment } from '../loan/down-payment.ts';
import { monthlyPayment, scheduledBalance } from '../loan/payment.ts';
import { fhaAnnualPremium } from './fha.ts';
import type { LoanLimit } from './loan-limits.ts';
import { type InsuranceTimeline, insuranceTimeline } from './private-mortgage-insurance.ts';
import {
  firstMonthInsurance,
  type HomePlace,
  loanLimit,
  minimumDownPayment,
  type Program,
  type ProgramChoices,
  type ProgramLoan,
  programLoan,
  programs,
} from './programs.ts';

const fiveYearsMonths = 60;

export interface SameHomeInputs extends ProgramChoices, HomePlace {
  /** Dollars. */
  readonly homePrice: number;
  /** Dollars; raised to the program's minimum where it is less. */
  readonly downPayment: number;
  /** Percent a year, for every program alike. */
  readonly annualRatePercent: number;
}

/** When monthly mortgage insurance ends, in payments made. */
export type InsuranceEnd =
  | { readonly kind: 'none' }
  | { readonly kind: 'private'; readonly timeline: InsuranceTimeline }
  | { readonly kind: 'after-payments'; readonly payments: number }
  | { readonly kind: 'whole-term' };

/** One program's answer for the home. Dollars, unrounded. */
export interface ProgramEstimate extends ProgramLoan {
  readonly program: Program;
  readonly downPayment: number;
  /** True when the wished down payment was below the program's minimum. */
  readonly downPaymentRaised: boolean;
  /** Down payment, and the upfront fee where it is not financed. Other closing costs come on top. */
  readonly cashToClose: number;
  readonly principalAndInterest: number;
  /** Of the first month. */
  readonly mortgageInsurance: number;
  /** Principal, interest and mortgage insurance; taxes and home insurance are the same under every program. */
  readonly monthlyPayment: number;
  readonly insuranceEnd: InsuranceEnd;
  /** What five years, or a shorter term, cost that does not come back as equity: upfront fee, interest and mortgage insurance. */
  readonly fiveYearCost: number;
  readonly loanLimit: LoanLimit | undefined;
  /** False also where the loan is above the least that a limit can be: the county's own may still allow it. */
  readonly withinLoanLimit: boolean;
}

/** The same home under the four programs, in the order of `programs`. An estimate for comparison: eligibility is not judged. */
export function sameHomeUnderPrograms(inputs: SameHomeInputs): ProgramEstimate[] {
  return programs.map((program) => programEstimate(program, inputs));
}

/** The home under one program; the rules and their sources are in `programs.ts`, `fha.ts`, `va.ts` and `figures.ts`. */
export function programEstimate(program: Program, inputs: SameHomeInputs): ProgramEstimate {
  const homePrice = boundDollars(inputs.homePrice);
  const wished = clampDownPayment(homePrice, inputs.downPayment);
  const downPayment = Math.max(wished, minimumDownPayment(program, homePrice, inputs));
  const loan = programLoan(program, homePrice, downPayment, inputs);
  const { annualRatePercent, termYears } = inputs;
  const terms = { loanAmount: loan.loanAmount, annualRatePercent, termYears };
  const principalAndInterest = monthlyPayment(terms);
  const mortgageInsurance = firstMonthInsurance(loan);
  const insuranceEnd = endOfInsurance(program, homePrice, loan, terms);
  const limit = loanLimit(program, inputs);
  const months = Math.min(fiveYearsMonths, termMonths(termYears));
  const interest = principalAndInterest * months - (loan.loanAmount - scheduledBalance(terms, months));
  return {
    ...loan,
    program,
    downPayment,
    downPaymentRaised: downPayment > wished,
    cashToClose: downPayment + (inputs.upfrontFeeFinanced ? 0 : loan.upfrontFee),
    principalAndInterest,
    mortgageInsurance,
    monthlyPayment: principalAndInterest + mortgageInsurance,
    insuranceEnd,
    fiveYearCost: loan.upfrontFee + Math.max(0, interest) + insuranceOverFiveYears(loan, terms, insuranceEnd),
    loanLimit: limit,
    withinLoanLimit: limit === undefined || !exceeds(loan.baseLoan, limit.dollars),
  };
}

interface Terms {
  readonly loanAmount: number;
  readonly annualRatePercent: number;
  readonly termYears: number;
}

function endOfInsurance(program: Program, homeValue: number, loan: ProgramLoan, terms: Terms): InsuranceEnd {
  if (loan.baseLoan === 0 || loan.insuranceAnnualPercent === 0) return { kind: 'none' };
  if (program === 'fha') {
    const { months } = fhaAnnualPremium({ baseLoan: loan.baseLoan, homeValue, termYears: terms.termYears });
    return months < Math.round(terms.termYears * 12) ? { kind: 'after-payments', payments: months } : { kind: 'whole-term' };
  }
  const timeline = program === 'conventional' ? insuranceTimeline({ ...terms, originalValue: homeValue }) : undefined;
  return timeline ? { kind: 'private', timeline } : { kind: 'whole-term' };
}

/**
 * Insurance paid in the first five years, when nobody asks for it to end. A private premium is level. FHA's and USDA's follow
 * the balance: charged here month by month on the balance before the payment, where the agencies recompute once a year on the
 * average balance of that year; over a year the two come to the same within a dollar or two.
 */
function insuranceOverFiveYears(loan: ProgramLoan, terms: Terms, end: InsuranceEnd): number {
  if (end.kind === 'none') return 0;
  const monthly = firstMonthInsurance(loan);
  if (end.kind === 'private') return monthly * Math.min(fiveYearsMonths, end.timeline.automaticAfterPayments);
  // FHA's ends after eleven years at the earliest, and nothing is owed on a loan that is over.
  let shareOfLoan = 0;
  for (let paid = 0; paid < fiveYearsMonths; paid++) shareOfLoan += scheduledBalance(terms, paid) / loan.loanAmount;
  return monthly * shareOfLoan;
}
