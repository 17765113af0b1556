import { parse } from 'node-html-parser';
import { runningText } from './running-text.ts';

/** Letters and figures alone: a text version breaks lines, writes addresses behind links and headings in capitals. */
function letters(text: string): string {
  return text
    .replace(/\((?:\/|#|https?:|mailto:|tel:)[^\s)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** What a text is better without; of a table it makes lists, in which the names of the columns come again. */
const leftOut = 'form, nav, .no-print, [hidden], .sr-only, [aria-hidden=true], table';

/** The heading and the sentences of a page, those of no form and no table, that its text version lacks. */
export function missingFromText(html: string, textVersion: string): readonly string[] {
  const document = parse(html);
  for (const part of document.querySelectorAll(leftOut)) part.remove();
  const text = letters(textVersion);
  const heading = document.querySelector('h1')?.textContent ?? '';
  return [heading, ...runningText(document)].filter((sentence) => !text.includes(letters(sentence)));
}
