import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import { incomeShares } from '../figures/values.ts';
import { monthlyPayment } from '../loan/payment.ts';
import { downPaymentFrom, type PriceCeiling, priceCeiling } from './price-ceiling.ts';
import { firstMonthInsurance, type HomePlace, type Program, type ProgramChoices, programLoan, programs } from './programs.ts';

export interface AffordabilityInputs extends ProgramChoices, HomePlace {
  /** Dollars a year before taxes, of everyone on the loan. */
  readonly annualIncome: number;
  /** Dollars a month for car, student and other loans, card minimums, support. */
  readonly monthlyDebts: number;
  /** Dollars in hand: the down payment, and the upfront fee of the program where it is paid at closing. */
  readonly downPayment: number;
  readonly annualRatePercent: number;
  /** Percent of the price a year. */
  readonly propertyTaxPercent: number;
  /** Dollars a year. */
  readonly annualHomeInsurance: number;
  /** Dollars a month. */
  readonly monthlyHoa: number;
}

/** Shares of gross income, in percent. */
export interface IncomeRatios {
  /** The front ratio, for housing; `undefined` where the program sets none. */
  readonly housingPercent: number | undefined;
  /** The back ratio, for housing and debts. */
  readonly debtPercent: number;
}

/** What holds the price where it is. `insurance-step`: one dollar more would bring mortgage insurance or a higher fee. */
export type PriceLimit = 'housing-ratio' | 'debt-ratio' | 'insurance-step' | PriceCeiling['limitedBy'];

export interface AffordablePrice {
  /** Dollars, unrounded; print it rounded down. */
  readonly homePrice: number;
  readonly baseLoan: number;
  /** Dollars a month: loan, mortgage insurance, taxes, home insurance and dues. */
  readonly monthlyCost: number;
  readonly limitedBy: PriceLimit;
  /** The smallest down payment of a loan of this size, in percent of the price. */
  readonly minimumPercent: number;
}

export interface ProgramAffordability {
  readonly program: Program;
  /** By 28% and 36%, the old rule of thumb that leaves room for the rest of life. */
  readonly comfort: AffordablePrice;
  /** By the guideline of manual underwriting, with nothing that makes up for a higher share. */
  readonly guideline: AffordablePrice;
  /** By the shares that automated underwriting commonly approves; `undefined` where no figure for them is known. */
  readonly automated: AffordablePrice | undefined;
}

const comfortRatios: IncomeRatios = { housingPercent: 28, debtPercent: 36 };

/**
 * The guideline of manual underwriting, without reserves or other compensating factors; sources in `borrowing-figures.ts`. None is
 * the most a program lends: lenders go above it by hand for good reasons, and automated underwriting as a rule.
 */
export function incomeRatios(program: Program): IncomeRatios {
  switch (program) {
    case 'conventional':
      return { housingPercent: undefined, debtPercent: incomeShares['conventional-debt-ratio'] };
    case 'fha':
      return { housingPercent: incomeShares['fha-housing-ratio'], debtPercent: incomeShares['fha-debt-ratio'] };
    case 'va':
      return { housingPercent: undefined, debtPercent: incomeShares['va-debt-ratio'] };
    case 'usda':
      return { housingPercent: incomeShares['usda-housing-ratio'], debtPercent: incomeShares['usda-debt-ratio'] };
  }
}

/**
 * Where automated approvals end: for conventional loans the limit of Fannie Mae's system, for FHA what lenders commonly see, which
 * is no limit of HUD's. VA and USDA have no such figure.
 */
export function automatedRatios(program: Program): IncomeRatios | undefined {
  switch (program) {
    case 'conventional':
      return { housingPercent: undefined, debtPercent: incomeShares['conventional-debt-ratio-automated'] };
    case 'fha':
      return {
        housingPercent: incomeShares['fha-housing-ratio-automated'],
        debtPercent: incomeShares['fha-debt-ratio-automated'],
      };
    default:
      return undefined;
  }
}

/** What the income carries under the four programs, in the order of `programs`. */
export function affordability(inputs: AffordabilityInputs): ProgramAffordability[] {
  return programs.map((program) => {
    const automated = automatedRatios(program);
    return {
      program,
      comfort: affordablePrice(program, inputs, comfortRatios),
      guideline: affordablePrice(program, inputs, incomeRatios(program)),
      automated: automated && affordablePrice(program, inputs, automated),
    };
  });
}

/**
 * The highest price whose monthly cost stays within the ratios, with all of the cash put in.
 *
 * The monthly cost grows with the price, and jumps where mortgage insurance or a higher fee sets in. The highest price within
 * the budget is the inverse of that growing cost: continuous and never falling in income and down payment, with a level
 * stretch at each jump (at 20% down more income buys nothing until it carries the insurance as well). Solving the formula of one
 * side of the jump, as is often done, makes the answer leap there or fall as income rises.
 */
export function affordablePrice(program: Program, inputs: AffordabilityInputs, ratios: IncomeRatios): AffordablePrice {
  const budget = monthlyBudget(inputs, ratios);
  const cost = (homePrice: number) => housingCost(program, homePrice, inputs);
  const ceiling = priceCeiling(inputs.downPayment, program, inputs, inputs);
  const most = Math.min(ceiling.homePrice, priceBeyondBudget(budget.dollars, inputs));
  const homePrice = highestWithin(budget.dollars, most, cost);
  const baseLoan = homePrice - downPaymentFrom(inputs.downPayment, program, homePrice, inputs);
  const monthlyCost = homePrice > 0 ? cost(homePrice) : 0;
  const price = { homePrice, baseLoan, monthlyCost, minimumPercent: ceiling.minimumPercent };
  if (homePrice >= ceiling.homePrice) return { ...price, limitedBy: ceiling.limitedBy };
  const stoppedAtStep = homePrice > 0 && cost(homePrice + 0.01) - monthlyCost > 1;
  return { ...price, limitedBy: stoppedAtStep ? 'insurance-step' : budget.limitedBy };
}

function monthlyBudget(inputs: AffordabilityInputs, ratios: IncomeRatios): { dollars: number; limitedBy: PriceLimit } {
  const monthlyIncome = boundDollars(inputs.annualIncome) / 12;
  const front = (monthlyIncome * (ratios.housingPercent ?? 100)) / 100;
  const back = (monthlyIncome * ratios.debtPercent) / 100 - boundDollars(inputs.monthlyDebts);
  return back <= front ? { dollars: back, limitedBy: 'debt-ratio' } : { dollars: front, limitedBy: 'housing-ratio' };
}

function housingCost(program: Program, homePrice: number, inputs: AffordabilityInputs): number {
  const downPayment = downPaymentFrom(inputs.downPayment, program, homePrice, inputs);
  const loan = programLoan(program, homePrice, downPayment, inputs);
  const { annualRatePercent, termYears } = inputs;
  const tax = (homePrice * boundRatePercent(inputs.propertyTaxPercent)) / 1200;
  const fixed = boundDollars(inputs.annualHomeInsurance) / 12 + boundDollars(inputs.monthlyHoa);
  return monthlyPayment({ loanAmount: loan.loanAmount, annualRatePercent, termYears }) + firstMonthInsurance(loan) + tax + fixed;
}

/** A price no budget of this size can reach: as if it all went into principal and interest. */
function priceBeyondBudget(budget: number, { downPayment, annualRatePercent, termYears }: AffordabilityInputs): number {
  const paymentPerMillion = monthlyPayment({ loanAmount: 1e6, annualRatePercent, termYears });
  return boundDollars(boundDollars(downPayment) + (Math.max(0, budget) * 1e6) / paymentPerMillion);
}

/** The highest price up to `most` that costs at most `budget`, by bisection; `cost` must never fall. 0 when none does. */
function highestWithin(budget: number, most: number, cost: (homePrice: number) => number): number {
  if (cost(most) <= budget) return most;
  let low = 0;
  let high = most;
  for (let step = 0; step < 60 && high - low > 1e-5; step++) {
    const middle = (low + high) / 2;
    if (cost(middle) <= budget) low = middle;
    else high = middle;
  }
  // Halving stops a hair short of a round price such as 400,000 at 20% down, which would print as $399,999.
  const whole = Math.round(low);
  return Math.abs(whole - low) < 1e-4 && whole <= most && cost(whole) <= budget ? whole : low;
}
