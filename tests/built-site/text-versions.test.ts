import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { textVersionPath } from '../../src/routes.ts';
import { siteFolder } from '../sample-site.ts';
import { runningText } from './running-text.ts';
import { listedPages } from './site.ts';

/** Letters and figures alone: a text version breaks lines, writes addresses behind links and headings in capitals. */
function letters(text: string): string {
  return text
    .replace(/\((?:\/|#|https?:|mailto:|tel:)[^\s)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** What a text is better without; of a table it makes lists, in which the names of the columns come again. */
const leftOut = 'form, nav, .no-print, .sr-only, [aria-hidden=true], table';

describe.each(listedPages)('the text version of $path', ({ path, html }) => {
  it('holds the heading and every sentence of the page that is in no form and no table', () => {
    const document = parse(html);
    for (const part of document.querySelectorAll(leftOut)) part.remove();
    const text = letters(readFileSync(`${siteFolder}${textVersionPath(path)}`, 'utf8'));
    expect(text).toContain(letters(document.querySelector('h1')?.textContent ?? ''));
    expect(runningText(document).filter((sentence) => !text.includes(letters(sentence)))).toEqual([]);
  });

  it('breaks no line within a sentence, so that it fits any screen', () => {
    const lines = readFileSync(`dist${textVersionPath(path)}`, 'utf8').split('\n');
    const broken = lines.filter((line, index) => line.length > 60 && /^[ ]*[a-z]/.test(lines[index + 1] ?? ''));
    expect(broken).toEqual([]);
  });
});
