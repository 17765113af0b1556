import type { CostLine, CostSection, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { readDollars, readPercent } from './printed.ts';
import { type Phrase, phraseText, type Region, type Sheet } from './sheet.ts';

type ClosingCosts = Pick<
  LoanEstimate,
  | 'sections'
  | 'pointsPercent'
  | 'points'
  | 'totalLoanCosts'
  | 'totalOtherCosts'
  | 'totalClosingCosts'
  | 'loanAndOtherCosts'
  | 'lenderCredits'
>;

/** A line of a column: its words, and the amount at its right end. */
interface Line {
  readonly words: readonly Phrase[];
  readonly amount: Value<number> | undefined;
  readonly y: number;
  readonly size: number;
}

/** How the headings of page 2 begin. Their letters are part of the form. */
const headings = {
  A: 'A. Origination Charges',
  B: 'B. Services You Cannot Shop For',
  C: 'C. Services You Can Shop For',
  D: 'D. TOTAL LOAN COSTS',
  E: 'E. Taxes and Other Government Fees',
  F: 'F. Prepaids',
  G: 'G. Initial Escrow Payment at Closing',
  H: 'H. Other',
  I: 'I. TOTAL OTHER COSTS',
  J: 'J. TOTAL CLOSING COSTS',
} as const;

type Letter = keyof typeof headings;

/** Amounts end at the right edge of their column; this far from it, in points, they still count. */
const ragged = 14;

/** The tables 'Loan Costs' and 'Other Costs' of page 2. */
export function readClosingCosts(sheet: Sheet): ClosingCosts {
  const places = Object.fromEntries(
    (Object.keys(headings) as Letter[]).map((letter) => [letter, sheet.findWrapped(headings[letter])[0]]),
  ) as Record<Letter, Phrase | undefined>;
  const split = columnSplit(places, sheet);
  const end = sheet.find('Calculating Cash to Close').find(({ x }) => x > split - 12)?.y ?? sheet.height;
  const tables = sheet.find('Adjustable').map(({ y }) => y);
  const left = { ...sheet.all, right: split, bottom: Math.min(...tables, sheet.height) };
  const right = { ...sheet.all, left: split, bottom: end - 4 };
  const section = (letter: Letter, next: Letter, column: Region) => readSection(sheet, places[letter], places[next], column);
  const [A, B, C] = [section('A', 'B', left), section('B', 'C', left), section('C', 'D', left)];
  const [E, F, G, H] = [section('E', 'F', right), section('F', 'G', right), section('G', 'H', right), section('H', 'I', right)];
  const totals = readSection(sheet, places.J, undefined, right).lines;
  const line = (text: RegExp) => totals.find(({ label }) => text.test(label))?.amount;
  return {
    sections: { A, B, C, E, F, G, H },
    ...readPoints(sheet, A, places, left),
    totalLoanCosts: amountBeside(sheet, places.D, left),
    totalOtherCosts: amountBeside(sheet, places.I, right),
    totalClosingCosts: amountBeside(sheet, places.J, right),
    loanAndOtherCosts: line(/^D \+ I$/),
    lenderCredits: line(/^Lender Credits$/i),
  };
}

/** Where the left column ends: the headings of E to J stand at the right column's left edge. */
function columnSplit(places: Record<Letter, Phrase | undefined>, sheet: Sheet): number {
  const edges = [places.E, places.F, places.G, places.I, places.J].flatMap((place) => (place ? [place.x] : []));
  return edges.length > 0 ? Math.min(...edges) - 6 : sheet.width / 2;
}

function amountBeside(sheet: Sheet, heading: Phrase | undefined, column: Region): Value<number> | undefined {
  return heading && linesIn(sheet, heading, { ...column, top: heading.y - 3, bottom: heading.y + 3 })[0]?.amount;
}

function readSection(sheet: Sheet, heading: Phrase | undefined, next: Phrase | undefined, column: Region): CostSection {
  if (!heading) return { lines: [] };
  const bottom = next ? next.y - Math.max(3, next.size * 0.4) : column.bottom;
  const body = linesIn(sheet, heading, { ...column, top: heading.y + 3, bottom });
  return { total: amountBeside(sheet, heading, column), lines: joinWrapped(body, heading).map(costLine) };
}

function costLine({ words, amount }: Line): CostLine {
  // The form prints this phrase around what the lender fills in, and some programs leave no space between.
  const label = phraseText(words).replace(/(\d) ?per month for (\d+) ?mo\./, '$1 per month for $2 mo.');
  return { label, amount };
}

/** The lines of a region of a column, each with the amount that ends at the column's right edge. */
function linesIn(sheet: Sheet, heading: Phrase, region: Region): Line[] {
  const edge = rightEdge(sheet, region, heading);
  return sheet.lines(region).map((words) => {
    const amount = amountAtEnd(sheet, words, edge);
    const label = amount ? words.slice(0, words.length - amount.count) : words;
    const [first = heading] = words;
    return { words: label, amount: amount?.value, y: first.y, size: first.size };
  });
}

/** The right edge of a column's amounts: where the rightmost of them ends, in the whole column. */
function rightEdge(sheet: Sheet, region: Region, heading: Phrase): number {
  const column = { ...region, top: 0, bottom: sheet.height };
  const amounts = sheet
    .lines(column)
    .flat()
    .filter(({ text, x }) => readDollars(text) !== undefined && x > heading.x + 60);
  const edges = amounts.map(({ x, width }) => x + width);
  return edges.length > 0
    ? Math.max(...edges.filter((edge) => edges.filter((other) => Math.abs(other - edge) < ragged).length > 1), 0)
    : 0;
}

function amountAtEnd(sheet: Sheet, words: readonly Phrase[], edge: number): { value: Value<number>; count: number } | undefined {
  const last = words.at(-1);
  if (!last || Math.abs(last.x + last.width - edge) > ragged) return undefined;
  const signed = /^[-–—−]$/.test(words.at(-2)?.text ?? '') && words.length > 2 ? 2 : 1;
  const value = sheet.valueOf(words.slice(-signed), readDollars);
  return value && { value, count: signed };
}

/** Lines of which a label needed two: a line without an amount goes with the next, unless the form itself prints it so. */
function joinWrapped(lines: readonly Line[], heading: Phrase): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isTight = last !== undefined && line.y - last.y < 1.28 * line.size;
    if (last && !last.amount && !mayBeBlank(last, heading) && isTight) {
      joined[joined.length - 1] = { ...line, words: [...last.words, ...line.words] };
    } else if (last?.amount && !line.amount && !mayBeBlank(line, heading) && isTight) {
      joined[joined.length - 1] = { ...last, y: line.y, words: [...last.words, ...line.words] };
    } else joined.push(line);
  }
  return joined;
}

/** Lines that every form has, with or without an amount. */
const printedLines =
  /of Loan Amount|^Recording Fees|^Transfer Taxes|Insurance Premium \(|^Prepaid Interest|^Property Taxes|^Homeowner.s Insurance|^Mortgage Insurance|^D \+ I|^Lender Credits/i;

function mayBeBlank({ words }: Line, heading: Phrase): boolean {
  return printedLines.test(phraseText(words)) || words[0] === heading;
}

function readPoints(
  sheet: Sheet,
  { lines }: CostSection,
  { A, B }: Record<Letter, Phrase | undefined>,
  column: Region,
): Pick<ClosingCosts, 'points' | 'pointsPercent'> {
  const region = { ...column, top: (A?.y ?? 0) + 3, bottom: B?.y ?? 0 };
  const label = sheet.find('of Loan Amount', region)[0];
  const before = label && { ...column, right: label.x, top: label.y - 3, bottom: label.y + 3 };
  return {
    pointsPercent: before && sheet.value(before, readPercent),
    points: lines.find((line) => /of Loan Amount \(Points\)/i.test(line.label))?.amount,
  };
}
