import { firstPaymentDay } from '../dates/after-closing.ts';
import { type Day, monthOf } from '../dates/day.ts';
import type { AmountRange } from './amount-range.ts';

/** A cushion of two months' payments, the most that 12 CFR 1024.17(c)(1) allows: a sixth of a year's bills. */
const mostCushionMonths = 2;

/**
 * What is paid into a new escrow account at closing, by aggregate accounting (12 CFR 1024.17(d)): enough that the lowest balance of
 * the first twelve months is the cushion. A twelfth of a year's tax and insurance comes in with each payment; half of the tax goes
 * out in April and in October, the insurance in the month of closing a year later. Least is without a cushion; usual, as with most
 * lenders, with the largest. Dollars a year in, dollars out.
 */
export function escrowDeposit(annualTax: AmountRange, annualInsurance: AmountRange, closing: Day): AmountRange {
  const deposit = (tax: number, insurance: number, cushionMonths: number) =>
    -lowestBalance(tax, insurance, closing) + ((tax + insurance) / 12) * cushionMonths;
  return {
    least: deposit(annualTax.least, annualInsurance.least, 0),
    usual: deposit(annualTax.usual, annualInsurance.usual, mostCushionMonths),
    most: deposit(annualTax.most, annualInsurance.most, mostCushionMonths),
  };
}

/** The lowest month-end balance of an account that begins with nothing: 0 or below. */
function lowestBalance(tax: number, insurance: number, closing: Day): number {
  const first = monthOf(firstPaymentDay(closing));
  let balance = 0;
  let lowest = 0;
  for (let index = 0; index < 12; index++) {
    const month = ((first - 1 + index) % 12) + 1;
    balance += (tax + insurance) / 12;
    if (month === 4 || month === 10) balance -= tax / 2;
    if (month === monthOf(closing)) balance -= insurance;
    lowest = Math.min(lowest, balance);
  }
  return lowest;
}
