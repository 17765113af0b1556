import type { Owner } from './owner-schema.ts';

/** The four loans, as they are called in a sentence. */
const loanNames = { conventional: 'conventional', fha: 'FHA', va: 'VA', usda: 'USDA' } as const;

type Loan = keyof typeof loanNames;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** A small count in words, as a sentence has it; figures from ten. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}

/** The same where a sentence or a heading begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The loans that the owner offers, in the order of the site, to be put into a sentence: `conventional`, `FHA`, `VA`, `USDA`. */
export function offeredLoanNames({ notOffered }: Pick<Owner, 'notOffered'>): string[] {
  return (Object.keys(loanNames) as Loan[]).filter((loan) => !notOffered.includes(loan)).map((loan) => loanNames[loan]);
}
