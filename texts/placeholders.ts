import { type Figure, printWithLater } from '../mortgage/figures/figure.ts';
import { figures } from '../mortgage/figures/figures.ts';
import type { FigureId } from '../mortgage/figures/values.ts';
import { businessWords } from '../owner/business-words.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { hoursLines, hoursSentence, nameWithNmls, printOffice } from '../owner/owner-words.ts';
import { privacyWords } from '../owner/privacy-words.ts';

/** The words of the owner that a text may name, by their names: `{owner:email}`. Reads the settings: once for many texts. */
export function ownerPlaceholders(owner: Owner): Readonly<Record<string, string>> {
  const business = businessWords(owner);
  return {
    company: owner.company.name,
    'loan-officer': nameWithNmls(owner.loanOfficer),
    email: owner.email,
    'phone-cell': owner.phone.cell,
    ...(owner.phone.office && { 'phone-office': owner.phone.office }),
    phones: [owner.phone.office, owner.phone.cell].filter(Boolean).join(' or '),
    'phone-main': owner.phone.office ?? owner.phone.cell,
    office: printOffice(owner.office),
    'write-to': owner.office.street ? `write to ${owner.company.name}, ${printOffice(owner.office)}` : `write to ${owner.email}`,
    city: owner.office.city,
    hours: hoursLines(owner.hours)[0] ?? '',
    'hours-sentence': hoursSentence(owner.hours),
    'licensed-since': String(owner.licensedSince),
    'business-kinds': business.kinds,
    licensees: business.licensees,
    'who-offers': business.whoOffers,
    underwriter: business.underwriter,
    ...privacyWords(owner),
  };
}

/** Every figure as it is printed, by its name; with the one that is announced to replace it, where there is one. */
const printedFigures = Object.fromEntries(Object.entries<Figure>(figures).map(([id, figure]) => [id, printWithLater(figure)]));

const placeholder = /\{(figure|owner):([a-z0-9-]+)\}/g;

/** Which figures a text names, each once, in the order of their first use. */
export function figuresIn(text: string): FigureId[] {
  const ids = [...text.matchAll(placeholder)].filter(([, kind]) => kind === 'figure').map(([, , id]) => id as FigureId);
  return [...new Set(ids)];
}

/**
 * A text as it must stand in Markdown to be shown sign by sign: whatever Markdown or HTML would read as markup becomes a
 * character reference. An underscore inside a word means nothing in Markdown and stays, so that addresses stay whole; quotes
 * and apostrophes stay too, to be set like those of the text around them.
 */
export function markdownText(text: string): string {
  return text
    .replace(/[&<>[\]*`\\~|!#]|(?<![a-z0-9])_|_(?![a-z0-9])/gi, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\s+/g, ' ');
}

/**
 * Puts words in the place of `{figure:fha-upfront-premium}` and `{owner:email}`, so that a text never repeats one.
 *
 * @param ofOwner what `ownerPlaceholders` gives
 * @param show how a word of the owner must be written to be read as text; as it is, where no markup is read
 * @throws Error naming the placeholder and the ones that exist, when there is no such one
 */
export function fillPlaceholders(
  text: string,
  ofOwner: Readonly<Record<string, string>>,
  show: (word: string) => string = (word) => word,
): string {
  return text.replace(placeholder, (whole, kind: string, id: string) => {
    const known = kind === 'owner' ? ofOwner : printedFigures;
    const word = Object.hasOwn(known, id) ? known[id] : undefined;
    if (word === undefined) throw new Error(`There is no placeholder ${whole}. Known are: ${Object.keys(known).join(', ')}.`);
    return kind === 'owner' ? show(word) : word;
  });
}
