import { Extension, type Extensions, InputRule, Mark, Node, PasteRule } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from './addresses.ts';
import type { PlaceholderChoice } from './choices.ts';
import { placeholderPattern } from './markdown/document.ts';
import { tableExtensions } from './table.ts';

/** What the editor can hold: just what `markdown/document.ts` lists, so that nothing can come in that a text could not say. */
export function editorExtensions(placeholders: readonly PlaceholderChoice[]): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      heading: { levels: [2, 3] },
      link: {
        openOnClick: false,
        // A word with a dot in it is not meant as an address.
        autolink: false,
        shouldAutoLink: (address) => address.startsWith('https://'),
        isAllowedUri: isSafeAddress,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    ...tableExtensions,
    softBreak,
    looseness,
    placeholderNode(placeholders),
    keptInline,
    keptBlock,
  ];
}

/** The blank at which a line of the file ends: a blank like any other, which is written as a line's end again. */
const softBreak = Mark.create({ name: 'softBreak', inclusive: false, renderHTML: () => ['span', 0] });

/** Whether there are blank lines between the items of a list in the file. */
const looseness = Extension.create({
  name: 'looseness',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false, parseHTML: () => false } } },
  ],
});

/** A published figure or a word of the owner: shown as it will be printed, and taken as a whole. */
function placeholderNode(choices: readonly PlaceholderChoice[]) {
  const known = new Map(choices.map((choice) => [choice.name, choice]));
  const whole = new RegExp(placeholderPattern.source, 'g');
  return Node.create({
    name: 'placeholder',
    group: 'inline',
    inline: true,
    atom: true,
    // A click on it puts the cursor beside it: what is typed then does not take its place.
    selectable: false,
    addAttributes: () => ({ name: { default: '', parseHTML: (element) => element.getAttribute('data-placeholder') } }),
    parseHTML: () => [
      { tag: 'span[data-placeholder]', getAttrs: (element) => known.has(element.getAttribute('data-placeholder') ?? '') && null },
    ],
    renderHTML({ node }) {
      const name = String(node.attrs.name);
      const choice = known.get(name);
      const title = choice ? `${choice.label}: kept up to date by itself` : 'There is no such figure or value';
      return [
        'span',
        { class: choice ? 'chip' : 'chip chip--unknown', 'data-placeholder': name, title },
        choice?.prints || `{${name}}`,
      ];
    },
    renderText: ({ node }) => `{${node.attrs.name}}`,
    addInputRules() {
      return [
        new InputRule({
          find: new RegExp(`${placeholderPattern.source}$`),
          handler: ({ range, match, chain }) => {
            chain()
              .insertContentAt(range, { type: this.name, attrs: { name: match[1] } })
              .run();
          },
        }),
      ];
    },
    addPasteRules() {
      return [
        new PasteRule({
          find: whole,
          handler: ({ range, match, state }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }));
          },
        }),
      ];
    },
  });
}

/** Markdown that the editor has no form for. It can be deleted as a whole, and nothing pasted can become such. */
const keptInline = Node.create({
  name: 'keptInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '', parseHTML: () => '' } }),
  renderHTML: ({ node }) => ['code', { class: 'kept', title: 'Stays as it is' }, String(node.attrs.source)],
  renderText: ({ node }) => String(node.attrs.source),
});

const keptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', parseHTML: () => '' } }),
  renderHTML: ({ node }) => [
    'div',
    { class: 'kept-block' },
    ['p', 'This part was written by a developer. It stays as it is.'],
    ['pre', String(node.attrs.source)],
  ],
  renderText: ({ node }) => String(node.attrs.source),
});
