import { listed, named } from '../explaining/phrases.ts';
import { insurancePaid } from '../form/insurance-paid.ts';
import { type LoanEstimate, sectionLetters, type Value } from '../form/loan-estimate.ts';
import { feesOfProgram } from '../form/program-fees.ts';
import { type InterestCourse, interestCourse } from './interest-course.ts';

/** What keeping each loan for some years costs: what the lender and the loan itself take. */
export interface KeepingCosts {
  /** What is counted, what is not, and what had to be left out: sentences to stand beside the figures. */
  readonly notes: readonly string[];
  /** 3, 5, 7 and 10 years, then to the end. */
  readonly rows: readonly KeepingRow[];
}

export interface KeepingRow {
  /** `undefined` for each loan's own end. */
  readonly years: number | undefined;
  /** One for each estimate, in their order. */
  readonly costs: readonly KeepingCost[];
}

/** Dollars, unrounded, of which the parts are the sum; or why they cannot be known, as one sentence. */
export type KeepingCost =
  | {
      readonly dollars: number;
      /** Section A and the premiums or fees of the loan's program in B and F, less lender credits; below 0 where those are larger. */
      readonly charges: number;
      readonly interest: number;
      /** `undefined` where it is left out of every column, because it was not found for each. */
      readonly mortgageInsurance: number | undefined;
      /** Months counted: fewer than the row's where the loan ends before. */
      readonly months: number;
    }
  | { readonly dollars: undefined; readonly because: string };

/** An estimate as far as the cost of keeping its loan is known. */
export interface KeptLoan extends Omit<InterestCourse, 'interest'> {
  /** Dollars borrowed. */
  readonly loanAmount: number;
  /** Whether the lines of its sections are there, and not their totals alone. */
  readonly itemized: boolean;
  /** Whether a figure is as far as it could be read, and somebody must look at the paper. */
  readonly doubtful: boolean;
  /** The cost of the first `months`; of the whole loan for months past its end. For months that are known. */
  readonly cost: (months: number) => Extract<KeepingCost, { months: number }>;
}

const years = [3, 5, 7, 10, undefined];

/** The table of what keeping the loans costs. */
export function keepingCosts(loans: readonly (KeptLoan | string)[]): KeepingCosts {
  const withoutInsurance = loans.some((loan) => typeof loan !== 'string' && loan.cost(0).mortgageInsurance === undefined);
  const doubtful = loans.flatMap((loan, place) => (typeof loan !== 'string' && loan.doubtful ? [named(place)] : []));
  return {
    notes: [
      'Counted: section A with its points, what FHA, VA, USDA or a mortgage insurer takes at closing (in B or F), interest and monthly mortgage insurance, less lender credits. Not counted: the rest of what others charge, which should be alike whoever lends.',
      ...(loans.some((loan) => typeof loan !== 'string' && !loan.itemized)
        ? ['Of a form that is typed, premiums and fees in B and F are not counted: its lines are not here.']
        : []),
      'The five years on page 3 of the form also count B, C and prepaid interest, and take no credits off.',
      ...(doubtful.length > 0
        ? [`For ${listed(doubtful)} this is as far as we could read it, so please look at the paper.`]
        : []),
      ...(withoutInsurance ? ['Mortgage insurance is left out of every column, because it was not found for each of them.'] : []),
    ],
    rows: years.map((years) => ({ years, costs: loans.map((loan) => costAfter(loan, years)) })),
  };
}

function costAfter(loan: KeptLoan | string, years: number | undefined): KeepingCost {
  if (typeof loan === 'string') return { dollars: undefined, because: loan };
  const months = Math.min(loan.term, years === undefined ? loan.term : years * 12);
  if (months > loan.knownMonths) return { dollars: undefined, because: loan.unknownBecause ?? '' };
  return loan.cost(months);
}

/**
 * The loans as far as the forms tell, each a sentence where one tells nothing. Like is set beside like: mortgage insurance that
 * one of them does not tell is left out of all.
 */
export function keptLoans(estimates: readonly LoanEstimate[]): readonly (KeptLoan | string)[] {
  const courses = estimates.map((estimate) => ({ estimate, course: courseWithCharges(estimate) }));
  const insured = courses.every(
    ({ estimate, course }) => typeof course === 'string' || insurancePaid(estimate, course.knownMonths) !== undefined,
  );
  return courses.map(({ estimate, course }) => (typeof course === 'string' ? course : keptLoan(estimate, course, insured)));
}

function courseWithCharges(estimate: LoanEstimate): InterestCourse | string {
  return estimate.sections.A.total ? interestCourse(estimate) : 'Not found: A. Origination Charges.';
}

function keptLoan(estimate: LoanEstimate, course: InterestCourse, insured: boolean): KeptLoan {
  const credits = estimate.lenderCredits ?? estimate.costsAtClosing.lenderCredits;
  const fees = [...feesOfProgram(estimate, 'B'), ...feesOfProgram(estimate, 'F')].map(({ amount }) => amount?.value ?? 0);
  const charges = fees.reduce((sum, fee) => sum + fee, estimate.sections.A.total?.value ?? 0) - Math.abs(credits?.value ?? 0);
  return {
    ...course,
    loanAmount: estimate.loanAmount?.value ?? 0,
    itemized: sectionLetters.some((letter) => estimate.sections[letter].lines.length > 0),
    doubtful: figures(estimate).some((figure) => figure?.certainty === 'look'),
    cost: (kept) => {
      const months = Math.min(kept, course.term);
      const interest = course.interest(months);
      const insurance = insured ? insurancePaid(estimate, months) : undefined;
      return { dollars: charges + interest + (insurance ?? 0), charges, interest, mortgageInsurance: insurance, months };
    },
  };
}

/** Everything that the cost of keeping is worked out from. */
function figures(estimate: LoanEstimate): readonly (Value<unknown> | undefined)[] {
  const { loanAmount, interestRate, loanTerm, principalAndInterest, sections, lenderCredits, projectedPayments } = estimate;
  const premiums = projectedPayments.map(({ mortgageInsurance }) => mortgageInsurance);
  const fees = [...feesOfProgram(estimate, 'B'), ...feesOfProgram(estimate, 'F')].map(({ amount }) => amount);
  return [loanAmount, interestRate, loanTerm, principalAndInterest, sections.A.total, lenderCredits, ...premiums, ...fees];
}
