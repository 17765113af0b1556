import { satteri } from '@astrojs/markdown-satteri';
import type { Owner } from '../owner/define-owner.ts';
import { fillFacts } from './fill-facts.ts';

/** Astro's Markdown, with the placeholders of `fillFacts` filled before a text is read as Markdown. */
export function markdownWithFacts(owner: Owner): ReturnType<typeof satteri> {
  const plain = satteri();
  return {
    ...plain,
    createRenderer: async (shared) => {
      const renderer = await plain.createRenderer(shared);
      return { render: (text, options) => renderer.render(fillFacts(text, owner), options) };
    },
  };
}
