import type { CashToClose, Value } from '../form/loan-estimate.ts';
import { readDollars } from './printed.ts';
import { readDirectedCash } from './read-costs-at-closing.ts';
import type { Phrase, Region, Sheet } from './sheet.ts';

type Line = Exclude<keyof CashToClose, 'table' | 'cashToClose'>;

/** Labels of the two tables. A lender breaks long ones, and some leave out what stands in brackets. */
const labels: Readonly<Record<Line | 'cashToClose', string>> = {
  closingCosts: 'Total Closing Costs (J)',
  closingCostsFinanced: 'Closing Costs Financed',
  downPayment: 'Down Payment',
  deposit: 'Deposit',
  fundsForBorrower: 'Funds for Borrower',
  sellerCredits: 'Seller Credits',
  adjustments: 'Adjustments and Other Credits',
  loanAmount: 'Loan Amount',
  payoffs: 'Estimated Total Payoffs and Payments',
  cashToClose: 'Estimated Cash to Close',
};

/** The table 'Calculating Cash to Close' of page 2: the standard one, or the one for loans without a seller. */
export function readCashToClose(sheet: Sheet): CashToClose {
  const heading = sheet.find('Calculating Cash to Close').at(-1);
  if (!heading) return {};
  const table: Region = { ...tableRegion(sheet, heading), top: heading.y + 2 };
  const places = Object.entries(labels).flatMap(([name, text]) => {
    // Each label begins its line: 'Loan Amount' also stands in the brackets of another.
    const label = [text, `Estimated ${text}`]
      .flatMap((words) => sheet.findWrapped(words, table))
      .find(({ x }) => x < heading.x + 12);
    return label ? [{ name: name as Line | 'cashToClose', label }] : [];
  });
  const found = Object.fromEntries(places.map(({ name, label }) => [name, label])) as Partial<
    Record<Line | 'cashToClose', Phrase>
  >;
  const ordered = places.map(({ label }) => label).sort((a, b) => a.y - b.y);
  const amount = (name: Line): Value<number> | undefined => {
    const label = found[name];
    return label && sheet.valueOf(amountWords(sheet, rowOf(label, ordered, table)), readDollars);
  };
  const { cashToClose: cash } = found;
  const isStandard = found.downPayment !== undefined || found.deposit !== undefined;
  const isAlternative = found.payoffs !== undefined;
  return {
    table: isStandard === isAlternative ? undefined : isStandard ? 'standard' : 'alternative',
    ...Object.fromEntries(places.flatMap(({ name }) => (name === 'cashToClose' ? [] : [[name, amount(name)]]))),
    cashToClose: cash && readDirectedCash(sheet, cash, cashRow(cash, ordered, table), cashRow(cash, ordered, table)),
  };
}

/** Below its heading, down to the next table or the foot, in its own column. */
function tableRegion(sheet: Sheet, heading: Phrase): Region {
  const left = heading.x - 14;
  const next = sheet.find('Adjustable', { ...sheet.all, left, top: heading.y + 4 })[0];
  const foot = sheet.find('LOAN ESTIMATE', { ...sheet.all, top: heading.y + 40 }).at(-1)?.y ?? sheet.height;
  return { left, right: sheet.width, top: heading.y, bottom: Math.min(next ? next.y - 4 : sheet.height, foot - 2) };
}

function rowOf(label: Phrase, ordered: readonly Phrase[], table: Region): Region {
  const next = ordered.find(({ y }) => y > label.y + 2)?.y ?? table.bottom;
  return {
    ...table,
    left: label.x + label.width,
    top: label.y - 1.6 * label.size,
    bottom: Math.min(next - 2, label.y + 1.6 * label.size),
  };
}

function cashRow(label: Phrase, ordered: readonly Phrase[], table: Region): Region {
  return { ...rowOf(label, ordered, table), top: label.y - 0.8 * label.size, bottom: label.y + 0.8 * label.size };
}

/** The amount on a label's line; a label of two lines may have it beside either. */
function amountWords(sheet: Sheet, region: Region): readonly Phrase[] {
  const lines = sheet
    .lines(region)
    .map((line) => line.filter(({ text }) => /^(?:[-–—−]\s?)?\$?[\d,]+(?:\.\d\d)?$|^[-–—−]$/.test(text)));
  const amounts = lines.filter((line) => line.some(({ text }) => /\d/.test(text)));
  return amounts.length === 1
    ? (amounts[0] ?? [])
    : (amounts.find((line) => Math.abs((line[0]?.y ?? 0) - (region.top + region.bottom) / 2) < 3) ?? []);
}
