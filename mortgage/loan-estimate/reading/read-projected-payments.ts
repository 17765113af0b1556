import type { HomeCost, LoanEstimate, ProjectedPayment, Value } from '../form/loan-estimate.ts';
import { isChecked } from './checkboxes.ts';
import { readDollars, readDollarsOrDash, readRange } from './printed.ts';
import { type Phrase, phraseText, type Region, type Sheet } from './sheet.ts';

type Projected = Pick<
  LoanEstimate,
  'projectedPayments' | 'taxesAndInsurance' | 'propertyTaxes' | 'homeownersInsurance' | 'otherHomeCosts'
>;

/** The table 'Projected Payments' of page 1. `loanTerm` is in months, and tells the year of a final payment. */
export function readProjectedPayments(sheet: Sheet, loanTerm: number | undefined): Projected {
  const heading = sheet.single('Payment Calculation');
  const bottom = sheet.find('Costs at Closing')[0]?.y ?? sheet.height;
  if (!heading) return { projectedPayments: [] };
  const below = { ...sheet.all, top: heading.y - heading.size, bottom: bottom - 4 };
  const taxes = sheet.single('Estimated Taxes, Insurance & Assessments', below);
  const table = { ...below, bottom: (taxes?.y ?? bottom) - 3 * heading.size };
  return { projectedPayments: readColumns(sheet, heading, table, loanTerm), ...(taxes && readHomeCosts(sheet, taxes, below)) };
}

function readColumns(sheet: Sheet, heading: Phrase, below: Region, loanTerm: number | undefined): ProjectedPayment[] {
  const labels = ['Principal & Interest', 'Mortgage Insurance', 'Estimated Escrow'].map(
    (text) => sheet.find(text, { ...below, top: heading.y + 2 })[0],
  );
  const [payment, insurance, escrow] = labels;
  const lowest = { ...below, top: (escrow?.y ?? heading.y) + 2, bottom: below.bottom + 3 * heading.size };
  const total =
    sheet.findWrapped('Estimated Total Monthly Payment', lowest)[0] ?? sheet.findWrapped('Estimated Total', lowest)[0];
  if (!payment || !insurance || !escrow || !total) return [];
  const titles = columnTitles(sheet, heading, payment);
  const labelRight = Math.max(...[payment, insurance, escrow, total].map(({ x, width }) => x + width));
  const totalTop = total.y - (total.y - escrow.y) * 0.62;
  const rows = [
    (heading.y + payment.y) / 2,
    (payment.y + insurance.y) / 2,
    (insurance.y + escrow.y) / 2,
    totalTop,
    total.y + total.size * 1.2,
  ];
  return titles.flatMap((title, index) => {
    const center = middle(title);
    const next = titles[index + 1];
    const before = titles[index - 1];
    const column = {
      left: Math.max(labelRight + 2, before ? (middle(before) + center) / 2 : 0),
      right: next ? (center + middle(next)) / 2 : sheet.width,
    };
    const row = (at: number): Region => ({ ...column, top: rows[at] ?? 0, bottom: rows[at + 1] ?? 0 });
    const years = sheet.valueOf([title], (text) => readYears(text, loanTerm));
    return years ? [readColumn(sheet, years, row)] : [];
  });
}

const middle = ({ x, width }: Phrase) => x + width / 2;

function readColumn(sheet: Sheet, years: Value<Years>, row: (at: number) => Region): ProjectedPayment {
  const words = sheet.lines(row(0)).flat();
  const note = words.filter(({ text }) => /^(?:only|interest)$/i.test(text));
  const amounts = (at: number) =>
    sheet
      .lines(row(at))
      .flat()
      .filter(({ text }) => /[\d$]|^[-–—−]+$|^(?:min|max)\.?$/i.test(text));
  return {
    years,
    principalAndInterest: sheet.valueOf(amounts(0), readRange),
    onlyInterest: sheet.valueOf(note, (text) => (/^only interest$/i.test(text) ? true : undefined)),
    mortgageInsurance: sheet.valueOf(amounts(1), readDollarsOrDash),
    escrow: sheet.valueOf(amounts(2), readDollarsOrDash),
    total: sheet.valueOf(amounts(3), readRange),
  };
}

type Years = NonNullable<ProjectedPayment['years']>['value'];

/** `Years 1-7`, `Year 8`, `Final Payment`, each over its column. */
function columnTitles(sheet: Sheet, heading: Phrase, payment: Phrase): Phrase[] {
  const region = {
    left: heading.x + heading.width,
    right: sheet.width,
    top: heading.y - heading.size,
    bottom: (heading.y + payment.y) / 2,
  };
  const titles: Phrase[][] = [];
  for (const word of sheet.lines(region).flat()) {
    if (/^(?:years?|final)/i.test(word.text)) titles.push([word]);
    else titles.at(-1)?.push(word);
  }
  return titles.map((words) => {
    const last = words.at(-1);
    const [first] = words;
    return { ...(first as Phrase), text: phraseText(words), width: (last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0) };
  });
}

function readYears(text: string, loanTerm: number | undefined): Years | undefined {
  if (/^final payment$/i.test(text)) {
    const last = loanTerm === undefined ? undefined : Math.ceil(loanTerm / 12);
    return last === undefined ? undefined : { first: last, last, final: true };
  }
  const [, first, last = first] = /^years?\s*(\d+)(?:\s*[-–—]\s*(\d+))?$/i.exec(text) ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last) };
}

/** The block below the table: what taxes, insurance and assessments come to, what that includes, and what of it is in escrow. */
function readHomeCosts(sheet: Sheet, taxes: Phrase, below: Region): Partial<Projected> {
  const block = { ...below, top: taxes.y - 3.5 * taxes.size };
  const includes = sheet.single('This estimate includes', block);
  const escrow = sheet.single('In escrow?', block);
  const amount = {
    ...block,
    left: taxes.x + taxes.width - 2,
    right: (includes?.x ?? sheet.width) - 8,
    top: taxes.y - 2.5 * taxes.size,
    bottom: taxes.y + 2 * taxes.size,
  };
  if (!includes || !escrow) return { taxesAndInsurance: sheet.amount(amount, readDollars) };
  const list = { ...block, left: includes.x - 12, top: includes.y + 2 };
  const labels = ['Property Taxes', 'Homeowner’s Insurance', 'Other:'].map((text) => sheet.find(text, list)[0]);
  // 'Conventional', 'FHA' and 'VA' have boxes too; a mark near those is theirs.
  const head = { ...sheet.all, bottom: sheet.find('Loan Terms')[0]?.y ?? 0 };
  const boxes = [...labels, ...['Conventional', 'FHA', 'VA'].flatMap((type) => sheet.find(type, head))];
  const [propertyTaxes, homeownersInsurance, other] = labels.map((label) => label && readHomeCost(sheet, label, boxes, escrow));
  return { taxesAndInsurance: sheet.amount(amount, readDollars), propertyTaxes, homeownersInsurance, otherHomeCosts: other };
}

function readHomeCost(
  sheet: Sheet,
  label: Phrase,
  boxes: readonly (Phrase | undefined)[],
  escrow: Phrase,
): Value<HomeCost> | undefined {
  const others = boxes.filter((other): other is Phrase => other !== undefined && other !== label);
  const included = isChecked(sheet, label, others);
  if (!included) return undefined;
  const beside = { left: escrow.x - 20, right: sheet.width, top: label.y - label.size * 0.7, bottom: label.y + label.size * 0.5 };
  const inEscrow = sheet.value(beside, (text) =>
    (['YES', 'NO', 'some'] as const).find((word) => word.toLowerCase() === text.toLowerCase()),
  );
  return { ...included, value: { included: included.value, inEscrow: inEscrow?.value } };
}
