import type { CostLine, LoanEstimate } from './loan-estimate.ts';

/** FHA's upfront premium, VA's funding fee, USDA's guarantee fee, private mortgage insurance paid at once. */
const feeOfProgram = /mortgage insurance|funding fee|guarantee fee/i;

/** `(2 mo.)`: so many of the monthly premiums, paid ahead. Those are counted by the month. */
const monthsAhead = /\(\s*[1-9]\d*\s*mo/i;

/** Whether a line of section B or F is what the loan's program or its insurer takes, and nobody's price for a service. */
export function isFeeOfProgram({ label }: CostLine): boolean {
  return feeOfProgram.test(label);
}

/** The lines of a section with an amount that is paid once, at closing, to the loan's program or insurer. */
export function feesOfProgram({ sections }: LoanEstimate, letter: 'B' | 'F'): readonly CostLine[] {
  return sections[letter].lines.filter((line) => line.amount?.value && isFeeOfProgram(line) && !monthsAhead.test(line.label));
}
