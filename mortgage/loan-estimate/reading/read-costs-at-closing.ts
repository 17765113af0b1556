import type { CostsAtClosing, Value } from '../form/loan-estimate.ts';
import { checkedOf } from './checkboxes.ts';
import { readDollars } from './printed.ts';
import { type Phrase, phraseText, type Region, type Sheet } from './sheet.ts';

/** The box 'Costs at Closing' of page 1. */
export function readCostsAtClosing(sheet: Sheet): CostsAtClosing {
  const top = sheet.find('Costs at Closing')[0]?.y ?? sheet.height;
  const box = { ...sheet.all, top };
  const costs = sheet.single('Estimated Closing Costs', box);
  const cash = sheet.single('Estimated Cash to Close', box);
  const sentences = sheet.find('Includes', box);
  const left = Math.min(...sentences.map(({ x }) => x), sheet.width) - 2;
  const between = costs && cash ? (costs.y + cash.y) / 2 : sheet.height;
  const sentence = { left, right: sheet.width, top, bottom: between };
  const visit = sheet.find('Visit', { ...box, top: between })[0]?.y ?? sheet.height;
  return {
    closingCosts: costs && sheet.amount(beside(costs, left), readDollars),
    ...readSentence(sheet, sentence),
    cashToClose: cash && readDirectedCash(sheet, cash, beside(cash, left), { ...beside(cash, sheet.width), bottom: visit - 2 }),
  };
}

function beside({ x, y, width, size }: Phrase, right: number): Region {
  return { left: x + width + 1, right, top: y - 1.2 * size, bottom: y + 1.2 * size };
}

/** Cash with a box for its direction, where the form has one: 'From' or 'To' the borrower. */
export function readDirectedCash(sheet: Sheet, label: Phrase, cell: Region, around: Region): Value<number> | undefined {
  const amount = sheet.amount({ ...cell, bottom: label.y + 1.2 * label.size }, readDollars);
  const from = sheet.find('From', around)[0];
  // On the line of 'From', because 'to' stands in the sentence beside it.
  const line = from && { ...around, left: from.x + from.width, top: from.y - 3, bottom: from.y + 3 };
  const boxes = [
    { label: from, value: 1 },
    { label: line && sheet.find('To', line)[0], value: -1 },
  ].flatMap(({ label: found, value }) => (found ? [{ label: found, value }] : []));
  if (!amount || boxes.length < 2) return amount;
  const direction = checkedOf(sheet, boxes);
  if (!direction)
    return amount.value === 0 ? amount : { ...amount, certainty: 'look', doubt: 'Neither From nor To Borrower could be read.' };
  const { certainty, doubt } = direction;
  return { ...amount, value: Math.abs(amount.value) * direction.value + 0, certainty, doubt };
}

const includes = /^Includes (\$[\d,]+) in Loan Costs \+ (\$[\d,]+) in Other Costs ([-–—−]) (\$[\d,]+) in Lender Credits\./i;

function readSentence(sheet: Sheet, region: Region): Partial<CostsAtClosing> {
  const words = sheet.lines(region).flat();
  const [, loan, other, , credits] = includes.exec(phraseText(words)) ?? [];
  const part = (amount: string | undefined, sign: 1 | -1, after = 0): Value<number> | undefined => {
    const at = words.findIndex(({ text }, index) => index >= after && text === amount);
    const value = amount === undefined ? undefined : readDollars(amount);
    return value === undefined || at < 0 ? undefined : sheet.valueOf(words.slice(at, at + 1), () => value * sign + 0);
  };
  return { loanCosts: part(loan, 1), otherCosts: part(other, 1, 2), lenderCredits: part(credits, -1, 7) };
}
