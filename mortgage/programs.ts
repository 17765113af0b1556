import { boundDollars, boundRatePercent } from './bounds.ts';
import { belowTwentyPercent, clampDownPayment, downPaymentFromPercent } from './down-payment.ts';
import { fhaAnnualPremium, fhaUpfrontPremium } from './fha.ts';
import { figureValues } from './figure-values.ts';
import { type VaUse, vaFundingFeePercent } from './va.ts';

export const programs = ['conventional', 'fha', 'va', 'usda'] as const;
export type Program = (typeof programs)[number];

/** Counties by their loan limits: King, Pierce and Snohomish have higher ones than most others. */
export type LimitArea = 'king-pierce-snohomish' | 'most-counties';

/** What the fees of a program depend on beside price and down payment. */
export interface ProgramChoices {
  readonly termYears: number;
  /** Percent of a conventional loan a year, charged only below 20% down. */
  readonly privateInsurancePercent: number;
  readonly vaUse: VaUse;
  /** True: the upfront fee is added to the loan, as is usual. False: it is paid at closing. */
  readonly upfrontFeeFinanced: boolean;
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
  const upfrontFee = upfrontFeeOf(program, price, down, choices.vaUse);
  const loanAmount = choices.upfrontFeeFinanced ? baseLoan + upfrontFee : baseLoan;
  return {
    baseLoan,
    upfrontFee,
    loanAmount,
    insuranceAnnualPercent: insurancePercentOf(program, price, down, choices),
    insuredAmount: program === 'usda' ? loanAmount : baseLoan,
  };
}

function upfrontFeeOf(program: Program, price: number, down: number, vaUse: VaUse): number {
  const baseLoan = price - down;
  if (program === 'fha') return fhaUpfrontPremium(baseLoan);
  if (program === 'va') return (baseLoan * vaFundingFeePercent(price, down, vaUse)) / 100;
  return program === 'usda' ? (baseLoan * figureValues['usda-guarantee-fee']) / 100 : 0;
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

/** Smallest down payment in percent of the price: FHA's from a 580 score, conventional's for eligible first-time buyers. */
export function minimumDownPaymentPercent(program: Program): number {
  if (program === 'fha') return figureValues['fha-min-down-payment'];
  return program === 'conventional' ? figureValues['conventional-min-down-payment'] : 0;
}

/** Smallest down payment in whole dollars. */
export function minimumDownPayment(program: Program, homePrice: number): number {
  return downPaymentFromPercent(homePrice, minimumDownPaymentPercent(program));
}

/**
 * Largest base loan for one unit in dollars, `undefined` where the program sets none: VA with full entitlement, USDA (which
 * limits income instead). Counties between the two areas have limits of their own; the page says to ask.
 */
export function loanLimit(program: Program, area: LimitArea): number | undefined {
  const high = area === 'king-pierce-snohomish';
  if (program === 'conventional') return figureValues[high ? 'conforming-limit-king' : 'conforming-limit'];
  return program === 'fha' ? figureValues[high ? 'fha-limit-king' : 'fha-limit-floor'] : undefined;
}
