import { type LoanEstimate, type SectionLetter, sectionLetters, type Value } from '../form/loan-estimate.ts';
import { tableRows } from '../form/table-rows.ts';
import type { Check } from './check.ts';

/** The arithmetic of page 2, and what page 1 repeats of it (12 CFR 1026.37(f) to (h)). */
export function checksOfCosts(estimate: LoanEstimate): readonly Check[] {
  const { costsAtClosing, cashToClose, totalLoanCosts, totalOtherCosts, totalClosingCosts, lenderCredits } = estimate;
  return [
    ...sectionLetters.map((letter) => sectionSum(estimate, letter)),
    sumOf('D. Total Loan Costs', 'A + B + C', totalLoanCosts, estimate, ['A', 'B', 'C']),
    sumOf('I. Total Other Costs', 'E + F + G + H', totalOtherCosts, estimate, ['E', 'F', 'G', 'H']),
    sum('D + I', 'D and I', estimate.loanAndOtherCosts, [totalLoanCosts, totalOtherCosts]),
    sum('J. Total Closing Costs', 'D + I less the lender credits', totalClosingCosts, [
      totalLoanCosts,
      totalOtherCosts,
      lenderCredits ?? none,
    ]),
    same('Estimated Closing Costs on page 1', 'J on page 2', costsAtClosing.closingCosts, totalClosingCosts),
    same('Loan Costs on page 1', 'D on page 2', costsAtClosing.loanCosts, totalLoanCosts),
    same('Other Costs on page 1', 'I on page 2', costsAtClosing.otherCosts, totalOtherCosts),
    same('Lender Credits on page 1', 'the lender credits on page 2', costsAtClosing.lenderCredits, lenderCredits),
    same('Estimated Cash to Close on page 1', 'the same amount on page 2', costsAtClosing.cashToClose, cashToClose.cashToClose),
    ...checksOfCash(estimate),
    pointsCheck(estimate),
    ...estimate.sections.F.lines.map(prepaidInterest),
    ...(hasAggregateAdjustment(estimate) ? [] : estimate.sections.G.lines.map(escrowDeposit)),
  ].filter((check) => check !== undefined);
}

/** What stands for an amount that the form leaves blank. */
const none: Value<number> = { value: 0, printed: '', certainty: 'certain' };

const nameOf = (letter: SectionLetter) => tableRows.find(({ header }) => header.startsWith(`${letter}. `))?.header ?? letter;

function sum(
  what: string,
  from: string,
  printed: Value<number> | undefined,
  parts: readonly (Value<number> | undefined)[],
  tolerance = 0,
): Check | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (!printed || known.length < parts.length) return undefined;
  const workedOut = known.reduce((total, { value }) => total + value, 0);
  return { what, from, unit: 'dollars', printed, workedOut, tolerance, parts: known };
}

function same(
  what: string,
  from: string,
  printed: Value<number> | undefined,
  other: Value<number> | undefined,
): Check | undefined {
  return printed !== other ? sum(what, from, printed, [other]) : undefined;
}

/** Each line is rounded by itself, and so may be their total: half a dollar a line. */
function sectionSum({ sections }: LoanEstimate, letter: SectionLetter): Check | undefined {
  const { total, lines } = sections[letter];
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0) return undefined;
  return sum(nameOf(letter), `the lines of section ${letter}`, total, amounts, amounts.length / 2);
}

/** A section without any amount is blank and counts as 0; in an estimate that was typed it is unknown. */
function sumOf(
  what: string,
  from: string,
  total: Value<number> | undefined,
  { sections }: LoanEstimate,
  letters: readonly SectionLetter[],
): Check | undefined {
  const blank = (letter: SectionLetter) =>
    total?.certainty !== 'typed' && sections[letter].lines.every(({ amount }) => amount === undefined) ? none : undefined;
  return sum(
    what,
    from,
    total,
    letters.map((letter) => sections[letter].total ?? blank(letter)),
    letters.length / 2,
  );
}

function checksOfCash({ cashToClose, totalClosingCosts }: LoanEstimate): readonly (Check | undefined)[] {
  const { table, closingCosts, cashToClose: cash } = cashToClose;
  const negative = (value: Value<number> | undefined) => value && { ...value, value: -value.value };
  if (table === 'standard') {
    const { closingCostsFinanced, downPayment, deposit, fundsForBorrower, sellerCredits, adjustments } = cashToClose;
    const lines = [closingCosts, closingCostsFinanced, downPayment, deposit, fundsForBorrower, sellerCredits, adjustments];
    return [
      sum('Estimated Cash to Close', 'the lines above it', cash, lines, 3),
      same('Total Closing Costs (J) in the cash to close', 'J', closingCosts, totalClosingCosts),
    ].map((check, index) => check && { ...check, parts: index === 0 ? lines.filter((line) => line !== undefined) : check.parts });
  }
  if (table !== 'alternative') return [];
  const { loanAmount, payoffs } = cashToClose;
  const total = sum(
    'Estimated Cash to Close',
    'the lines above it',
    cash,
    [negative(loanAmount), negative(closingCosts), negative(payoffs)],
    2,
  );
  const costs = same('Total Closing Costs (J) in the cash to close', 'J', closingCosts, negative(totalClosingCosts));
  return [
    total && { ...total, parts: [loanAmount, closingCosts, payoffs].filter((part) => part !== undefined) },
    costs && { ...costs, parts: totalClosingCosts ? [totalClosingCosts] : [] },
  ];
}

function pointsCheck({ points, pointsPercent, loanAmount }: LoanEstimate): Check | undefined {
  if (!points || !pointsPercent || !loanAmount) return undefined;
  const workedOut = (loanAmount.value * pointsPercent.value) / 100;
  return {
    what: 'Points in section A',
    from: 'the percentage beside them',
    unit: 'dollars',
    printed: points,
    workedOut,
    tolerance: 1,
    parts: [pointsPercent, loanAmount],
  };
}

const perDiem = /\$([\d,]+\.?\d*) per day for ([\d.]+) days?/i;

/** 'Prepaid Interest ($17.44 per day for 15 days @ 3.875%)' says how it was worked out. */
function prepaidInterest({ label, amount }: LoanEstimate['sections']['F']['lines'][number]): Check | undefined {
  const [, daily, days] = perDiem.exec(label) ?? [];
  return daily && days && amount ? product('Prepaid Interest in section F', 'its days', amount, daily, days) : undefined;
}

const perMonth = /\$([\d,]+\.?\d*) per month for (\d+) mo/i;

function escrowDeposit({ label, amount }: LoanEstimate['sections']['G']['lines'][number]): Check | undefined {
  const [, monthly, months] = perMonth.exec(label) ?? [];
  const name = label.slice(0, label.indexOf('$')).trim();
  return monthly && months && amount ? product(`${name} in section G`, 'its months', amount, monthly, months) : undefined;
}

function product(what: string, from: string, printed: Value<number>, amount: string, times: string): Check {
  const workedOut = Number(amount.replaceAll(',', '')) * Number(times) * (printed.value < 0 ? -1 : 1);
  return { what, from, unit: 'dollars', printed, workedOut, tolerance: 1, parts: [] };
}

/** A servicer that adjusts the deposits together prints lines that no longer are months times amount (12 CFR 1024.17). */
function hasAggregateAdjustment({ sections }: LoanEstimate): boolean {
  return sections.G.lines.some(({ label }) => /aggregate/i.test(label));
}
