import type { Range } from '../form/loan-estimate.ts';

const minus = /^[-–—−‐‑]\s*/;
const plainDollars = /^\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** `$1,234.56`, `– $500`, `-500`, `($500)`: dollars, and nothing else. `undefined` for any other text. */
export function readDollars(text: string): number | undefined {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  const unsigned = (inBrackets ?? text).replace(minus, '');
  const amount = plainDollars.test(unsigned) ? Number(unsigned.replace(/[$,\s]/g, '')) : undefined;
  const negative = inBrackets !== undefined || minus.test(text);
  return amount === undefined ? undefined : negative && amount !== 0 ? -amount : amount;
}

/** As `readDollars`; a dash alone is 0, as the form prints an insurance that has ended. */
export function readDollarsOrDash(text: string): number | undefined {
  return /^[-–—−]+$/.test(text) ? 0 : readDollars(text);
}

/** `$1,028 min $1,359 max`, `$1,137–$1,468` or one amount. `undefined` for any other text. */
export function readRange(text: string): Range | undefined {
  const ends = text
    .replace(/\b(?:min|max)(?:imum)?\b\.?/gi, ' - ')
    .split(/\s*[-–—−]\s*/)
    .map((end) => end.trim())
    .filter(Boolean);
  const [least, most = least] = ends.map(readDollars);
  return ends.length > 2 || least === undefined || most === undefined || most < least ? undefined : { least, most };
}

/** `3.875%`, `.25 %`: percent, and nothing else. */
export function readPercent(text: string): number | undefined {
  const unsigned = text.replace(minus, '');
  if (!/^(?:\d{1,4}(?:\.\d+)?|\.\d+)\s?%$/.test(unsigned)) return undefined;
  const percent = Number(unsigned.replace('%', ''));
  return minus.test(text) && percent !== 0 ? -percent : percent;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `4/16/2013`, `04/16/13` or `April 16, 2013` as `2013-04-16`. `undefined` for a day that no calendar has. */
export function readDate(text: string): string | undefined {
  const [, numberOfMonth, name, day, year] =
    /^(?:(\d{1,2})[/-]|([A-Za-z]{3,9})\.? )(\d{1,2})(?:[/-]|, )(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (!day || !year) return undefined;
  const month = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(numberOfMonth);
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  const date = new Date(Date.UTC(fullYear, month - 1, Number(day)));
  const exists = month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** `30 years`, `16 mo.`, `10 yr. 6 mo.`: a term in months. `undefined` for a range and for any other text. */
export function readTerm(text: string): number | undefined {
  const [whole, years, more] =
    /^(?:(\d{1,2}(?:\.5)?)[ -]?(?:years?|yrs?\.?))?,?\s*(?:(\d{1,3})[ -]?(?:months?|mos?\.?))?$/i.exec(text.trim()) ?? [];
  const term = Number(years ?? 0) * 12 + Number(more ?? 0);
  return whole && term > 0 ? term : undefined;
}

/** Any text but none. */
export function readText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
