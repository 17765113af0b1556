import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { offeredSpecialPrograms } from '../owner/offered-loans.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { fillPlaceholders, markdownText, ownerPlaceholders } from './placeholders.ts';

type Plugin = NonNullable<NonNullable<Parameters<typeof satteri>[0]>['hastPlugins']>[number];

/** Classes for the alignment of a column, by the style attribute that Markdown asks for: the content policy refuses those. */
const alignments: Readonly<Record<string, readonly string[] | null>> = {
  'text-align: left': null,
  'text-align: center': ['to-center'],
  'text-align: right': ['to-right'],
};

/**
 * A table wider than a phone scrolls in a box of its own, which the keyboard reaches too, named by the heading above it; the page
 * never scrolls sideways. Columns of figures (`---:`) stand to the right by class. Pros and cons weigh the same.
 */
const tables: Plugin = () => {
  let heading: unknown;
  return {
    name: 'tables',
    element: [
      {
        filter: ['h2', 'h3', 'h4'],
        visit(node) {
          heading = node.properties.id;
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          if (context.textContent(node).trimStart().startsWith('Pros\n'))
            context.setProperty(node, 'className', ['pros-and-cons']);
          const name = heading === undefined ? { ariaLabel: 'Table' } : { ariaLabelledBy: [String(heading)] };
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], role: 'group', ...name, tabIndex: 0 },
            children: [],
          });
        },
      },
      {
        filter: ['th', 'td'],
        visit(node, context) {
          const { style } = node.properties;
          if (typeof style !== 'string' || !Object.hasOwn(alignments, style)) return;
          context.setProperty(node, 'style', null);
          context.setProperty(node, 'className', alignments[style]);
        },
      },
    ],
  };
};

const [hyphenated, telephone] = [/(\w+(?:-\w+)+)/, /(\(\d{3}\) \d{3}-\d{4})/];

/** A telephone number never breaks, nor a heading behind a hyphen ("pre-", "qualification"); words too long for a phone may. */
const wholeWords: Plugin = {
  name: 'whole-words',
  text(node, context) {
    const parent = context.parent(node);
    const isHeading = parent?.type === 'element' && ['h2', 'h3', 'h4'].includes(parent.tagName);
    const kept = isHeading ? hyphenated : telephone;
    const parts = node.value.split(kept);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts
        .filter((part) => part !== '')
        .map((value) => {
          const text = { type: 'text', value } as const;
          return kept.test(value) && value.length <= 20
            ? { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [text] }
            : text;
        }),
    );
  },
};

/** The words of a link to a loan, or to programs, that are not offered, without the link: there is no such page on this site. */
function withoutLinksTo(owner: Owner): Plugin {
  const addresses = [
    ...owner.notOffered.map((loan) => `/loan-options/${loan}`),
    ...(offeredSpecialPrograms(owner).names.length === 0 ? ['/special-programs'] : []),
  ];
  return {
    name: 'without-links-to-loans-not-offered',
    element: {
      filter: ['a'],
      visit(node, context) {
        const { href } = node.properties;
        if (addresses.includes(String(href).split('#', 1)[0] ?? '')) context.replaceNode(node, [...node.children]);
      },
    },
  };
}

/** Astro's Markdown, with the placeholders of `fillPlaceholders` filled before a text is read as Markdown. */
export function markdownWithPlaceholders(owner: Owner): ReturnType<typeof satteri> {
  const ofOwner = ownerPlaceholders(owner);
  // Astro names headings after all other plugins; a table wants the name of its heading before that.
  const plain = satteri({
    hastPlugins: [satteriHeadingIdsPlugin(), tables, wholeWords, withoutLinksTo(owner)],
  });
  return {
    ...plain,
    createRenderer: async (shared) => {
      const renderer = await plain.createRenderer(shared);
      return { render: (text, options) => renderer.render(fillPlaceholders(text, ofOwner, markdownText), options) };
    },
  };
}
