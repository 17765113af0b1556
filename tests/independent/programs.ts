import { type Amount, type Decimal, exact } from './exact.ts';

export type ProgramName = 'conventional' | 'fha' | 'va' | 'usda';
export type VaEntitlement = 'first' | 'later' | 'exempt';

/** What is bought and how: the price, what is paid down, and for how many years the rest is borrowed. */
export interface Purchase {
  readonly price: Amount;
  readonly down: Amount;
  readonly years: number;
}

/** How the fee of a program is paid: added to the loan, or in cash beside the down payment. */
export type FeePayment = 'financed' | 'cash';

function percent(value: Amount): Decimal {
  return exact(value).div(100);
}

/** What is borrowed before any fee. */
function baseLoan({ price, down }: Purchase): Decimal {
  return exact(price).sub(down);
}

/** FHA's upfront premium: 1.75% of the base loan. */
function fhaUpfront(base: Decimal): Decimal {
  return base.mul(percent('1.75'));
}

/**
 * FHA's annual premium in percent of the base loan, Mortgagee Letter 2023-05: rows by term and size of the base loan, each with the
 * loan-to-value up to which its rate holds.
 */
const fhaRows = [
  {
    longTerm: true,
    larger: false,
    rates: [
      [95, '0.50'],
      [Infinity, '0.55'],
    ],
  },
  {
    longTerm: true,
    larger: true,
    rates: [
      [95, '0.70'],
      [Infinity, '0.75'],
    ],
  },
  {
    longTerm: false,
    larger: false,
    rates: [
      [90, '0.15'],
      [Infinity, '0.40'],
    ],
  },
  {
    longTerm: false,
    larger: true,
    rates: [
      [78, '0.15'],
      [90, '0.40'],
      [Infinity, '0.65'],
    ],
  },
] as const;

/** Rate and duration of FHA's annual premium: to the end of the loan above 90% loan-to-value, else eleven years. */
export function fhaAnnual(purchase: Purchase): { percent: Decimal; months: number } {
  const base = baseLoan(purchase);
  const isAtMost = (limit: number) => limit === Infinity || base.mul(100).lte(exact(purchase.price).mul(limit));
  const row = fhaRows.find(({ longTerm, larger }) => longTerm === purchase.years > 15 && larger === base.gt(726_200));
  const rate = row?.rates.find(([limit]) => isAtMost(limit))?.[1] ?? '0';
  return { percent: exact(rate), months: 12 * (isAtMost(90) ? Math.min(11, purchase.years) : purchase.years) };
}

/** VA's funding fee of a purchase in percent, 38 U.S.C. 3729(b)(2): less from 5% and from 10% of the price paid down. */
export function vaFeePercent({ price, down }: Pick<Purchase, 'price' | 'down'>, use: VaEntitlement): Decimal {
  if (use === 'exempt') return exact(0);
  const isDown = (share: number) => exact(down).mul(100).gte(exact(price).mul(share));
  if (isDown(10)) return exact('1.25');
  if (isDown(5)) return exact('1.50');
  return exact(use === 'first' ? '2.15' : '3.30');
}

/** What a purchase costs in the first month beside interest and principal, and what is owed. */
export interface Borrowed {
  readonly base: Decimal;
  readonly fee: Decimal;
  /** Base loan and, if financed, the fee. */
  readonly owed: Decimal;
  /** Mortgage insurance or its like in the first month. */
  readonly insurance: Decimal;
}

export interface Choices {
  readonly use: VaEntitlement;
  readonly feePayment: FeePayment;
  /** Yearly premium of private mortgage insurance in percent of the loan. */
  readonly premiumPercent: Amount;
}

/** The one-time fee of a program. USDA's is 1% of the whole obligation, so of a financed loan it is base / 0.99 less base. */
export function programFee(
  program: ProgramName,
  purchase: Purchase,
  { use, feePayment }: Omit<Choices, 'premiumPercent'>,
): Decimal {
  const base = baseLoan(purchase);
  if (program === 'fha') return fhaUpfront(base);
  if (program === 'va') return base.mul(percent(vaFeePercent(purchase, use)));
  if (program === 'usda') return feePayment === 'financed' ? base.div('0.99').sub(base) : base.mul(percent(1));
  return exact(0);
}

/** The loan of a program with its fee and its monthly insurance. */
export function borrow(program: ProgramName, purchase: Purchase, choices: Choices): Borrowed {
  const base = baseLoan(purchase);
  const fee = programFee(program, purchase, choices);
  const owed = choices.feePayment === 'financed' ? base.add(fee) : base;
  const yearly = () => {
    if (program === 'fha') return base.mul(percent(fhaAnnual(purchase).percent));
    if (program === 'usda') return owed.mul(percent('0.35'));
    if (program === 'conventional' && base.gt(exact(purchase.price).mul('0.8'))) return base.mul(percent(choices.premiumPercent));
    return exact(0);
  };
  return { base, fee, owed, insurance: yearly().div(12) };
}
