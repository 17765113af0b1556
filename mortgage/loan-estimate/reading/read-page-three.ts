import type { Contact, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { checkedOf } from './checkboxes.ts';
import { readDollars, readPercent, readText } from './printed.ts';
import type { Phrase, Region, Sheet } from './sheet.ts';

type PageThree = Pick<
  LoanEstimate,
  | 'lenderContact'
  | 'brokerContact'
  | 'fiveYearsPaid'
  | 'fiveYearsPrincipal'
  | 'annualPercentageRate'
  | 'totalInterestPercentage'
  | 'assumption'
  | 'latePayment'
  | 'servicing'
>;

/** 'Additional Information About This Loan'. */
export function readPageThree(sheet: Sheet): PageThree {
  const comparisons = sheet.find('Comparisons')[0]?.y ?? sheet.height;
  const other = sheet.find('Other Considerations', { ...sheet.all, top: comparisons })[0]?.y ?? sheet.height;
  const head = { ...sheet.all, bottom: comparisons - 4 };
  const broker = sheet.single('MORTGAGE BROKER', head);
  const middle = broker ? broker.x - 4 : sheet.width / 2;
  return {
    lenderContact: readContact(sheet, ['LENDER'], { ...head, right: middle }),
    brokerContact: broker ? readContact(sheet, ['MORTGAGE BROKER'], { ...head, left: middle }) : {},
    ...readComparisons(sheet, { ...sheet.all, top: comparisons, bottom: other - 4 }),
    ...readConsiderations(sheet, { ...sheet.all, top: other }),
  };
}

/** One column of the contacts. The two license numbers have the same label: the order tells whose each is. */
function readContact(sheet: Sheet, [first = '']: readonly string[], column: Region): Contact {
  const licenses = sheet.find('LICENSE ID', column);
  const labels = [
    sheet.find(first, column)[0],
    licenses[0],
    sheet.find('LOAN OFFICER', column)[0],
    licenses[1],
    sheet.find('EMAIL', column)[0],
    sheet.find('PHONE', column)[0],
  ];
  const right = Math.max(...labels.map((label) => (label ? label.x + label.width : 0))) + 1;
  const cell = (label: Phrase | undefined): Value<string> | undefined => {
    if (!label) return undefined;
    const below = labels.filter((other) => other !== undefined && other.y > label.y + 2).map((other) => other?.y ?? 0);
    const bottom = Math.min(...below, label.y + 3 * label.size) - label.size * 0.6;
    return sheet.value(
      { ...column, left: right, top: label.y - label.size * 0.8, bottom: Math.max(bottom, label.y + 3) },
      readText,
    );
  };
  const [company, companyLicense, loanOfficer, officerLicense, email, phone] = labels.map(cell);
  return { company, companyLicense, loanOfficer, officerLicense, email, phone };
}

type Comparisons = Pick<PageThree, 'fiveYearsPaid' | 'fiveYearsPrincipal' | 'annualPercentageRate' | 'totalInterestPercentage'>;

/** Each figure stands before the sentence that says what it is. */
function readComparisons(sheet: Sheet, region: Region): Comparisons {
  const before = <T>(sentence: string, parse: (text: string) => T | undefined): Value<T> | undefined => {
    const label = sheet.find(sentence, region)[0];
    if (!label) return undefined;
    const line = { ...region, right: label.x, top: label.y - label.size * 1.2, bottom: label.y + label.size * 1.3 };
    const words = sheet
      .lines(line)
      .flat()
      .filter(({ text }) => /\d.*%?$|^%$/.test(text) && !/^years?$/i.test(text));
    return sheet.valueOf(
      words.filter((word) => !isLabel(sheet, word, region)),
      parse,
    );
  };
  return {
    fiveYearsPaid: before('Total you will have paid', readDollars),
    fiveYearsPrincipal: before('Principal you will have paid off', readDollars),
    annualPercentageRate: before('Your costs over the loan term', readPercent),
    totalInterestPercentage: before('The total amount of interest', readPercent),
  };
}

/** 'In 5 Years' holds a figure that is none. */
function isLabel(sheet: Sheet, word: Phrase, region: Region): boolean {
  return sheet
    .find('In 5 Years', region)
    .some((label) => Math.abs(label.y - word.y) < 2 && word.x >= label.x - 1 && word.x < label.x + label.width);
}

function readConsiderations(sheet: Sheet, region: Region): Pick<PageThree, 'assumption' | 'latePayment' | 'servicing'> {
  return {
    assumption: choice(sheet, region, ['will allow', 'will not allow']),
    latePayment: readLatePayment(sheet, region),
    servicing: servicingChoice(sheet, region),
  };
}

function choice<T extends string>(sheet: Sheet, region: Region, values: readonly T[]): Value<T> | undefined {
  return checkedOf(
    sheet,
    values.flatMap((value) =>
      sheet
        .find(value, region)
        .slice(0, 1)
        .map((label) => ({ label, value })),
    ),
  );
}

function servicingChoice(sheet: Sheet, region: Region): Value<'service' | 'transfer'> | undefined {
  const boxes = [
    { label: sheet.find('to service your loan', region)[0], value: 'service' as const },
    { label: sheet.find('to transfer servicing', region)[0], value: 'transfer' as const },
  ];
  return checkedOf(
    sheet,
    boxes.flatMap(({ label, value }) => (label ? [{ label, value }] : [])),
  );
}

/** The sentence on late payments, from 'If your payment' to its full stop. */
function readLatePayment(sheet: Sheet, region: Region): Value<string> | undefined {
  const label = sheet.find('Late Payment', region)[0] ?? sheet.find('Late', region)[0];
  const begin = sheet.find('If your payment is more than', region)[0];
  if (!label || !begin) return undefined;
  const words = sheet.lines({ ...region, left: begin.x - 2, top: begin.y - 3, bottom: begin.y + 5 * begin.size }).flat();
  // A full stop ends it where a sentence begins after it, or nothing.
  const end = words.findIndex(({ text }, index) => text.endsWith('.') && !/^[^\p{Lu}]/u.test(words[index + 1]?.text ?? ''));
  return sheet.valueOf(words.slice(0, end + 1), readText);
}
