import { type LoanTerms, monthlyPayment, scheduledBalance } from '../../loan/payment.ts';
import { listed, printAmount } from '../explaining/phrases.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';

/** How the interest of a loan runs, as far as its Loan Estimate tells. */
export interface InterestCourse {
  /** Months until the loan ends. */
  readonly term: number;
  /** Months from closing for which the interest is known; `term` when it is known to the end. */
  readonly knownMonths: number;
  /** Why no further: one sentence. Only where `knownMonths` is less than `term`. */
  readonly unknownBecause: string | undefined;
  /** Dollars of interest in the first `months`, unrounded. For 0 to `knownMonths`. */
  readonly interest: (months: number) => number;
}

/** Months over which the payment of a balloon loan may be worked out, although the loan ends before. */
const usualSchedules = [180, 240, 300, 360, 480];

/**
 * Works out the interest from loan amount, rate and term, only where the printed payment bears it out to the dollar. An adjustable
 * loan is known until its first change; months of only interest cost loan × rate. A sentence where nothing can be known.
 */
export function interestCourse(estimate: LoanEstimate): InterestCourse | string {
  const { loanAmount, interestRate, loanTerm, principalAndInterest: payment } = estimate;
  if (!loanAmount || !interestRate || !loanTerm || !payment) return notFound(estimate);
  if (estimate.loanAmountIncrease?.value.yes) return 'What is owed can grow, and nobody can say yet by how much.';
  const firstChange = firstRateChange(estimate);
  if (firstChange === undefined) return whyUnknown(estimate);
  const term = loanTerm.value;
  const rate = { loanAmount: loanAmount.value, annualRatePercent: interestRate.value };
  const repayment = repaymentOf(estimate, rate, term, payment.value);
  if (!repayment) {
    return `The payment of ${printAmount(payment.value)} does not follow from rate and term, so the form does not tell the interest.`;
  }
  const knownMonths = Math.min(term, firstChange, repayment.knownMonths);
  const unknownBecause = knownMonths < term ? whyNoFurther(estimate, knownMonths, firstChange) : undefined;
  return { term, knownMonths, unknownBecause, interest: (months) => interestThrough(repayment, months) };
}

interface Repayment {
  /** Months at the start in which only interest is paid. */
  readonly onlyInterest: number;
  /** The loan as it is paid back after them. */
  readonly terms: LoanTerms;
  /** Months for which the printed payments bear this out, as long as the rate stays. */
  readonly knownMonths: number;
}

/** How the loan is paid back while its rate stays; `undefined` where the printed payment says otherwise. */
function repaymentOf(
  estimate: LoanEstimate,
  rate: Omit<LoanTerms, 'termYears'>,
  term: number,
  payment: number,
): Repayment | undefined {
  const over = (months: number) => ({ ...rate, termYears: months / 12 });
  const repaidIn = (months: number, amount: number) => Math.abs(monthlyPayment(over(months)) - amount) <= 1;
  const onlyInterest = Math.min(onlyInterestMonths(estimate), term);
  if (onlyInterest > 0) {
    if (Math.abs(monthlyInterest(rate) - payment) > 1) return undefined;
    const later = paymentAfter(estimate, onlyInterest);
    const borneOut = later !== undefined && repaidIn(term - onlyInterest, later);
    return { onlyInterest, terms: over(term - onlyInterest), knownMonths: borneOut ? term : onlyInterest };
  }
  const longer = estimate.balloonPayment?.value.yes ? usualSchedules.filter((months) => months > term) : [];
  const months = [term, ...longer].find((months) => repaidIn(months, payment));
  return months === undefined ? undefined : { onlyInterest, terms: over(months), knownMonths: term };
}

function interestThrough({ onlyInterest, terms }: Repayment, months: number): number {
  const first = monthlyInterest(terms) * Math.min(months, onlyInterest);
  const repaying = months - onlyInterest;
  if (repaying <= 0) return first;
  const repaid = terms.loanAmount - scheduledBalance(terms, repaying);
  return first + monthlyPayment(terms) * repaying - repaid;
}

function monthlyInterest({ loanAmount, annualRatePercent }: Omit<LoanTerms, 'termYears'>): number {
  return (loanAmount * annualRatePercent) / 1200;
}

function notFound({ loanAmount, interestRate, loanTerm, principalAndInterest }: LoanEstimate): string {
  const values = [
    ['Loan Amount', loanAmount],
    ['Interest Rate', interestRate],
    ['Loan Term', loanTerm],
    ['Monthly Principal & Interest', principalAndInterest],
  ] as const;
  return `Not found: ${listed(values.filter(([, value]) => !value).map(([name]) => name))}.`;
}

function whyUnknown({ interestRateIncrease, product, adjustableRate }: LoanEstimate): string {
  return interestRateIncrease || product || adjustableRate
    ? 'The rate can change, and we did not find from when.'
    : 'Not found: Product. Without it nobody can tell whether the rate can change.';
}

function whyNoFurther({ product }: LoanEstimate, known: number, firstChange: number): string {
  if (known < firstChange) return `The form does not tell how the loan is paid back after month ${known}.`;
  const steps = /step rate/i.test(product?.value ?? '');
  const rest = steps ? 'follows steps that the form tells only in part' : 'depends on the index';
  return known === 0 ? `From the start the rate ${rest}.` : `After month ${known} the rate ${rest}.`;
}

/** Months in which only interest is paid: by the Adjustable Payment table, else the product, else the projected payments. */
function onlyInterestMonths({ adjustablePayment, product, projectedPayments }: LoanEstimate): number {
  const inTable = /^yes\D*(\d+)/i.exec(adjustablePayment?.interestOnly?.value ?? '')?.[1];
  if (inTable) return Number(inTable);
  const inProduct = /(\d+).year interest.only/i.exec(product?.value ?? '')?.[1];
  if (inProduct) return Number(inProduct) * 12;
  const columns = projectedPayments.filter(({ years, onlyInterest }) => onlyInterest?.value && !years?.value.final);
  return (columns.at(-1)?.years?.value.last ?? 0) * 12;
}

/** The projected payment once principal is paid; `undefined` where it is a range or was not found. */
function paymentAfter({ projectedPayments }: LoanEstimate, months: number): number | undefined {
  const column = projectedPayments.find(({ years }) => years && !years.value.final && (years.value.first - 1) * 12 >= months);
  const range = column?.principalAndInterest?.value;
  return range && range.least === range.most ? range.least : undefined;
}

/**
 * Months before the rate first changes: by the Adjustable Interest Rate table, else the product (`5/3`, `18 mo./18mo.`), else the
 * sentences beside the rate. Infinity for a fixed rate; `undefined` where nothing tells whether it can change, or from when.
 */
function firstRateChange({ interestRateIncrease, adjustableRate, product }: LoanEstimate): number | undefined {
  const words = product?.value;
  if (!interestRateIncrease && !adjustableRate && words === undefined) return undefined;
  if (!interestRateIncrease?.value.yes && !adjustableRate && !/adjustable|step rate/i.test(words ?? '')) return Infinity;
  const inTable = /(\d+)\D*month/i.exec(adjustableRate?.firstChange?.value ?? '')?.[1];
  if (inTable) return Number(inTable) - 1;
  const inProduct = /(\d+(?:\.\d+)?)\s*(mo)?[^/,]*\/\s*(?:\d|[a-z])/i.exec(words ?? '');
  if (inProduct) return Math.round(Number(inProduct[1]) * (inProduct[2] ? 1 : 12));
  const inSentence = /starting in year (\d+)/i.exec(interestRateIncrease?.value.sentences.join(' ') ?? '')?.[1];
  return inSentence ? (Number(inSentence) - 1) * 12 : undefined;
}
