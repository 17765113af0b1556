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

/**
 * Every line of one of the purchases in `docs/purchases-by-hand.md` as the page prints it, in their order.
 *
 * @param letter of its heading
 * @param fee what the page calls the program's upfront fee; none for a loan without one
 */
export function linesByHand(letter: string, fee: string | undefined): string[][] {
  const section = paper.split(/^## /m).find((part) => part.startsWith(`${letter}. `)) ?? '';
  const rows = [...section.matchAll(/^\| \d+ \| ([^|]+) \|.*\| (\S+) \| (\S+) \| (\S+) \|$/gm)];
  return rows.flatMap(([, what = '', ...cells]) => {
    const amounts = cells.map((cell) => Number(cell.replaceAll(',', '')));
    const [from, to] = [printDollars(Math.min(...amounts)), printDollars(Math.max(...amounts))];
    const curled = what.replaceAll("'", '’');
    const label = curled === 'Program’s upfront fee' ? fee : (onThePage[curled] ?? curled);
    const isShown =
      label !== undefined && (label === fee || shownAtZero.includes(label) || amounts.some((amount) => amount !== 0));
    return isShown ? [[label, from === to ? from : `${from} to ${to}`]] : [];
  });
}
