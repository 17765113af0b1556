import { boundDollars, termMonths } from '../amounts/bounds.ts';
import { exceeds } from '../amounts/exceeds.ts';
import { annualPercentageRate } from '../loan/apr.ts';
import { type Buydown, boughtDownPayments } from '../loan/buydown.ts';
import { clampDownPayment } from '../loan/down-payment.ts';
import { monthlyPayment, scheduledBalance } from '../loan/payment.ts';
import { type InsuranceEnd, insuranceEnd, insurancePremiums } from './insurance-end.ts';
import type { LoanLimit } from './loan-limits.ts';
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

/** What a lender asks and gives besides the rate. */
export interface LenderTerms {
  /** Dollars at closing, discount points among them: section A of a Loan Estimate. */
  readonly lenderCharges?: number;
  /** Dollars, from section J. May be more than the charges: it pays other costs then. */
  readonly lenderCredit?: number;
  /** Paid by somebody else than the borrower. */
  readonly buydown?: Buydown;
}

export interface SameHomeInputs extends ProgramChoices, HomePlace, LenderTerms {
  /** Dollars. */
  readonly homePrice: number;
  /** Dollars; raised to the program's minimum where it is less. */
  readonly downPayment: number;
  /** Percent a year. */
  readonly annualRatePercent: number;
}

/** One program's answer for the home. Dollars, unrounded. */
export interface ProgramEstimate extends ProgramLoan {
  readonly program: Program;
  readonly downPayment: number;
  /** True when the wished down payment was below the program's minimum. */
  readonly downPaymentRaised: boolean;
  /** Down payment, lender's charges less its credit, and the upfront fee where it is not financed. Other costs come on top. */
  readonly paidAtClosing: number;
  readonly principalAndInterest: number;
  /** Of the first month. */
  readonly mortgageInsurance: number;
  /** Principal, interest and mortgage insurance; taxes and home insurance are the same under every program. */
  readonly monthlyPayment: number;
  /** The same in each of the first years, where the rate is bought down for them. */
  readonly boughtDown: readonly number[];
  /** What somebody else puts aside for those years. */
  readonly buydownFunds: number;
  readonly insuranceEnd: InsuranceEnd;
  /**
   * Percent; see `apr.ts`. A credit counts up to the lender's charges: beyond them it pays title, escrow and the like, which are
   * no finance charges. A buydown that the loan's contract does not hold is left out (12 CFR 1026.17(c)(1), comment 3).
   */
  readonly annualPercentageRate: number | undefined;
  /**
   * What having had the loan for so many months costs that does not come back as equity, from month 0 to the last one: the
   * upfront fee, the lender's charges less its credit, interest and mortgage insurance, less what a buydown paid of them.
   */
  readonly costs: readonly number[];
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
  const { annualRatePercent, termYears, upfrontFeeFinanced, lenderCharges = 0, lenderCredit = 0, buydown = 'none' } = inputs;
  const homePrice = boundDollars(inputs.homePrice);
  const wished = clampDownPayment(homePrice, inputs.downPayment);
  const downPayment = Math.max(wished, minimumDownPayment(program, homePrice, inputs));
  const loan = programLoan(program, homePrice, downPayment, inputs);
  const terms = { loanAmount: loan.loanAmount, annualRatePercent, termYears };
  const payment = monthlyPayment(terms);
  const end = insuranceEnd(program, homePrice, loan, terms);
  const balances = Array.from({ length: termMonths(termYears) + 1 }, (_, paid) => scheduledBalance(terms, paid));
  const premiums = insurancePremiums(loan, end, balances.slice(0, -1));
  const boughtDown = boughtDownPayments(terms, buydown);
  const lender = boundDollars(lenderCharges) - boundDollars(lenderCredit);
  const costsAtClosing = lender + loan.upfrontFee;
  const mortgageInsurance = firstMonthInsurance(loan);
  const limit = loanLimit(program, inputs);
  return {
    ...loan,
    program,
    downPayment,
    downPaymentRaised: downPayment > wished,
    paidAtClosing: downPayment + lender + (upfrontFeeFinanced ? 0 : loan.upfrontFee),
    principalAndInterest: payment,
    mortgageInsurance,
    monthlyPayment: payment + mortgageInsurance,
    boughtDown: boughtDown.map((lower) => lower + mortgageInsurance),
    buydownFunds: boughtDown.reduce((sum, lower) => sum + (payment - lower) * 12, 0),
    insuranceEnd: end,
    annualPercentageRate: annualPercentageRate(
      loan.loanAmount - Math.max(0, lender) - loan.upfrontFee,
      balances.slice(1).map((_, month) => payment + (premiums[month] ?? 0)),
    ),
    costs: costsByMonth(
      costsAtClosing,
      balances,
      (month) => (boughtDown[Math.floor(month / 12)] ?? payment) + (premiums[month] ?? 0),
    ),
    loanLimit: limit,
    withinLoanLimit: limit === undefined || !exceeds(loan.baseLoan, limit.dollars),
  };
}

/** What a loan has cost after so many months, and after its end what it cost in all. */
export function costAfter({ costs }: Pick<ProgramEstimate, 'costs'>, months: number): number {
  return costs[Math.min(months, costs.length - 1)] ?? 0;
}

/** Costs at closing and all that is paid, less the debt that it repaid. `paid` counts the months from 0. */
function costsByMonth(atClosing: number, balances: readonly number[], paid: (month: number) => number): number[] {
  const [loanAmount = 0] = balances;
  let total = atClosing;
  return balances.map((balance, month) => {
    if (month > 0) total += paid(month - 1);
    return total - (loanAmount - balance);
  });
}
