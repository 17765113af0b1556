import type { PageText } from './page-text.ts';
import { comparable, Sheet } from './sheet.ts';

/** The three pages of a form, where they are. */
export type FormPages = readonly [Sheet | undefined, Sheet | undefined, Sheet | undefined];

/** What a file holds: the forms in it, or what it is instead. */
export type FileKind =
  | { readonly kind: 'forms'; readonly forms: readonly FormPages[] }
  | { readonly kind: 'closing disclosure' | 'scan' | 'another document' };

/** The headings of each page, of which a page must have all. A lender may leave out nothing and call nothing otherwise. */
const headings = [
  ['Loan Terms', 'Projected Payments', 'Costs at Closing'],
  ['Loan Costs', 'Other Costs', 'Calculating Cash to Close'],
  ['Additional Information About This Loan', 'Comparisons'],
] as const;

/** Share of a page covered by pictures, and number of words, from which a page without a form is a scan. */
const scanned = { pictures: 0.5, words: 40 };

/** Finds the forms in a file by the headings of their pages; other pages, such as a cover or an attachment, are passed over. */
export function findForms(pages: readonly PageText[]): FileKind {
  const sheets = pages.map((page, index) => new Sheet(index + 1, page));
  const forms: [Sheet | undefined, Sheet | undefined, Sheet | undefined][] = [];
  let disclosure = false;
  for (const sheet of sheets) {
    const part = headings.findIndex((titles) => titles.every((title) => sheet.find(title).length > 0));
    if (isClosingDisclosure(sheet)) disclosure = true;
    else if (part >= 0) {
      const form = forms.at(-1);
      if (form && form[part] === undefined) form[part] = sheet;
      else forms.push([0, 1, 2].map((at) => (at === part ? sheet : undefined)) as [Sheet, undefined, undefined]);
    }
  }
  if (disclosure) return { kind: 'closing disclosure' };
  if (forms.length > 0) return { kind: 'forms', forms };
  const isScan = sheets.some(
    (sheet, index) => sheet.words.length < scanned.words && (pages[index]?.pictures ?? 0) > scanned.pictures,
  );
  return { kind: isScan ? 'scan' : 'another document' };
}

/** A Closing Disclosure has five pages, and a column for what changed. A Loan Estimate names it, but not so. */
function isClosingDisclosure(sheet: Sheet): boolean {
  const text = comparable(sheet.text(sheet.all));
  return /page[1-5]of5.*loanid/.test(text) && text.includes('closingdisclosure') ? true : text.includes('didthischange?');
}
