import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readingGrade, runningText } from './running-text.ts';
import { builtPages } from './site.ts';

/** What the copy aims at, in US school years, on the whole of a page. */
const pageLimit = 8;

/** One passage may be harder than its page, but a long one not by much. */
const passageLimit = 10;

/** Words from which a passage has a grade worth the name; in fewer, one long name of an agency decides. */
const longPassage = 40;

const wordsOf = (text: string) => text.split(' ').length;

describe('the reading grade', () => {
  it.each(builtPages)(`of $path is at most ${pageLimit}`, ({ document }) => {
    const text = runningText(document);
    expect(text.length, 'The page has no running text.').toBeGreaterThan(0);
    expect(readingGrade(text), 'Split the long sentences and take the shorter words.').toBeLessThanOrEqual(pageLimit);
  });

  it(`of every passage of ${longPassage} words and more is at most ${passageLimit}`, () => {
    const hard = builtPages.flatMap(({ path, document }) =>
      runningText(document)
        .filter((text) => wordsOf(text) >= longPassage && readingGrade([text]) > passageLimit)
        .map((text) => `${path}, grade ${readingGrade([text]).toFixed(1)}: ${text}`),
    );
    expect(hard).toEqual([]);
  });

  it('is the one of the formula: 0.39 × words a sentence + 11.8 × syllables a word − 15.59', () => {
    // 9 words, 11 syllables, 2 sentences.
    const grade = 0.39 * (9 / 2) + 11.8 * (11 / 9) - 15.59;
    expect(readingGrade(['You pay the loan back.', 'The lender lends money.'])).toBeCloseTo(grade, 10);
  });

  it('counts every sentence of a page, in disclaimers, lists and tables too, and no heading or label', () => {
    const page = parse(`<main>
      <h1>A heading. Twice.</h1><label>Home price</label><ul><li>One point of a list.</li><li>A stump</li></ul>
      <p class="sr-only">Hidden from the eye.</p><small><p>Not a commitment to lend.</p></small>
      <table><tr><th>Year</th><td>It ends then (see below.)</td></tr></table></main><footer><p>Not the page.</p></footer>`);
    expect(runningText(page)).toEqual([
      'One point of a list.',
      'Hidden from the eye.',
      'Not a commitment to lend.',
      'It ends then (see below.)',
    ]);
  });
});
