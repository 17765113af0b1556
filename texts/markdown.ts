import { satteri } from '@astrojs/markdown-satteri';
import type { Owner } from '../owner/owner-schema.ts';
import { fillFacts, markdownText } from './placeholders.ts';

/**
 * A table wider than a phone scrolls in a box of its own, which the keyboard reaches too, named by the heading above it; the page
 * never scrolls sideways.
 * Columns of figures (`---:`) stand to the right by class, since the content policy refuses style attributes. Pros and cons
 * weigh the same.
 */
function drawTables(html: string): string {
  let heading = '';
  return html
    .replaceAll(/<table>(?=\s*<thead>\s*<tr>\s*<th>Pros<)/g, '<table class="pros-and-cons">')
    .replaceAll(/<h[2-4] id="([^"]*)|<table[^>]*>/g, (found, id?: string) => {
      if (id !== undefined) heading = id;
      const name = heading === '' ? 'aria-label="Table"' : `aria-labelledby="${heading}"`;
      return id === undefined ? `<div class="table-scroll" role="group" ${name} tabindex="0">${found}` : found;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<(t[hd]) style="text-align: left">/g, '<$1>')
    .replaceAll(/<(t[hd]) style="text-align: (center|right)">/g, '<$1 class="to-$2">');
}

/** A heading never breaks behind a hyphen ("pre-", "qualification"); words too long for a phone may. */
function wholeWordsInHeadings(html: string): string {
  return html.replaceAll(
    /(<h[2-4][^>]*>)([^<]*)/g,
    (_, tag: string, text: string) =>
      tag + text.replaceAll(/\w+(-\w+)+/g, (word) => (word.length > 20 ? word : `<span class="whole">${word}</span>`)),
  );
}

/** The words of a link to a loan that is not offered, without the link: it has no page on this site. */
function withoutLinksTo(loans: readonly string[], html: string): string {
  if (loans.length === 0) return html;
  return html.replaceAll(new RegExp(`<a href="/loan-options/(?:${loans.join('|')})(?:#[^"]*)?"[^>]*>(.*?)</a>`, 'gs'), '$1');
}

/** Astro's Markdown, with the placeholders of `fillFacts` filled before a text is read as Markdown. */
export function markdownWithFacts(owner: Owner): ReturnType<typeof satteri> {
  const plain = satteri();
  return {
    ...plain,
    createRenderer: async (shared) => {
      const renderer = await plain.createRenderer(shared);
      return {
        render: async (text, options) => {
          const result = await renderer.render(fillFacts(text, owner, markdownText), options);
          return { ...result, code: withoutLinksTo(owner.notOffered, wholeWordsInHeadings(drawTables(result.code))) };
        },
      };
    },
  };
}
