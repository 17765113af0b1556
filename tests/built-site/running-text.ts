import type { HTMLElement } from 'node-html-parser';
import readability from 'text-readability';

/** Blocks that hold text; the innermost of them counts. */
const blocks = 'p, li, dd, td, th, figcaption, blockquote, label, summary, legend, div';

/** A block that ends as a sentence does, perhaps behind a closing quote or bracket. */
const endsAsSentence = /[.!?]["'”’)\]]*$/;

/**
 * The running text of a page: every block of its `<main>` that ends as a sentence, disclaimers and small print among
 * them. Headings, labels, buttons, figures and list entries without a full stop are no sentences: as short as they are,
 * they would only make a page look easier than it reads.
 */
export function runningText(document: HTMLElement): readonly string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  return main
    .querySelectorAll(blocks)
    .filter((block) => !block.querySelector(blocks) && !block.closest('script, style, template'))
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => endsAsSentence.test(text));
}

/** An amount, a share, a year. The package finds no syllable in it; it counts as a word of one. */
const figure = /[$#]?\d[\d,.]*%?/g;

/**
 * The Flesch-Kincaid grade of paragraphs: US school years that it takes to read them. Worked out from whole counts, since
 * the package rounds the syllables of a word to one decimal, and that alone moves the grade by more than half a year.
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const sum = (count: (text: string) => number) => paragraphs.reduce((total, text) => total + count(text), 0);
  const words = sum((text) => readability.lexiconCount(text));
  const sentences = sum((text) => readability.sentenceCount(text));
  const syllables = sum((text) => readability.syllableCount(text.replace(figure, ' one ')));
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
