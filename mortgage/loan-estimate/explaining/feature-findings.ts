import type { Answer, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { type Finding, finding } from './finding.ts';
import { listed, printAmount, printPercent, printRange, printYears } from './phrases.ts';

/** What the payment can become, and the features that page 1 asks about: each that the form answers with YES. */
export function featureFindings(estimate: LoanEstimate): readonly (Finding | undefined)[] {
  return [
    adjustableRate(estimate),
    changingPayment(estimate),
    interestOnly(estimate),
    growingDebt(estimate),
    balloon(estimate),
    prepaymentPenalty(estimate),
    ruledOut(estimate),
  ];
}

/** The sentences beside YES, in the form's words, without those that only point to a table. */
function inItsWords(answer: Value<Answer> | undefined): string | undefined {
  const sentences = answer?.value.sentences.filter((sentence) => !/^see /i.test(sentence)) ?? [];
  return sentences.length > 0 ? `The form says: ${listed(sentences.map((said) => `“${said.replace(/\.$/, '')}”`))}.` : undefined;
}

function adjustableRate(estimate: LoanEstimate): Finding | undefined {
  const { interestRate, interestRateIncrease: increase, adjustableRate: table, product } = estimate;
  if (!increase?.value.yes && !table && !/adjustable|step rate/i.test(product?.value ?? '')) return undefined;
  const { indexAndMargin, minimumRate, maximumRate, firstChange, subsequentChanges, firstLimit, subsequentLimit } = table ?? {};
  return finding(
    'The interest rate can change',
    [increase, interestRate, product, ...Object.values(table ?? {})],
    [
      interestRate && `It starts at ${printPercent(interestRate.value)}.`,
      inItsWords(increase),
      indexAndMargin && `How it is set later: ${indexAndMargin.value}.`,
      minimumRate &&
        maximumRate &&
        `It can never be below ${printPercent(minimumRate.value)} or above ${printPercent(maximumRate.value)}.`,
      firstChange && `First change: ${firstChange.value}${limited(firstLimit)}.`,
      subsequentChanges && `Then: ${subsequentChanges.value}${limited(subsequentLimit)}.`,
    ],
    /step rate/i.test(product?.value ?? '')
      ? undefined
      : 'Where does the index of my loan stand today, and what would my rate and payment be if they changed now?',
  );
}

function limited(limit: Value<number> | undefined): string {
  return limit ? `, by ${limit.value} percentage ${limit.value === 1 ? 'point' : 'points'} at most` : '';
}

function changingPayment(estimate: LoanEstimate): Finding | undefined {
  const { principalAndInterestIncrease: increase, projectedPayments, adjustablePayment: table } = estimate;
  const columns = projectedPayments.flatMap(({ principalAndInterest, ...column }) =>
    principalAndInterest && !column.years?.value.final ? [{ ...column, principalAndInterest }] : [],
  );
  // To the dollar, because a lender may print $761.78 for the first years and $762 for the next.
  const amounts = new Set(columns.flatMap(({ principalAndInterest: { value } }) => [value.least, value.most].map(Math.round)));
  const kinds = (
    [
      ['Optional', table?.optional],
      ['Step', table?.step],
      ['Seasonal', table?.seasonal],
    ] as const
  ).filter(([, kind]) => kind && isYes(kind));
  if (!increase?.value.yes && amounts.size < 2 && kinds.length === 0) return undefined;
  const periods = columns.map(
    ({ years, principalAndInterest, onlyInterest }) =>
      `${printYears(years)}, ${printRange(principalAndInterest.value)}${onlyInterest?.value ? ' (only interest)' : ''}`,
  );
  const { firstChange, maximumPayment } = table ?? {};
  return finding(
    'The payment can change',
    [
      increase,
      ...columns.map(({ principalAndInterest }) => principalAndInterest),
      ...kinds.map(([, kind]) => kind),
      firstChange,
      maximumPayment,
    ],
    [
      inItsWords(increase),
      ...kinds.map(([name, kind]) => `${name} payments: ${kind?.value}.`),
      periods.length > 0 ? `Principal and interest a month as the form projects it: ${periods.join('; ')}.` : undefined,
      firstChange && `First change: ${firstChange.value}.`,
      maximumPayment && `Highest payment: ${maximumPayment.value}.`,
    ],
  );
}

/** An answer of the Adjustable Payment table: `YES for your first 60 payments`. */
function isYes({ value }: Value<string>): boolean {
  return /^yes/i.test(value);
}

function interestOnly({ projectedPayments, adjustablePayment, product, loanAmount }: LoanEstimate): Finding | undefined {
  const columns = projectedPayments.filter(({ onlyInterest }) => onlyInterest?.value);
  const table = adjustablePayment?.interestOnly;
  const from = [
    ...columns.map(({ onlyInterest }) => onlyInterest),
    table && isYes(table) ? table : undefined,
    product && /interest.only/i.test(product.value) ? product : undefined,
  ].filter((value) => value !== undefined);
  if (from.length === 0) return undefined;
  const period = columns.length > 0 ? `in ${listed(columns.map(({ years }) => printYears(years)))}` : 'at first';
  return finding(
    'At first you pay only interest',
    [...from, loanAmount],
    [
      `The required payment ${period} pays back none of the loan${loanAmount ? ` of ${printAmount(loanAmount.value)}` : ''}.`,
      'After that the same debt has to be paid back in fewer years, so the payment rises.',
    ],
    'May I pay principal in the years of only interest, and would my payment then go down?',
  );
}

function growingDebt({ loanAmountIncrease: increase, adjustablePayment }: LoanEstimate): Finding | undefined {
  if (!increase?.value.yes) return undefined;
  return finding(
    'What you owe can grow',
    [increase, adjustablePayment?.optional],
    ['The form answers YES to: can the loan amount increase after closing?', inItsWords(increase)],
    'What would I have to pay each month so that my loan never grows?',
  );
}

function balloon({ balloonPayment }: LoanEstimate): Finding | undefined {
  if (!balloonPayment?.value.yes) return undefined;
  return finding(
    'A balloon payment is due',
    [balloonPayment],
    [inItsWords(balloonPayment), 'By then you would need the money, a new loan or a buyer for the home.'],
    'What are my choices if I cannot pay or refinance the balloon payment when it is due?',
  );
}

function prepaymentPenalty({ prepaymentPenalty: penalty }: LoanEstimate): Finding | undefined {
  if (!penalty?.value.yes) return undefined;
  return finding(
    'Paying the loan off early can cost a penalty',
    [penalty],
    [inItsWords(penalty), 'Selling the home or refinancing pays the loan off too.'],
    'Does the prepayment penalty also apply if I sell or refinance, and what would this loan cost without it?',
  );
}

function ruledOut(estimate: LoanEstimate): Finding | undefined {
  const answers = [
    ['a larger loan amount after closing', estimate.loanAmountIncrease],
    ['a higher interest rate', estimate.interestRateIncrease],
    ['higher principal and interest', estimate.principalAndInterestIncrease],
    ['a prepayment penalty', estimate.prepaymentPenalty],
    ['a balloon payment', estimate.balloonPayment],
  ] as const;
  const denied = answers.filter(([, answer]) => answer && !answer.value.yes);
  if (denied.length === 0) return undefined;
  return finding(
    'What the form answers with NO',
    denied.map(([, answer]) => answer),
    [`The form answers NO to ${listed(denied.map(([what]) => what))}.`],
  );
}
