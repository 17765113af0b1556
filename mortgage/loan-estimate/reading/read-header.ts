import type { LoanEstimate, RateLock, Value } from '../form/loan-estimate.ts';
import { checkedOf } from './checkboxes.ts';
import { readDate, readDollars, readTerm, readText } from './printed.ts';
import type { Region, Sheet } from './sheet.ts';

const leftLabels = {
  dateIssued: ['DATE ISSUED'],
  applicants: ['APPLICANTS', 'APPLICANT'],
  property: ['PROPERTY'],
  salePrice: [
    'SALE PRICE',
    'EST. PROP. VALUE',
    'APPRAISED PROP. VALUE',
    'PROP. VALUE',
    'APPRAISED VALUE',
    'ESTIMATED PROP. VALUE',
  ],
};
const rightLabels = {
  loanTerm: ['LOAN TERM'],
  purpose: ['PURPOSE'],
  product: ['PRODUCT'],
  loanType: ['LOAN TYPE'],
  loanId: ['LOAN ID #', 'LOAN ID#', 'LOAN ID'],
  rateLock: ['RATE LOCK'],
};

type Header = Pick<
  LoanEstimate,
  | 'dateIssued'
  | 'applicants'
  | 'property'
  | 'salePrice'
  | 'loanTerm'
  | 'purpose'
  | 'product'
  | 'loanType'
  | 'loanId'
  | 'rateLock'
  | 'costsExpire'
>;

/** The head of page 1, above 'Loan Terms': two columns of labels, each with what stands to its right until the next. */
export function readHeader(sheet: Sheet): Header {
  const bottom = (sheet.find('Loan Terms')[0]?.y ?? sheet.height) - 4;
  const head = { ...sheet.all, bottom };
  const middle = (sheet.single('LOAN TERM', head)?.x ?? sheet.width / 2) - 3;
  const left = cells(sheet, leftLabels, { ...head, right: middle });
  const right = cells(sheet, rightLabels, { ...head, left: middle });
  return {
    dateIssued: left.dateIssued && sheet.value(left.dateIssued, readDate),
    applicants: left.applicants && textLines(sheet, left.applicants),
    property: left.property && textLines(sheet, left.property),
    salePrice: left.salePrice && sheet.value(left.salePrice, readDollars),
    loanTerm: right.loanTerm && sheet.value(right.loanTerm, readTerm),
    purpose: right.purpose && sheet.value(right.purpose, readPurpose),
    product: right.product && sheet.value(right.product, readText),
    loanType: right.loanType && readLoanType(sheet, right.loanType),
    loanId: right.loanId && readLoanId(sheet, right.loanId),
    rateLock: right.rateLock && readRateLock(sheet, right.rateLock),
    costsExpire: readExpiry(sheet, { ...head, left: middle }),
  };
}

/** For each label that stands in a column of the head once, the region to its right down to the next label. */
function cells<Name extends string>(
  sheet: Sheet,
  labels: Readonly<Record<Name, readonly string[]>>,
  column: Region,
): Partial<Record<Name, Region>> {
  const found = (Object.keys(labels) as Name[])
    .flatMap((name) => {
      const label = labels[name].map((text) => sheet.find(text, column)[0]).find(Boolean);
      return label ? [{ name, label }] : [];
    })
    .sort((a, b) => a.label.y - b.label.y);
  const result: Partial<Record<Name, Region>> = {};
  found.forEach(({ name, label }, index) => {
    const top = label.y - label.size * 0.6;
    const below = found.slice(index + 1).find((next) => next.label.y > label.y + 2)?.label;
    const bottom = below ? below.y - below.size * 0.6 : column.bottom;
    result[name] = { left: label.x + label.width + 0.5, right: column.right, top, bottom };
  });
  return result;
}

function textLines(sheet: Sheet, region: Region): Value<string> | undefined {
  const lines = sheet.lines(region);
  const printed = lines.map((line) => line.map(({ text }) => text).join(' ')).join(', ');
  return printed === '' ? undefined : { value: printed, printed, ...sheet.standing(lines.flat()) };
}

const purposes = ['Purchase', 'Refinance', 'Construction', 'Home Equity Loan'] as const;

function readPurpose(text: string): string | undefined {
  return purposes.find((purpose) => purpose.toLowerCase() === text.toLowerCase());
}

function readLoanType(sheet: Sheet, region: Region): Value<string> | undefined {
  const boxes = ['Conventional', 'FHA', 'VA'].flatMap((value) => sheet.find(value, region).map((label) => ({ label, value })));
  const known = checkedOf(sheet, boxes);
  if (known) return known;
  const last = boxes.find(({ value }) => value === 'VA')?.label;
  if (!last) return undefined;
  // The fourth box stands before a line on which the lender writes what else the loan is.
  const other = sheet.lines({ ...region, left: last.x + last.width + 2 }).flat();
  const words = other.filter(({ text }) => /[a-z]{2}/i.test(text));
  const named = words[0] && checkedOf(sheet, [...boxes, { label: words[0], value: 'other' }]);
  return named?.value === 'other' ? ({ ...sheet.valueOf(words, readText), ...certaintyOf(named) } as Value<string>) : undefined;
}

const certaintyOf = ({ certainty, doubt }: Value<unknown>) => ({ certainty, doubt });

/** The number of the head must be the number of the footer: some programs leave other digits beside it. */
function readLoanId(sheet: Sheet, region: Region): Value<string> | undefined {
  const [line] = sheet.lines(region);
  const head = line && sheet.valueOf(line, readText);
  if (!head) return undefined;
  const foot = sheet.find('LOAN ID #', { ...sheet.all, top: region.bottom })[0];
  const repeated = foot && sheet.text({ left: foot.x + foot.width - 1, right: sheet.width, top: foot.y - 3, bottom: foot.y + 3 });
  if (!repeated || repeated.replace(/\s/g, '') === head.value.replace(/\s/g, '')) return head;
  return { ...head, certainty: 'look', doubt: 'The foot of the page has another number.' };
}

/** `YES, until 4/16/2013 at 5:00 p.m. EDT`: what the lender fills in, without the fixed sentences that follow. */
const lockedUntil = /^YES,? until (\S+(?: \d{1,2}, \d{4})?)(?: at \S+(?: [ap]\.?m\.?)?(?: [A-Z]{2,4}\b)?)?/i;

function readRateLock(sheet: Sheet, region: Region): Value<RateLock> | undefined {
  const labelled = (text: string, locked: boolean) =>
    sheet
      .find(text, region)
      .slice(0, 1)
      .map((label) => ({ label, value: { locked } }));
  const chosen = checkedOf<RateLock>(sheet, [...labelled('NO', false), ...labelled('YES', true)]);
  if (!chosen?.value.locked) return chosen;
  const words = sheet.lines(region).flat();
  const sentence = words.slice(words.findIndex(({ text }) => /^yes/i.test(text)));
  const [printed = chosen.printed, until = ''] = lockedUntil.exec(sentence.map(({ text }) => text).join(' ')) ?? [];
  return { ...chosen, printed, value: { locked: true, until: readDate(until) } };
}

function readExpiry(sheet: Sheet, region: Region): Value<string> | undefined {
  const words = sheet.lines(region).flat();
  const text = words.map(({ text: word }) => word);
  const at = text.findIndex((word, index) => /^expire$/i.test(word) && /^on$/i.test(text[index + 1] ?? ''));
  if (at < 0) return undefined;
  const date = (count: number): Value<string> | undefined => sheet.valueOf(words.slice(at + 2, at + 2 + count), readDate);
  return date(1) ?? date(3);
}
