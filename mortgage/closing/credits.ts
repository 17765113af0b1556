import { boundDollars } from '../amounts/bounds.ts';
import type { Program } from '../programs/programs.ts';
import { type AmountRange, combine } from './amount-range.ts';
import { sellerCreditCapPercent } from './credit-caps.ts';

/** Credits as far as they count: they pay costs, and never the down payment. Dollars, unrounded. */
export interface CountedCredits {
  readonly seller: AmountRange;
  readonly lender: AmountRange;
  /** The most that the program lets a seller give; `undefined` where it sets no cap. */
  readonly sellerCap: number | undefined;
  /** What the seller gives, up to that cap. */
  readonly sellerAllowed: number;
}

interface CreditInputs {
  readonly program: Program;
  readonly homePrice: number;
  readonly sellerCredit: number;
  readonly lenderCredit: number;
}

/** The seller's credit counts up to the program's cap and to the costs, the lender's up to what is then left of them. */
export function countCredits(inputs: CreditInputs, baseLoan: number, costs: readonly AmountRange[]): CountedCredits {
  const homePrice = boundDollars(inputs.homePrice);
  const capPercent = sellerCreditCapPercent(inputs.program, homePrice, baseLoan);
  const sellerCap = capPercent === undefined ? undefined : (homePrice * capPercent) / 100;
  // What the seller owes the buyer for property tax is no cost that could be paid.
  const payable = combine(costs, (amounts) => amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0));
  const sellerAllowed = Math.min(boundDollars(inputs.sellerCredit), sellerCap ?? Infinity);
  const seller = combine([payable], ([cost = 0]) => Math.min(sellerAllowed, cost));
  const lender = combine([payable, seller], ([cost = 0, paid = 0]) => Math.min(boundDollars(inputs.lenderCredit), cost - paid));
  return { seller, lender, sellerCap, sellerAllowed };
}
