import { boundDollars, clamp } from '../amounts/bounds.ts';
import { type HomePlace, type LoanTier, loanTiers, type Program, type ProgramChoices, upfrontFeePercent } from './programs.ts';

/** The highest price that down payment and loan limits leave open, whatever the income. */
export interface PriceCeiling {
  readonly homePrice: number;
  /**
   * `down-payment`: the smallest the program asks for. `cash-at-closing`: the same with the upfront fee, paid from the same cash.
   * `high-balance`: a larger loan is to be had, with a larger down payment.
   */
  readonly limitedBy: 'down-payment' | 'cash-at-closing' | 'high-balance' | 'loan-limit';
  /** What the loan asks for, in percent of the price. */
  readonly minimumPercent: number;
}

type FeeChoices = Pick<ProgramChoices, 'vaUse' | 'upfrontFeeFinanced'>;

/**
 * The down payment in dollars that `cash` leaves for a price: all of it where the upfront fee is financed, and what the fee leaves
 * of it where the fee is paid at closing (cash = down payment + fee). 0 where the cash does not even cover the fee.
 */
export function downPaymentFrom(cash: number, program: Program, homePrice: number, choices: FeeChoices): number {
  const available = clamp(cash, 0, boundDollars(homePrice));
  if (choices.upfrontFeeFinanced) return available;
  const feeAt = (downPayment: number) => upfrontFeePercent(program, homePrice, downPayment, choices.vaUse) / 100;
  // VA's fee falls with the share paid down: the lowest fee that is the one for the down payment it leaves.
  for (const share of [0.1, 0.05, 0]) {
    const fee = feeAt(homePrice * share);
    const downPayment = (available - fee * homePrice) / (1 - fee);
    if (feeAt(downPayment) === fee) return clamp(downPayment, 0, available);
  }
  return 0;
}

/** The highest price for which `cash` covers the smallest down payment (and the fee paid with it) and the loan is within its limit. */
export function priceCeiling(cash: number, program: Program, place: HomePlace, choices: FeeChoices): PriceCeiling {
  const available = boundDollars(cash);
  // A loan with the smallest down payment pays the fee of the smallest down payment.
  const fee = choices.upfrontFeeFinanced ? 0 : upfrontFeePercent(program, 1, 0, choices.vaUse) / 100;
  const tiers = loanTiers(program, place);
  return tiers
    .map((tier) => ceilingOf(tier, available, fee, tiers.at(-1)))
    .reduce((highest, ceiling) => (ceiling.homePrice > highest.homePrice ? ceiling : highest));
}

function ceilingOf({ minimumPercent, limit }: LoanTier, cash: number, fee: number, largest?: LoanTier): PriceCeiling {
  // What the cash must bear of the price: the down payment and the fee on the rest. In percent, so that 3% stays exact.
  const bornePercent = minimumPercent + (100 - minimumPercent) * fee;
  const byCash = bornePercent > 0 ? (cash * 100) / bornePercent : Number.POSITIVE_INFINITY;
  const byLimit = limit ? cash + limit.dollars * (1 - fee) : Number.POSITIVE_INFINITY;
  if (byCash < byLimit) {
    return { homePrice: byCash, limitedBy: fee > 0 ? 'cash-at-closing' : 'down-payment', minimumPercent };
  }
  const isLargest = limit?.dollars === largest?.limit?.dollars;
  return { homePrice: byLimit, limitedBy: isLargest ? 'loan-limit' : 'high-balance', minimumPercent };
}
