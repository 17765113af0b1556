import { expect, type Page, test } from '@playwright/test';
import { printDollars } from '../../mortgage/amounts/dollars.ts';
import { line, open } from './cash-to-close-page.ts';
import { linesByHand } from './purchases-by-hand.ts';

/** Every figure was worked out by hand in `docs/purchases-by-hand.md`. */
interface Purchase {
  readonly what: string;
  /** Of its heading there, and what its program's upfront fee is called. */
  readonly letter: string;
  readonly fee: string | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly sum: string;
}

const purchases: readonly Purchase[] = [
  {
    what: '$850,000 in Kenmore, conventional with 10% down, closing on December 18, 2026',
    letter: 'a',
    fee: undefined,
    typed: {
      'Home price': '850000',
      'Down payment': '85000',
      'Interest rate': '6.5',
      'Day of closing': '2026-12-18',
      'Earnest money': '25000',
    },
    chosen: { Loan: 'Conventional', 'County of the home': 'King' },
    sum: '$72,371 Between $70,680 and $72,764.',
  },
  {
    what: '$520,000 in Vancouver, FHA with 3.5% down, closing on March 10, 2027',
    letter: 'b',
    fee: 'FHA upfront premium',
    typed: {
      'Home price': '520000',
      'Down payment': '18200',
      'Interest rate': '6.25',
      'Day of closing': '2027-03-10',
      'Earnest money': '5000',
      'Seller’s credit': '10000',
    },
    chosen: { Loan: 'FHA', 'County of the home': 'Clark' },
    sum: '$14,900 Between $13,585 and $15,323.',
  },
  {
    what: '$380,000 in Ellensburg, USDA with nothing down, closing on July 30, 2027',
    letter: 'c',
    fee: 'USDA guarantee fee',
    typed: {
      'Home price': '380000',
      'Down payment': '0',
      'Interest rate': '6.375',
      'Day of closing': '2027-07-30',
      'Earnest money': '3800',
      'Lender’s credit': '2000',
    },
    chosen: { Loan: 'USDA', 'County of the home': 'Kittitas' },
    sum: '$3,130 Between $1,825 and $3,853.',
  },
];

/** The lines below the sum, as a reader would copy them down. */
async function linesOf(page: Page) {
  const rows = await page
    .locator('#cash-to-close dl > div')
    .evaluateAll((all) => all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)));
  return rows.map(([label, amount = '', note = '']) => ({ label, note, dollars: Number(amount.replace(/[$,]/g, '')) }));
}

for (const { what, letter, fee, typed, chosen, sum } of purchases) {
  test(`says of ${what} what somebody works out by hand`, async ({ page }) => {
    await open(page);
    for (const [label, choice] of Object.entries(chosen)) await page.getByLabel(label, { exact: true }).selectOption(choice);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    await expect(line(page, 'Cash to close')).toHaveText(sum);
    const shown = await linesOf(page);
    const paper = linesByHand(letter, fee);
    expect(shown.length).toBeGreaterThan(12);
    expect(shown.map(({ label }) => label)).toEqual(paper.map(({ label }) => label));
    for (const [index, { label, usual, ends }] of paper.entries()) {
      expect(Math.abs((shown[index]?.dollars ?? Number.NaN) - usual), label).toBeLessThan(1);
      expect(shown[index]?.note, label).toMatch(ends ? new RegExp(`^${RegExp.escape(ends)}`) : /^(?!Between)/);
    }
    const added = shown.reduce((dollars, line) => dollars + line.dollars, 0);
    expect(sum.split(' ')[0]).toBe(printDollars(added));
  });
}
