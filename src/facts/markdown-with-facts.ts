import { satteri } from '@astrojs/markdown-satteri';
import type { Owner } from '../owner/define-owner.ts';
import { fillFacts, markdownText } from './fill-facts.ts';

/** A table wider than a phone scrolls in a box of its own, which the keyboard reaches too; the page never scrolls sideways. */
function scrollableTables(html: string): string {
  return html.replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>').replaceAll('</table>', '</table></div>');
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
          return { ...result, code: scrollableTables(result.code) };
        },
      };
    },
  };
}
