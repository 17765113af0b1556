import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import { figureValues } from '../figures/values.ts';
import { belowTwentyPercent, clampDownPayment, downPaymentFromPercent } from '../loan/down-payment.ts';
import { fhaAnnualPremium } from './fha.ts';
import { type CountyOrOther, conformingLimit, fhaLimit, type LoanLimit, latestClosingYear, limitIn } from './loan-limits.ts';
import { type VaUse, vaFundingFeePercent } from './va.ts';

export const programs = ['conventional', 'fha', 'va', 'usda'] as const;
export type Program = (typeof programs)[number];

/** What the fees of a program depend on beside price and down payment. */
export interface ProgramChoices {
  readonly termYears: number;
  /** Percent of a conventional loan a year, charged only below 20% down. */
  readonly privateInsurancePercent: number;
  readonly vaUse: VaUse;
  /** True: the upfront fee is added to the loan, as is usual. False: it is paid at closing. */
  readonly upfrontFeeFinanced: boolean;
}

/** What the loan limits depend on. */
export interface HomePlace {
  readonly county: CountyOrOther;
  /** The newest year with known limits when left out. */
  readonly closingYear?: number;
}

/** The loan a program makes of a price and a down payment. Dollars, unrounded. */
export interface ProgramLoan {
  /** Price less down payment. */
  readonly baseLoan: number;
  readonly upfrontFee: number;
  /** What payments are made on: the base loan, with the fee when it is financed. */
  readonly loanAmount: number;
  /** Percent a year of `insuredAmount` for mortgage insurance or an annual fee; 0 for none. */
  readonly insuranceAnnualPercent: number;
  /** What that percentage is taken of at the start: FHA's premium leaves the financed fee out, USDA's fee does not. */
  readonly insuredAmount: number;
}

/** The loan, its upfront fee and its yearly insurance under one program. Does not judge minimum or limit. */
export function programLoan(program: Program, homePrice: number, downPayment: number, choices: ProgramChoices): ProgramLoan {
  const price = boundDollars(homePrice);
  const down = clampDownPayment(price, downPayment);
  const baseLoan = price - down;
  const upfrontFee = upfrontFeeOf(program, price, down, choices);
  const loanAmount = choices.upfrontFeeFinanced ? baseLoan + upfrontFee : baseLoan;
  return {
    baseLoan,
    upfrontFee,
    loanAmount,
    insuranceAnnualPercent: insurancePercentOf(program, price, down, choices),
    insuredAmount: program === 'usda' ? loanAmount : baseLoan,
  };
}

/** Upfront fee in percent: of the base loan under FHA and VA, of the whole obligation under USDA. */
export function upfrontFeePercent(program: Program, homePrice: number, downPayment: number, vaUse: VaUse): number {
  if (program === 'fha') return figureValues['fha-upfront-premium'];
  if (program === 'va') return vaFundingFeePercent(homePrice, downPayment, vaUse);
  return program === 'usda' ? figureValues['usda-guarantee-fee'] : 0;
}

function upfrontFeeOf(program: Program, price: number, down: number, { vaUse, upfrontFeeFinanced }: ProgramChoices): number {
  const percent = upfrontFeePercent(program, price, down, vaUse);
  // 1% of a loan that holds the fee itself: 400,000 ÷ 0.99 is 404,040.40 (7 CFR 3555.107: of the principal obligation).
  const ofWhatPercent = program === 'usda' && upfrontFeeFinanced ? 100 - percent : 100;
  return ((price - down) * percent) / ofWhatPercent;
}

function insurancePercentOf(program: Program, price: number, down: number, choices: ProgramChoices): number {
  const baseLoan = price - down;
  if (program === 'fha') {
    return fhaAnnualPremium({ baseLoan, homeValue: price, termYears: choices.termYears }).annualPercent;
  }
  if (program === 'usda') return figureValues['usda-annual-fee'];
  if (program === 'va' || !belowTwentyPercent(price, down)) return 0;
  return boundRatePercent(choices.privateInsurancePercent);
}

/** Mortgage insurance of the first month in dollars, unrounded. */
export function firstMonthInsurance({ insuranceAnnualPercent, insuredAmount }: ProgramLoan): number {
  return (insuredAmount * insuranceAnnualPercent) / 1200;
}

/** A size of loan with the smallest down payment it asks for. */
export interface LoanTier {
  /** In percent of the price: FHA's from a 580 score, conventional's for eligible first-time buyers. */
  readonly minimumPercent: number;
  /** Largest base loan in dollars; `undefined` for no limit. */
  readonly limit: LoanLimit | undefined;
}

/**
 * The sizes of loan under a program, from small to large. 3% down goes only up to the baseline limit: a high-balance loan in
 * King, Pierce or Snohomish is at most 95% of the value. VA with full entitlement has no limit; USDA limits income instead.
 */
export function loanTiers(program: Program, { county, closingYear = latestClosingYear }: HomePlace): readonly LoanTier[] {
  switch (program) {
    case 'conventional':
      return [
        {
          minimumPercent: figureValues['conventional-min-down-payment'],
          limit: { dollars: limitIn('conforming-limit', closingYear), atLeast: false },
        },
        {
          minimumPercent: figureValues['high-balance-min-down-payment'],
          limit: conformingLimit(county, closingYear),
        },
      ];
    case 'fha':
      return [{ minimumPercent: figureValues['fha-min-down-payment'], limit: fhaLimit(county, closingYear) }];
    default:
      return [{ minimumPercent: 0, limit: undefined }];
  }
}

/**
 * Smallest down payment in whole dollars: of each size of loan, what its percentage asks and what keeps the loan within that size.
 * The largest size is not held to its limit; `loanLimit` tells of that.
 */
export function minimumDownPayment(program: Program, homePrice: number, place: HomePlace): number {
  const tiers = loanTiers(program, place);
  const least = tiers.map(({ minimumPercent, limit }, index) => {
    const byLimit = index < tiers.length - 1 && limit ? Math.ceil(boundDollars(homePrice) - limit.dollars) : 0;
    return Math.max(downPaymentFromPercent(homePrice, minimumPercent), byLimit);
  });
  return Math.min(...least);
}

/** Largest base loan for one unit, `undefined` where the program sets none. */
export function loanLimit(program: Program, place: HomePlace): LoanLimit | undefined {
  return loanTiers(program, place).at(-1)?.limit;
}
