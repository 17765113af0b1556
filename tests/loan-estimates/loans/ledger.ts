import { Decimal } from 'decimal.js';

/** Months on end with one rate. Without a payment of its own it pays off the rest in the months that are left. */
export interface Phase {
  readonly months: number;
  /** Percent a year. */
  readonly rate: string;
  readonly onlyInterest?: boolean;
  /** A payment that the contract names, dollars. */
  readonly payment?: string;
}

export interface Course {
  readonly amount: string;
  readonly phases: readonly Phase[];
  /** Months in which the loan would be paid off, where a balloon ends it sooner. */
  readonly amortization?: number;
  /** Monthly mortgage insurance, not rounded, and for how many months. */
  readonly insurance?: { readonly monthly: string; readonly months: number };
}

export interface Instalment {
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly balance: Decimal;
}

/** The level payment, dollars and cents. */
export function levelPayment(balance: Decimal.Value, rate: Decimal.Value, months: number): Decimal {
  const monthly = new Decimal(rate).div(1200);
  const growth = monthly.plus(1).pow(months);
  return monthly.times(balance).times(growth).div(growth.minus(1)).toDecimalPlaces(2);
}

function paymentOf(phase: Phase, balance: Decimal, left: number): Decimal {
  if (phase.payment !== undefined) return new Decimal(phase.payment);
  if (phase.onlyInterest) return balance.times(phase.rate).div(1200).toDecimalPlaces(2);
  return levelPayment(balance, phase.rate, left);
}

/** Every month of a loan; the last payment clears what is left. */
export function instalments(course: Course): readonly Instalment[] {
  const term = course.phases.reduce((sum, phase) => sum + phase.months, 0);
  const rows: Instalment[] = [];
  let balance = new Decimal(course.amount);
  for (const phase of course.phases) {
    const usual = paymentOf(phase, balance, (course.amortization ?? term) - rows.length);
    for (let month = 0; month < phase.months; month++) {
      const interest = balance.times(phase.rate).div(1200);
      const payment = rows.length === term - 1 ? balance.plus(interest).toDecimalPlaces(2) : usual;
      balance = balance.plus(interest).minus(payment);
      rows.push({ payment, interest, balance });
    }
  }
  return rows;
}

/** The figures of 'Comparisons': whole dollars, and percentages to three decimals. */
export interface Comparisons {
  readonly fiveYearsPaid: number;
  readonly fiveYearsPrincipal: number;
  readonly annualPercentageRate: number;
  readonly totalInterestPercentage: number;
}

/** `loanCosts` is D, `prepaidInterest` the dollars of F; `financeCharge` is what is taken off the amount financed. */
export function comparisons(course: Course, loanCosts: number, prepaidInterest: number, financeCharge: number): Comparisons {
  const rows = instalments(course);
  const amount = new Decimal(course.amount);
  const { monthly, months } = course.insurance ?? { monthly: '0', months: 0 };
  const early = rows.slice(0, 60);
  const paid = Decimal.sum(...early.map((row) => row.payment));
  const interest = Decimal.sum(prepaidInterest, ...rows.map((row) => row.interest));
  const insured = new Decimal(monthly).times(Math.min(months, early.length));
  const left = early.at(-1)?.balance ?? amount;
  const outlays = rows.map((row, index) => row.payment.plus(index < months ? monthly : 0));
  return {
    fiveYearsPaid: Math.round(paid.plus(insured).plus(loanCosts).plus(prepaidInterest).toNumber()),
    // Never the minus zero of a loan that pays only interest.
    fiveYearsPrincipal: Math.round(amount.minus(left).toNumber()) + 0,
    annualPercentageRate: annualRate(amount.minus(financeCharge), outlays),
    totalInterestPercentage: interest.div(amount).times(100).toDecimalPlaces(3).toNumber(),
  };
}

function annualRate(received: Decimal, outlays: readonly Decimal[]): number {
  let [low, high] = [new Decimal(0), new Decimal('0.02')];
  for (let step = 0; step < 40; step++) {
    const middle = low.plus(high).div(2);
    const worth = outlays.reduceRight((sum, outlay) => sum.plus(outlay).div(middle.plus(1)), new Decimal(0));
    if (worth.greaterThan(received)) low = middle;
    else high = middle;
  }
  return low.times(1200).toDecimalPlaces(3).toNumber();
}
