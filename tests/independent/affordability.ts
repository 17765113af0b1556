import { type Amount, Decimal, exact } from './exact.ts';
import { annuity } from './payment.ts';
import { borrow, type Choices, type ProgramName, programFee } from './programs.ts';

/** A household that looks for the highest price. Dollars; percent where the name says so. */
export interface Household extends Choices {
  readonly monthlyIncome: Amount;
  readonly monthlyDebts: Amount;
  /** Cash for the down payment and, if it is not financed, the fee of the program. */
  readonly cash: Amount;
  readonly annualRatePercent: Amount;
  readonly years: number;
  readonly taxPercentOfPrice: Amount;
  readonly homeInsuranceYearly: Amount;
  readonly duesMonthly: Amount;
}

/** What a program and a county allow. */
export interface Rules {
  /** Share of income for housing alone, percent; none for some programs. */
  readonly housingPercent?: number | undefined;
  /** Share of income for housing and debts together, percent. */
  readonly debtPercent: number;
  /** Largest base loan in the county; none for some programs. */
  readonly limit?: number | undefined;
}

/** Above this loan a conventional one is high-balance and stops at 95% of the value (Fannie Mae's eligibility matrix), below it at 97%. */
export const baselineLimit = 832_750;

/**
 * The down payment: all cash that the fee leaves. VA's fee falls at 5% and at 10% down, so the largest down payment that the cash
 * still carries is looked for from the lowest fee on; within one share d + f × (price − d) = cash gives d.
 * Undefined where the cash does not even carry the fee.
 */
export function downPaymentFrom(program: ProgramName, price: Decimal, household: Household): Decimal | undefined {
  const cash = Decimal.min(household.cash, price);
  if (household.feePayment === 'financed' || program === 'conventional') return cash;
  const carries = (down: Decimal) =>
    down.gte(0) && down.lte(price) && down.add(programFee(program, { price, down, years: household.years }, household)).lte(cash);
  const shares = [...new Set(['1.75', '1.00', '1.25', '1.50', '2.15', '3.30', '0'])];
  const found = shares
    .map((share) => exact(share).div(100))
    .map((fee) => cash.sub(fee.mul(price)).div(exact(1).sub(fee)).toDecimalPlaces(30, Decimal.ROUND_DOWN))
    .filter(carries);
  return found.length ? Decimal.max(...found) : undefined;
}

/** Least share of the price to be paid down, in percent, for a base loan of that size. */
function leastDownPercent(program: ProgramName, base: Decimal): Decimal {
  if (program === 'conventional') return exact(base.gt(baselineLimit) ? 5 : 3);
  return exact(program === 'fha' ? '3.5' : 0);
}

/** Everything a month costs in the home: loan, insurance of the loan, taxes, home insurance, dues. */
export function housingCost(
  program: ProgramName,
  price: Decimal,
  down: Decimal,
  household: Household,
  perDollar: Decimal,
): Decimal {
  const { owed, insurance } = borrow(program, { price, down, years: household.years }, household);
  return owed
    .mul(perDollar)
    .add(insurance)
    .add(price.mul(household.taxPercentOfPrice).div(1200))
    .add(exact(household.homeInsuranceYearly).div(12))
    .add(household.duesMonthly);
}

/** Whether a household may buy at that price with that program. */
function canBuy(program: ProgramName, price: Decimal, household: Household, rules: Rules, perDollar: Decimal): boolean {
  const down = downPaymentFrom(program, price, household);
  if (!down) return false;
  const base = price.sub(down);
  if (down.mul(100).lt(leastDownPercent(program, base).mul(price))) return false;
  if (rules.limit !== undefined && base.gt(rules.limit)) return false;
  const housing = housingCost(program, price, down, household, perDollar);
  const income = exact(household.monthlyIncome);
  if (rules.housingPercent !== undefined && housing.mul(100).gt(income.mul(rules.housingPercent))) return false;
  return housing.add(household.monthlyDebts).mul(100).lte(income.mul(rules.debtPercent));
}

/**
 * The highest price a household may pay, to a tenth of a cent: halving between nothing and all the cash and income of the term.
 * Costs rise with the price, in steps only upward (insurance from 20% down on, fees, FHA's table), so that every price below is affordable.
 * Undefined where not even a home for nothing is: its insurance, dues and the debts are beyond the income.
 */
export function highestPrice(program: ProgramName, household: Household, rules: Rules): Decimal | undefined {
  const months = household.years * 12;
  const perDollar = exact(1).div(annuity(household.annualRatePercent, months));
  let low = exact(0);
  if (!canBuy(program, low, household, rules, perDollar)) return undefined;
  let high = exact(household.monthlyIncome).mul(months).add(household.cash).add(1);
  while (high.sub(low).gt('0.001')) {
    const middle = low.add(high).div(2).toDecimalPlaces(6);
    if (canBuy(program, middle, household, rules, perDollar)) low = middle;
    else high = middle;
  }
  return low;
}
