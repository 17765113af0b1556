import type { Lead } from './lead-store.ts';

/** Without case and accents: `José` is `jose`. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A number as it is dialed within the country: 1 before ten digits says nothing new. */
const nationalOf = (digits: string) => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

/** What reads like a phone number, however its digits are set apart. */
const phoneNumbers = /\+?[(\d][\d ().\-/]{5,}\d/g;

/** Words of a search that are parts of a phone number: digits, and what people put between them. */
const isPartOfNumber = (word: string) => /\d/.test(word) && /^[+\d().\-/]+$/.test(word);

/** From so many digits on, a number is looked for whatever stands between its digits. */
const tellingDigits = 3;

interface Searched {
  readonly text: string;
  /** The digits of each phone number in it. */
  readonly numbers: readonly string[];
}

function searchedIn({ id, values, note = '' }: Lead): Searched {
  // The first and the last name are two answers of a form, and one name to whoever searches.
  const text = folded([id, ...Object.values(values), note].join('\n'));
  return { text, numbers: (text.match(phoneNumbers) ?? []).map(digitsOf) };
}

/** The words of a search, those of a phone number with blanks in it as one: `ana (425) 555 0100` is `ana` and `(425) 555 0100`. */
function wordsOf(search: string): string[] {
  const words: string[] = [];
  for (const word of folded(search).split(/\s+/).filter(Boolean)) {
    const before = words.at(-1);
    if (before !== undefined && isPartOfNumber(word) && before.split(' ').every(isPartOfNumber))
      words.push(`${words.pop()} ${word}`);
    else words.push(word);
  }
  return words;
}

function has({ text, numbers }: Searched, word: string): boolean {
  if (text.includes(word)) return true;
  const digits = nationalOf(digitsOf(word));
  const isNumber = word.split(' ').every(isPartOfNumber) && digits.length >= tellingDigits;
  if (isNumber && numbers.some((number) => number.includes(digits))) return true;
  // Figures side by side may be two things and no phone number.
  return word.includes(' ') && word.split(' ').every((part) => has({ text, numbers }, part));
}

/**
 * The leads that have every word of a search somewhere: in a name, an address, a phone number, the message, the owner's note or the
 * reference. Case and accents do not matter, nor what stands between the digits of a phone number. All of them for no words.
 */
export function searchLeads(leads: readonly Lead[], search: string): Lead[] {
  const words = wordsOf(search);
  return leads.filter((lead) => {
    const searched = searchedIn(lead);
    return words.every((word) => has(searched, word));
  });
}
