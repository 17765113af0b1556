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

/** What each special program is called in a sentence, and two ways to say what it helps with. */
const specialPrograms = {
  'first-time-homebuyer-programs': {
    name: 'first-time homebuyer programs',
    helps: 'help with a first home',
    exactly: 'help with a first home',
  },
  'jumbo-loans': { name: 'jumbo loans', helps: 'larger loans', exactly: 'loans above the usual limits' },
  'down-payment-assistance': {
    name: 'down payment assistance',
    helps: 'money toward the down payment',
    exactly: 'money toward the down payment',
  },
} as const;

type SpecialProgram = keyof typeof specialPrograms;

/** What a page says of the special programs that the owner offers, in the order of the site: each way as many words as there are programs. */
export function offeredSpecialPrograms({ notOffered }: Pick<Owner, 'notOffered'>) {
  const offered = (Object.keys(specialPrograms) as SpecialProgram[]).filter((program) => !notOffered.includes(program));
  const said = (way: 'name' | 'helps' | 'exactly') => offered.map((program) => specialPrograms[program][way]);
  return { names: said('name'), helps: inASeries(said('helps')), exactly: inASeries(said('exactly')) };
}

/** `Help with a first home, larger loans, and money toward the down payment.` */
function inASeries(parts: readonly string[]): string {
  const series = parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
  return `${capitalized(series)}.`;
}
