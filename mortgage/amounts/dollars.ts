/** What stands in place of an amount that is not a number. The calculations never return one. */
const noAmount = '–';

/** `$408,142`: US dollars without decimals, half up. Never `-$0`; a dash for NaN and infinities. */
export function printDollars(amount: number): string {
  return withSign(amount, 0);
}

/** `$2,022.62`: US dollars with cents, half up. Never `-$0.00`; a dash for NaN and infinities. */
export function printCents(amount: number): string {
  return withSign(amount, 2);
}

/** `1,234,567.5`: a number that is not negative, with commas and at most `decimals` decimals, half up. */
export function printNumber(value: number, decimals: number): string {
  const [whole = '', ...rest] = String(roundHalfUp(value, decimals)).split('.');
  return [withCommas(whole), ...rest].join('.');
}

/** `1234567` as `1,234,567`. Not Intl's: a cheap phone takes a twentieth of a second to load its tables. */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function withSign(amount: number, decimals: 0 | 2): string {
  if (!Number.isFinite(amount)) return noAmount;
  const dollars = roundHalfUp(amount, decimals);
  const [whole = '', ...cents] = Math.abs(dollars).toFixed(decimals).split('.');
  return `${dollars < 0 ? '-' : ''}$${[withCommas(whole), ...cents].join('.')}`;
}

/**
 * `2.675` to two decimals as `2.68`, `0.145` as `0.15`: half up, or down where it is below 0. A double is often a hair below the
 * decimals it was typed with, so what is as near to a half as a double can tell counts as one.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * unit * (1 + Number.EPSILON))) / unit;
}

// Three digits behind a point are thousands, as half of the world writes them: nobody types a tenth of a cent.
const thousandsWithPoints = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/**
 * An amount as people type it: `400,000`, `$400,000`, `400 000`, `400.000`, `400k`, `1.2m`, `12.50`, also half-typed (`5.`).
 * `undefined` for an empty field and for text that is no amount, because an empty field is a question and not 0.
 * May be negative or beyond every limit: the caller clamps and says so beside the field.
 */
export function parseAmount(typed: string): number | undefined {
  const written = typed
    .replace(/[\s_]/g, '')
    .replace('−', '-')
    .replace(/^(-?)\$/, '$1');
  const text = thousandsWithPoints.test(written) ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', '');
  const match = /^(-?(?:\d+\.?\d*|\.\d+))([km]?)$/i.exec(text);
  if (match?.[1] === undefined) return undefined;
  const unit = { '': 1, k: 1e3, m: 1e6 }[(match[2] ?? '').toLowerCase()] ?? 1;
  return finite(Number(match[1]) * unit);
}

/**
 * A percentage as people type it: `6.5`, `6.5%`, `6,5` (no percentage here has thousands, so a comma is a decimal point).
 * `undefined` for an empty field and for text that is no percentage.
 */
export function parsePercent(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(/%$/, '').replace(',', '.').replace('−', '-');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? finite(Number(text)) : undefined;
}

// Four hundred nines are Infinity in a double; "-0" is a zero.
function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value)) + 0;
}

/**
 * Whole numbers beside `exact`, each the one just below or just above, that add up to the whole number `total`; those nearest to
 * the next one go up (the method of the largest remainder, known from the apportionment of seats).
 */
export function apportion(exact: readonly number[], total: number): number[] {
  const rounded = exact.map(Math.floor);
  const missing = total - rounded.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded.map((part) => part + 0);
}
