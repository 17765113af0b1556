import { printDollars, printNumber, roundHalfUp } from '../../../../mortgage/amounts/dollars.ts';
import { exceeds } from '../../../../mortgage/amounts/exceeds.ts';
import { cheapestInWords } from '../../../../mortgage/loan/cheapest.ts';
import type { ComparedLoan, CompareResults } from './compare-results.ts';
import { type Fact, loanFacts } from './loan-facts.ts';

/** The two loans within a sentence. */
const names = ['loan A', 'loan B'] as const;
const nameOf = (place: 0 | 1) => (place === 0 ? 'Loan A' : 'Loan B');

/** Which of the two costs less until when, and what that does not tell; or why it is not said. */
export function verdict({ loans, cheapest }: Pick<CompareResults, 'loans' | 'cheapest'>): readonly string[] {
  if (!loans) return [];
  const above = ([0, 1] as const).filter((place) => !loans[place].withinLoanLimit && !loans[place].loanLimit?.atLeast);
  if (above.length > 0)
    return above.map((place) => `${nameOf(place)} is above its limit in this county, so it cannot be had with so little down.`);
  return [
    ...cheapestInWords(cheapest, names),
    ...more(loans, 'monthlyPayment', (amount) => `takes ${amount} more a month`),
    ...moreDown(loans),
  ];
}

function more(
  loans: readonly [ComparedLoan, ComparedLoan],
  figure: 'monthlyPayment' | 'downPayment',
  says: (amount: string) => string,
): string[] {
  const [a, b] = [roundHalfUp(loans[0][figure], 0), roundHalfUp(loans[1][figure], 0)];
  if (!exceeds(Math.abs(a - b), 0)) return [];
  return [`${nameOf(a > b ? 0 : 1)} ${says(printDollars(Math.abs(a - b)))}.`];
}

function moreDown(loans: readonly [ComparedLoan, ComparedLoan]): string[] {
  const [sentence] = more(loans, 'downPayment', (amount) => `takes ${amount} more down`);
  return sentence ? [sentence.replace(/\.$/, ', and what that money could earn elsewhere is not counted.')] : [];
}

/** What the table says of one of the two. */
export function twoLoansFacts(loan: ComparedLoan): readonly Fact[] {
  const facts = loanFacts(loan, [3, 5, 10]).map((fact) =>
    fact.label === 'Paid at closing' && loan.creditLeft > 0
      ? { ...fact, note: `${printDollars(loan.creditLeft)} of the credit is for other costs, as far as you have them` }
      : fact,
  );
  return [{ label: 'Rate and term', value: `${printNumber(loan.annualRatePercent, 3)}%, ${loan.termYears} years` }, ...facts];
}
