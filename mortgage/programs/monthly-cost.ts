import { boundDollars, boundRatePercent } from '../amounts/bounds.ts';
import { apportion, roundHalfUp } from '../amounts/dollars.ts';
import { belowTwentyPercent, clampDownPayment } from '../loan/down-payment.ts';
import type { EstimateInputs } from '../loan/estimate.ts';
import { monthlyPayment } from '../loan/payment.ts';
import { privateInsurancePremium } from './private-mortgage-insurance.ts';

export interface MonthlyCostInputs extends EstimateInputs {
  /** Percent of the home's price a year. */
  readonly propertyTaxPercent: number;
  /** Dollars a year. */
  readonly annualHomeInsurance: number;
  /** Dollars a month. */
  readonly monthlyHoa: number;
  /** Percent of the loan a year, charged only below 20% down. */
  readonly privateInsurancePercent: number;
}

/** Dollars a month. */
export interface MonthlyCost {
  readonly principalAndInterest: number;
  readonly propertyTax: number;
  readonly homeInsurance: number;
  readonly hoa: number;
  readonly mortgageInsurance: number;
  readonly total: number;
}

/**
 * What the home costs each month at the start, unrounded: the loan, taxes, home insurance, dues of the owners' association and,
 * below 20% down, private mortgage insurance. Upkeep and utilities are not part of it.
 */
export function monthlyCost(inputs: MonthlyCostInputs): MonthlyCost {
  const homePrice = boundDollars(inputs.homePrice);
  const downPayment = clampDownPayment(homePrice, inputs.downPayment);
  const loanAmount = homePrice - downPayment;
  const insured = belowTwentyPercent(homePrice, downPayment);
  const parts = {
    principalAndInterest: monthlyPayment({ ...inputs, loanAmount }),
    propertyTax: (homePrice * boundRatePercent(inputs.propertyTaxPercent)) / 1200,
    homeInsurance: boundDollars(inputs.annualHomeInsurance) / 12,
    hoa: boundDollars(inputs.monthlyHoa),
    mortgageInsurance: insured ? privateInsurancePremium(loanAmount, boundRatePercent(inputs.privateInsurancePercent)) : 0,
  };
  const { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance } = parts;
  return { ...parts, total: principalAndInterest + propertyTax + homeInsurance + hoa + mortgageInsurance };
}

/**
 * The same in whole dollars that add up: the total is rounded half up, and so is principal and interest, which stands elsewhere
 * on the page as the monthly payment; the other parts share what is left, each within a dollar of its value, a 0 staying 0.
 */
export function shownMonthlyCost(cost: MonthlyCost): MonthlyCost {
  const total = roundHalfUp(cost.total, 0);
  const principalAndInterest = roundHalfUp(cost.principalAndInterest, 0);
  const others = [cost.propertyTax, cost.homeInsurance, cost.hoa, cost.mortgageInsurance];
  const [propertyTax = 0, homeInsurance = 0, hoa = 0, mortgageInsurance = 0] = apportion(others, total - principalAndInterest);
  return { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance, total };
}
