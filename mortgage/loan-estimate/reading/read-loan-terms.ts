import type { Answer, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { readDollars, readPercent } from './printed.ts';
import { type Phrase, phraseText, type Region, type Sheet } from './sheet.ts';

type LoanTerms = Pick<
  LoanEstimate,
  | 'loanAmount'
  | 'interestRate'
  | 'principalAndInterest'
  | 'loanAmountIncrease'
  | 'interestRateIncrease'
  | 'principalAndInterestIncrease'
  | 'prepaymentPenalty'
  | 'balloonPayment'
>;

/** A row of the table: its label, and whether its answer is YES or NO. */
interface Row {
  readonly label: Phrase;
  readonly answer: Phrase | undefined;
}

/** The unit of payment may be another than the month. */
const paymentLabels = ['Monthly Principal & Interest', 'Principal & Interest'];

/** The table 'Loan Terms' of page 1: amounts on the left, YES or NO with sentences on the right. */
export function readLoanTerms(sheet: Sheet): LoanTerms {
  const top = sheet.find('Loan Terms')[0]?.y ?? 0;
  const bottom = sheet.find('Projected Payments').find(({ y, size }) => y > top && isHeading(sheet, y, size))?.y ?? sheet.height;
  const table = { ...sheet.all, top: top + 2, bottom: bottom - 4 };
  const answers = sheet
    .lines(table)
    .flat()
    .filter(({ text }) => text === 'YES' || text === 'NO');
  const answersLeft = Math.min(...answers.map(({ x }) => x), sheet.width);
  const left = { ...table, right: answersLeft - 2 };
  const row = (...labels: string[]): Row | undefined => {
    const label = labels.map((text) => sheet.findWrapped(text, left)[0]).find(Boolean);
    return label && { label, answer: nearest(label, answers) };
  };
  const rows = [
    row('Loan Amount'),
    row('Interest Rate'),
    row(...paymentLabels),
    row('Prepayment Penalty'),
    row('Balloon Payment'),
  ] as const;
  const [amount, rate, payment, prepayment, balloon] = rows;
  const labels = rows.flatMap((one) => (one ? [one.label] : []));
  const valueLeft = Math.max(...labels.map(({ x, width }) => x + width)) + 2;
  const cell = (one: Row | undefined): Region => amountCell(one, labels, { ...left, left: valueLeft });
  const answered = (one: Row | undefined) => one && readAnswer(sheet, one, answers, table);
  return {
    loanAmount: sheet.amount(cell(amount), readDollars),
    interestRate: sheet.amount(cell(rate), readPercent),
    principalAndInterest: sheet.amount(cell(payment), readDollars),
    loanAmountIncrease: answered(amount),
    interestRateIncrease: answered(rate),
    principalAndInterestIncrease: answered(payment),
    prepaymentPenalty: answered(prepayment),
    balloonPayment: answered(balloon),
  };
}

/** 'Projected Payments' is a heading where it begins its line; in the note to the payment it stands in a sentence. */
function isHeading(sheet: Sheet, y: number, size: number): boolean {
  const line = sheet.lines({ ...sheet.all, top: y - size * 0.3, bottom: y + size * 0.3 }).flat();
  return line[0]?.text.toLowerCase() === 'projected';
}

function nearest(label: Phrase, words: readonly Phrase[]): Phrase | undefined {
  const [closest] = [...words].sort((a, b) => Math.abs(a.y - label.y) - Math.abs(b.y - label.y));
  return closest && Math.abs(closest.y - label.y) < 1.2 * label.size ? closest : undefined;
}

/** The region beside a label, halfway up and down to its neighbours. */
function amountCell(row: Row | undefined, labels: readonly Phrase[], column: Region): Region {
  if (!row) return { left: 0, right: 0, top: 0, bottom: 0 };
  const reach = 1.1 * row.label.size;
  const above = labels.findLast(({ y }) => y < row.label.y - 2)?.y ?? column.top;
  const below = labels.find(({ y }) => y > row.label.y + 2)?.y ?? column.bottom;
  return {
    ...column,
    top: Math.max((above + row.label.y) / 2, row.label.y - reach),
    bottom: Math.min((below + row.label.y) / 2, row.label.y + reach),
  };
}

function readAnswer(sheet: Sheet, { answer }: Row, answers: readonly Phrase[], table: Region): Value<Answer> | undefined {
  if (!answer) return undefined;
  const yes = answer.text === 'YES';
  const beside = { ...table, left: answer.x + answer.width + 2 };
  const sentences = yes ? bullets(sheet, answer, answers, beside) : [];
  return {
    value: { yes, sentences: sentences.map(phraseText) },
    printed: [answer.text, ...sentences.map(phraseText)].join(' '),
    ...sheet.standing([answer, ...sentences.flat()], sentences.length === 0),
  };
}

const bullet = /^[•·▪●*]$/;

/** How the form's own sentences begin (12 CFR 1026.37(b)): some programs draw the bullets and write none. */
const opener =
  /^(?:Adjusts every|Can go as high|Goes as high|Can increase|Increases until|Includes only|See A|As high as|You will have to)/;

/** The sentences beside a YES: the block of lines that is nearest to it, cut where a bullet stands. */
function bullets(sheet: Sheet, answer: Phrase, answers: readonly Phrase[], beside: Region): readonly (readonly Phrase[])[] {
  const questions = ['Can this amount increase after closing?', 'Does the loan have these features?'].flatMap((text) =>
    sheet.find(text),
  );
  const lines = sheet.lines(beside).filter((line) => !questions.some(({ y }) => Math.abs(y - (line[0]?.y ?? 0)) < 4));
  const own = lines.filter((line) => owner(line, answers, lines) === answer);
  const sentences: Phrase[][] = [];
  for (const line of own) {
    const [first, ...others] = line;
    if (first && (bullet.test(first.text) || opener.test(phraseText(line)))) sentences.push([]);
    const words = first && bullet.test(first.text) ? others : line;
    if (sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(...words);
  }
  return sentences.filter((words) => words.length > 0);
}

/** The answer that a line of sentences belongs to: of the YES beside it or above it, the nearest. */
function owner(line: readonly Phrase[], answers: readonly Phrase[], lines: readonly (readonly Phrase[])[]): Phrase | undefined {
  const y = line[0]?.y ?? 0;
  const size = line[0]?.size ?? 10;
  const above = answers.filter((answer) => answer.y <= y + size * 0.6 + 2).at(-1);
  const below = answers.find((answer) => answer.y > y + size * 0.6 + 2);
  if (!above || above.text === 'NO') return below?.text === 'YES' ? below : undefined;
  if (below?.text !== 'YES') return above;
  // Between two that say YES: the wider gap between the lines parts their sentences.
  const between = lines
    .map((other) => other[0]?.y ?? 0)
    .filter((other) => other >= above.y - 2 && other <= below.y + 2)
    .sort((a, b) => a - b);
  const gaps = between.map((at, index) => ({ at, gap: at - (between[index - 1] ?? at) }));
  const widest = gaps.reduce((wide, next) => (next.gap > wide.gap + 0.5 ? next : wide), { at: below.y, gap: 0 });
  return y >= widest.at && widest.gap > 1.35 * size ? below : above;
}
