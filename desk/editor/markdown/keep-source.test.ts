import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextMark, TextNode } from './document.ts';
import { knownText, markdownOf, says } from './keep-source.ts';
import { documentOf, readMarkdown } from './read-markdown.ts';
import { tidyBlock } from './tidy.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Every text of the owner, without the fields at its top. */
const bodies = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file): [string, string] => [file, readFileSync(`content/${file}`, 'utf8').replace(/^---\n.*?\n---\n/s, '')]);

/** Words as people and their other programs type them, with every sign that means something in Markdown. */
const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('rate', 'a', '5', '$1,000', 'R&D', 'Ünï', '“so”', '3%') },
      { weight: 3, arbitrary: fc.constant(' ') },
      fc.constantFrom(
        '*',
        '**',
        '_',
        '`',
        '~~',
        '[',
        ']',
        '](x)',
        '!',
        '<b>',
        '&amp;',
        '\\',
        '|',
        '#',
        '- ',
        '1. ',
        '1) ',
        '+ ',
        '> ',
        '---',
      ),
      fc.constantFrom(
        '=',
        '===',
        ':',
        '[^1]',
        '[x]: y',
        '<!--',
        'www.a.test',
        'https://a.test/x',
        'me@a.test',
        '\u00a0',
        '  ',
        '"',
        "'",
        '{',
        '}',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const link = fc
  .record({
    href: fc.constantFrom('/learn/rate-comparison', 'https://a.test/x_(y)?a=1&b=*2', '/loan-options/fha#the-annual-premium'),
    title: fc.constantFrom(null, 'A "title" & more'),
  })
  .map((attrs): TextMark => ({ type: 'link', attrs }));

const marks: fc.Arbitrary<TextMark[]> = fc
  .tuple(fc.option(link, { freq: 3 }), fc.subarray([{ type: 'bold' }, { type: 'italic' }]))
  .map(([one, others]) => (one ? [one, ...others] : others));

const inline: fc.Arbitrary<TextNode> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(words, marks).map(([text, set]) => ({ type: 'text', text, marks: set })) },
  fc.tuple(fc.constantFrom('figure:fha-upfront-premium', 'owner:email'), marks).map(([name, set]) => ({
    type: 'placeholder',
    attrs: { name },
    marks: set,
  })),
  marks.map((set) => ({ type: 'text', text: ' ', marks: [...set, { type: 'softBreak' }] })),
  fc.constant({ type: 'hardBreak' }),
);

const line = fc.array(inline, { maxLength: 5 });
const paragraph = line.map((content): TextNode => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(fc.constantFrom(2, 3), line)
  .map(([level, content]): TextNode => ({ type: 'heading', attrs: { level }, content }));

const table = fc
  .tuple(
    fc.array(fc.constantFrom(null, 'left', 'center', 'right'), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .chain(([aligns, rows]) =>
    fc.array(fc.tuple(...aligns.map(() => line)), { minLength: rows + 1, maxLength: rows + 1 }).map(
      (lines): TextNode => ({
        type: 'table',
        content: lines.map((cells, row) => ({
          type: 'tableRow',
          content: cells.map((content, column) => ({
            type: row === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: aligns[column] },
            content: [{ type: 'paragraph', content }],
          })),
        })),
      }),
    ),
  );

const { block } = fc.letrec<{ block: TextNode; list: TextNode; quotation: TextNode }>((tie) => ({
  block: fc.oneof({ depthSize: 'small', withCrossShrink: true }, paragraph, heading, table, tie('list'), tie('quotation')),
  quotation: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote', content })),
  list: fc
    .record({
      start: fc.constantFrom(null, 1, 4),
      loose: fc.boolean(),
      items: fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    })
    .map(({ start, loose, items }) => ({
      type: start === null ? 'bulletList' : 'orderedList',
      attrs: { start: start ?? 1, loose },
      content: items.map(([first, more]) => ({ type: 'listItem', content: [first, ...more] })),
    })),
}));

const blocks = fc.array(block, { maxLength: 4 });

/** A small change, such as an owner makes: a word more in the first words of a block. */
function withOneWordMore(node: TextNode): TextNode {
  if (node.type === 'text') return { ...node, text: `${node.text} indeed` };
  const at = (node.content ?? []).findIndex((child) => /"text":/.test(JSON.stringify(child)));
  return { ...node, content: (node.content ?? []).map((child, index) => (index === at ? withOneWordMore(child) : child)) };
}

describe('the Markdown of a document', () => {
  it('says what the document says, whatever signs its words have', () => {
    fc.assert(
      fc.property(blocks, (some) => {
        const markdown = writeMarkdown(some);
        expect(says(markdown, some), markdown).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is the very text that was read, to the byte, for any text at all', () => {
    const anyText = fc.oneof(
      blocks.map(writeMarkdown),
      fc.array(fc.oneof(words, fc.constantFrom('\n', '\n\n', '    ', '\t'))).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (body) => {
        const known = knownText(body);
        expect(markdownOf(documentOf(known.text), known)).toBe(body);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the bytes of every block beside the one that changed, also of blocks put together at random', () => {
    fc.assert(
      fc.property(blocks, blocks, fc.nat(), (old, added, place) => {
        const known = knownText(writeMarkdown(old));
        const document = documentOf(known.text).content ?? [];
        const at = place % (document.length + 1);
        const changed = [...document.slice(0, at), ...added, ...document.slice(at)];
        expect(says(markdownOf({ type: 'doc', content: changed }, known), changed)).toBe(true);
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

describe.each(bodies)('%s', (_, body) => {
  const known = knownText(body);
  const document = documentOf(known.text);

  it('is taken apart whole: nothing of it is only kept', () => {
    expect(JSON.stringify(document)).not.toMatch(/"kept(Block|Inline)"/);
  });

  it('is written anew as it is written', () => {
    expect(known.text.blocks.map(({ node }) => writeMarkdown([node]))).toEqual(known.text.blocks.map(({ source }) => source));
  });

  it('changes in the changed block alone, whichever that is', () => {
    known.text.blocks.forEach(({ source }, at) => {
      const changed = (document.content ?? []).map((node, index) => (index === at ? withOneWordMore(node) : node));
      const markdown = markdownOf({ type: 'doc', content: changed }, known);
      const start = known.text.blocks.slice(0, at).reduce((sum, one) => sum + one.before.length + one.source.length, 0);
      const from = start + (known.text.blocks[at]?.before.length ?? 0);
      expect(markdown.slice(0, from)).toBe(body.slice(0, from));
      expect(markdown.slice(from).endsWith(body.slice(from + source.length))).toBe(true);
      expect(markdown.length).toBe(body.length + ' indeed'.length);
    });
  });
});

it('a block that went and a block that moved leave the others as they are', () => {
  const known = knownText('First\nline.\n\n* a\n* b\n\n\nLast *word*.\n');
  const [first, list, last] = documentOf(known.text).content ?? [];
  const written = (...content: (TextNode | undefined)[]) =>
    markdownOf({ type: 'doc', content: content.filter((node) => node !== undefined) }, known);
  expect(written(first, last)).toBe('First\nline.\n\n\nLast *word*.\n');
  expect(written(last, first, list)).toBe('Last *word*.\n\nFirst\nline.\n\n* a\n* b\n');
  expect(written(first, { type: 'paragraph' }, list, last)).toBe('First\nline.\n\n* a\n* b\n\n\nLast *word*.\n');
  expect(written()).toBe('');
});

it('what the editor has no form for is kept: code, HTML, pictures, notes, headings of other levels, tasks', () => {
  for (const body of [
    '```\ncode\n```',
    '<div>\nx\n</div>',
    '# One',
    '#### Four',
    '- [x] done',
    '[^1]: A note.',
    '---',
    '[a]: /b',
    '> - ```\n>   x\n>   ```',
  ]) {
    expect(readMarkdown(body).blocks.map(({ node }) => node)).toEqual([{ type: 'keptBlock', attrs: { source: body } }]);
  }
  for (const source of ['`code`', '<b>', '![a](/b.png)', '[^1]', '~~gone~~'])
    expect(JSON.stringify(readMarkdown(`Words ${source} words\n\n[^1]: A note.`).blocks[0])).toContain(
      JSON.stringify({ type: 'keptInline', attrs: { source }, marks: [] }),
    );
});

it('words are escaped only where they would mean something else', () => {
  const paragraph = (text: string): TextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const written = (text: string) => markdownOf({ type: 'doc', content: [paragraph(text)] }, knownText(''));
  expect(written('R&D at AT&T costs $5 * 3, my_own_name [sic]')).toBe('R&D at AT&T costs $5 * 3, my_own_name [sic]\n');
  expect(written('# 1 and *this*')).toBe('\\# 1 and \\*this\\*\n');
  expect(written('Page\u00a02')).toBe('Page&nbsp;2\n');
  expect(tidyBlock(paragraph('  '))).toBeUndefined();
});
