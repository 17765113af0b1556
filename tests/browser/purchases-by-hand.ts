import { readFileSync } from 'node:fs';
import { printDollars } from '../../mortgage/amounts/dollars.ts';

const paper = readFileSync('docs/purchases-by-hand.md', 'utf8');

/** What the page calls a line of the paper, where it calls it otherwise. */
const onThePage: Readonly<Record<string, string>> = {
  'Lender’s charges (section A)': 'Lender’s charges',
  'Credit report, flood, tax service': 'Credit report, flood and tax service',
  'Prepaid interest': 'Interest to the end of the month',
  'Property tax at closing': 'Property tax',
  'Less: seller’s credit': 'Seller’s credit',
  'Less: lender’s credit': 'Lender’s credit',
  'Less: assistance': 'Assistance',
  'Less: earnest money paid already': 'Earnest money',
};

/** Lines that stand on the page although they are nothing. */
const shownAtZero = ['Down payment', 'Owner’s title policy', 'First deposit into escrow'];

/** A line of the paper under the name that the page has for it. */
export interface LineByHand {
  readonly label: string;
  /** What the sum counts, to the cent. */
  readonly usual: number;
  /** What the note beside it begins with where least and most differ. */
  readonly ends: string;
}

/**
 * Every line of one of the purchases in `docs/purchases-by-hand.md` that the page prints, in their order.
 *
 * @param letter of its heading
 * @param fee what the page calls the program's upfront fee; none for a loan without one
 */
export function linesByHand(letter: string, fee: string | undefined): LineByHand[] {
  const section = paper.split(/^## /m).find((part) => part.startsWith(`${letter}. `)) ?? '';
  const rows = [...section.matchAll(/^\| \d+ \| ([^|]+) \|.*\| (\S+) \| (\S+) \| (\S+) \|$/gm)];
  return rows.flatMap(([, what = '', ...cells]) => {
    const amounts = cells.map((cell) => Number(cell.replaceAll(',', '')));
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    const curled = what.replaceAll("'", '’');
    const label = curled === 'Program’s upfront fee' ? fee : (onThePage[curled] ?? curled);
    const isShown =
      label !== undefined && (label === fee || shownAtZero.includes(label) || amounts.some((amount) => amount !== 0));
    const ends = least === most ? '' : `Between ${printDollars(Math.floor(least))} and ${printDollars(Math.ceil(most))}.`;
    return isShown ? [{ label, usual: amounts[1] ?? Number.NaN, ends }] : [];
  });
}
