import { monthlyPayment, scheduledBalance } from '../../loan/payment.ts';
import { insurancePaid } from '../form/insurance-paid.ts';
import type { LoanEstimate, ProjectedPayment, Value } from '../form/loan-estimate.ts';
import type { Check } from './check.ts';

/** How pages 1 and 3 hang together (12 CFR 1026.37(b), (c) and (l)). */
export function checksOfTerms(estimate: LoanEstimate): readonly Check[] {
  return [
    ...fixedPayment(estimate),
    fiveYearsPaid(estimate),
    firstPayment(estimate),
    ...estimate.projectedPayments.flatMap(columnTotals),
    ...repeatedRates(estimate),
    highestPayment(estimate),
  ].filter((check) => check !== undefined);
}

/**
 * Whether the loan is repaid in equal payments at one rate: the only kind for which its form alone tells every payment. A missing
 * answer on a balloon counts as none in a form that was typed.
 */
function isPlainFixedRate({ product, balloonPayment, prepaymentPenalty }: LoanEstimate): boolean {
  return (
    product?.value.toLowerCase() === 'fixed rate' &&
    !balloonPayment?.value.yes &&
    (balloonPayment !== undefined || prepaymentPenalty === undefined)
  );
}

/** Months of 'In 5 Years'. */
const fiveYears = 60;

function fixedPayment(estimate: LoanEstimate): readonly (Check | undefined)[] {
  const { loanAmount, interestRate, loanTerm, principalAndInterest, fiveYearsPrincipal, totalInterestPercentage } = estimate;
  if (!isPlainFixedRate(estimate) || !loanAmount || !interestRate || !loanTerm) return [];
  const terms = { loanAmount: loanAmount.value, annualRatePercent: interestRate.value, termYears: loanTerm.value / 12 };
  const payment = monthlyPayment(terms);
  const parts = [loanAmount, interestRate, loanTerm];
  const repaid = loanAmount.value - scheduledBalance(terms, fiveYears);
  const interest = payment * loanTerm.value - loanAmount.value;
  const prepaid = prepaidInterest(estimate.sections)?.amount?.value ?? 0;
  const percentage = (amount: number) => (amount / loanAmount.value) * 100;
  // The rule counts prepaid interest; some programs do not.
  const shares = [percentage(interest + prepaid), percentage(interest)];
  const printedShare = totalInterestPercentage?.value ?? 0;
  const share = [...shares].sort((a, b) => Math.abs(a - printedShare) - Math.abs(b - printedShare))[0] ?? 0;
  return [
    principalAndInterest && {
      what: 'Monthly Principal & Interest',
      from: 'loan amount, rate and term',
      unit: 'cents',
      printed: principalAndInterest,
      workedOut: payment,
      tolerance: 0.02,
      parts,
    },
    fiveYearsPrincipal && {
      what: 'In 5 Years: principal paid off',
      from: 'loan amount, rate and term',
      unit: 'dollars',
      printed: fiveYearsPrincipal,
      workedOut: repaid,
      tolerance: 2,
      parts,
    },
    totalInterestPercentage && {
      what: 'Total Interest Percentage (TIP)',
      from: 'loan amount, rate and term',
      unit: 'percent',
      printed: totalInterestPercentage,
      workedOut: share,
      tolerance: 0.03,
      parts,
    },
  ];
}

/**
 * 'In 5 Years', of a loan of five years and more: payments, mortgage insurance and loan costs, with prepaid interest or without, as
 * programs differ. Premiums are printed to the dollar, and one may end within a year: hence the tolerance.
 */
function fiveYearsPaid(estimate: LoanEstimate): Check | undefined {
  const { fiveYearsPaid: printed, principalAndInterest, loanTerm, totalLoanCosts, projectedPayments, sections } = estimate;
  const insurance = insurancePaid(estimate, fiveYears);
  if (!printed || !principalAndInterest || !totalLoanCosts || insurance === undefined) return undefined;
  if (!isPlainFixedRate(estimate) || (loanTerm?.value ?? 0) < fiveYears) return undefined;
  const paid = principalAndInterest.value * fiveYears + insurance + totalLoanCosts.value;
  const prepaid = prepaidInterest(sections)?.amount?.value ?? 0;
  const premiums = projectedPayments.flatMap(({ mortgageInsurance }) => mortgageInsurance?.value ?? []);
  return {
    what: 'In 5 Years: total paid',
    from: '60 payments with mortgage insurance, and D',
    unit: 'dollars',
    printed,
    workedOut: Math.abs(paid + prepaid - printed.value) < Math.abs(paid - printed.value) ? paid + prepaid : paid,
    tolerance: fiveYears / 2 + Math.max(0, ...premiums) + 1,
    // So coarse a check vouches for nothing that it is made of.
    parts: [],
  };
}

function prepaidInterest({ F }: LoanEstimate['sections']) {
  return F.lines.find(({ label }) => /^Prepaid Interest/i.test(label));
}

/** The first column of the projected payments repeats the payment of the loan terms, to the dollar where it is a range. */
function firstPayment({ principalAndInterest, projectedPayments: [first] }: LoanEstimate): Check | undefined {
  const repeated = first?.principalAndInterest;
  if (!principalAndInterest || !repeated || principalAndInterest.certainty === 'typed') return undefined;
  const { least, most } = repeated.value;
  const nearest = Math.min(Math.max(principalAndInterest.value, least), most);
  return {
    what: 'Monthly Principal & Interest',
    from: 'the first column of the projected payments',
    unit: 'cents',
    printed: principalAndInterest,
    workedOut: nearest,
    tolerance: 0.5,
    parts: [repeated],
  };
}

function columnTotals({ years, principalAndInterest, mortgageInsurance, escrow, total }: ProjectedPayment): readonly Check[] {
  if (!principalAndInterest || !mortgageInsurance || !escrow || !total) return [];
  const parts: readonly Value<unknown>[] = [principalAndInterest, mortgageInsurance, escrow];
  const besides = mortgageInsurance.value + escrow.value;
  const what = `Estimated Total Monthly Payment, ${years?.printed ?? 'first period'}`;
  const check = (end: 'least' | 'most'): Check => ({
    what,
    from: 'the payments above it',
    unit: 'dollars',
    printed: total,
    number: total.value[end],
    workedOut: principalAndInterest.value[end] + besides,
    tolerance: 1.5,
    parts,
  });
  return total.value.least === total.value.most ? [check('least')] : [check('least'), check('most')];
}

/** The rate stands in section F, in the AIR table and, its highest, in a sentence too. */
function repeatedRates({
  interestRate,
  interestRateIncrease,
  sections,
  adjustableRate,
}: LoanEstimate): readonly (Check | undefined)[] {
  const prepaid = prepaidInterest(sections)?.label ?? '';
  const [, atRate] = /@\s*(\d*\.?\d+)\s?%/.exec(prepaid) ?? [];
  const [, highest] = /as high as (\d*\.?\d+)%/i.exec(interestRateIncrease?.value.sentences.join(' ') ?? '') ?? [];
  const rate = (
    what: string,
    from: string,
    printed: Value<number> | undefined,
    workedOut: number | undefined,
    parts: readonly Value<unknown>[],
  ): Check | undefined =>
    printed && workedOut !== undefined
      ? { what, from, unit: 'percent', printed, workedOut, tolerance: 0.0005, parts }
      : undefined;
  const initial = adjustableRate?.initialRate;
  return [
    rate(
      'Interest Rate',
      'the prepaid interest in section F',
      interestRate,
      atRate === undefined ? undefined : Number(atRate),
      [],
    ),
    rate('Interest Rate', 'the AIR table', interestRate, initial?.value, initial ? [initial] : []),
    rate(
      'Maximum interest rate in the AIR table',
      'page 1',
      adjustableRate?.maximumRate,
      highest === undefined ? undefined : Number(highest),
      interestRateIncrease ? [interestRateIncrease] : [],
    ),
  ];
}

/** 'Can go as high as' on page 1 is the most of all columns, with or without a final payment. */
function highestPayment({ principalAndInterestIncrease: increase, projectedPayments }: LoanEstimate): Check | undefined {
  const [, highest] = /as high as \$([\d,]+)/i.exec(increase?.value.sentences.join(' ') ?? '') ?? [];
  const number = Number((highest ?? '').replaceAll(',', ''));
  const amounts = projectedPayments.flatMap(({ principalAndInterest, years }) =>
    principalAndInterest ? [{ amount: principalAndInterest, isFinal: years?.value.final === true }] : [],
  );
  const [most] = [...amounts].sort((a, b) => b.amount.value.most - a.amount.value.most);
  const [mostBefore] = amounts.filter(({ isFinal }) => !isFinal).sort((a, b) => b.amount.value.most - a.amount.value.most);
  const meant = most && Math.abs(most.amount.value.most - number) <= 1 ? most : mostBefore;
  if (!highest || !meant || !increase) return undefined;
  return {
    what: 'The highest payment on page 1',
    from: 'the projected payments',
    unit: 'dollars',
    printed: increase,
    number,
    workedOut: meant.amount.value.most,
    tolerance: 1,
    parts: [meant.amount],
  };
}
