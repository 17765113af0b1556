import { parseAmount, parsePercent, printNumber, roundHalfUp, withCommas } from '../../../../mortgage/amounts/dollars.ts';

/** What a field asks for: dollars, percent, or a whole number of something (years, months). */
export type AmountUnit = 'dollars' | 'percent' | 'count';

/** What a field accepts. A `NumberField` has this shape. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
  /** Decimals that count; more are rounded off. */
  readonly decimals: number;
}

/** A field's text with the place of the caret in it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** A number within the limits, with the sentence to show beside the field when it is not what was typed. */
export interface ReadAmount {
  readonly value: number | undefined;
  readonly remark: string | undefined;
}

// An amount that is being typed: perhaps only "$", "12," or "0." as yet. Anything else (400k, -5, words) stays as typed.
const amountBeingTyped = /^\$?[\d,\s]*(?:\.\d*)?$/;

/**
 * Dollars regrouped while they are typed. The caret stays behind the same digits it stood behind. Deleting a comma deletes the
 * digit beyond it, because the comma alone would come straight back.
 *
 * `previous` is the text before the change, `inputType` the one of the browser's input event.
 */
export function regroup(previous: string, typed: TypedText, inputType = ''): TypedText {
  if (!amountBeingTyped.test(typed.text)) return typed;
  const digitsBefore = plain(typed.text.slice(0, typed.caret)).length;
  const digits = plain(typed.text);
  const onlyCommaDeleted =
    inputType.startsWith('deleteContent') && previous.length > typed.text.length && plain(previous) === digits;
  if (!onlyCommaDeleted) return placed(digits, digitsBefore);
  const from = inputType === 'deleteContentForward' ? digitsBefore : Math.max(0, digitsBefore - 1);
  return placed(digits.slice(0, from) + digits.slice(from + 1), from);
}

/** Text without sign, commas and spaces: digits and the point. */
function plain(text: string): string {
  return text.replace(/[$,\s]/g, '');
}

function placed(digits: string, digitsBefore: number): TypedText {
  const [whole = '', ...decimals] = digits.split('.');
  const text = [withCommas(whole), ...decimals].join('.');
  let caret = 0;
  for (let passed = 0; passed < digitsBefore; caret++) if (text[caret] !== ',') passed++;
  return { text, caret };
}

/** What a field says of its text. */
export interface AmountWords {
  /** What the remark beside a text that is no number names as an example. */
  readonly example: number;
  /** Replaces the sentence for too much. */
  readonly aboveMax?: string | undefined;
  /** An empty field is an answer, and asks for nothing. */
  readonly mayBeEmpty?: boolean;
}

/**
 * The number a field's text stands for, kept within `limits`. An empty field and text that is no number give `undefined` and a
 * remark that asks for one.
 */
export function readAmount(typed: string, unit: AmountUnit, limits: AmountLimits, words: AmountWords): ReadAmount {
  const parsed = unit === 'percent' ? parsePercent(typed) : parseAmount(typed);
  if (parsed === undefined) {
    const asks = !words.mayBeEmpty || typed.trim() !== '';
    return { value: undefined, remark: asks ? `Enter ${asked[unit]}, like ${printAmount(words.example)}.` : undefined };
  }
  const { min, max } = limits;
  if (parsed < min) return { value: min, remark: `This cannot be below ${named(min, unit)}, so we count ${named(min, unit)}.` };
  if (parsed > max) return { value: max, remark: words.aboveMax ?? `We count up to ${named(max, unit)}.` };
  return { value: roundHalfUp(parsed, limits.decimals), remark: undefined };
}

const asked: Record<AmountUnit, string> = {
  dollars: 'an amount in dollars',
  percent: 'a number in percent',
  count: 'a whole number',
};

/** The amount as a sentence names it: `$400,000`, `6.5%`, `27`. */
export function named(amount: number, unit: AmountUnit): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}${unit === 'dollars' ? '$' : ''}${printAmount(Math.abs(amount))}${unit === 'percent' ? '%' : ''}`;
}

/** The amount as a field shows it: `400,000`, `6.125`; nothing for `undefined`. */
export function printAmount(amount: number | undefined): string {
  return amount === undefined ? '' : printNumber(amount, 3);
}

/** The amount after an arrow key: `by` more or less, within the limits. An empty field starts from the lower end. */
export function stepped(amount: number | undefined, by: number, { min, max, decimals }: AmountLimits): number {
  const wanted = amount === undefined ? min : roundHalfUp(amount + by, decimals);
  return Math.min(max, Math.max(min, wanted));
}
