import type { Link, List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isSafeAddress } from '../addresses.ts';
import { placeholderPattern, type TextMark, type TextNode } from './document.ts';
import { mdastOfFlavor, syntaxOfFlavor } from './flavor.ts';
import { tidyBlock } from './tidy.ts';

/** A block of a text with the very words of the file. */
export interface SourceBlock {
  readonly node: TextNode;
  readonly source: string;
  /** What stands between the block before and this one: blank lines. */
  readonly before: string;
}

/** A text as it was read, block by block; put together, its parts are the file's own words. */
export interface SourceText {
  readonly blocks: readonly SourceBlock[];
  readonly after: string;
}

/** Something inside of a block that the editor has no node for: the whole block is then kept as it is. */
class NotTakenApart extends Error {}

/** Reads the Markdown of a text's body. What this site's texts do not use (code, HTML, pictures, notes) is kept as it is written. */
export function readMarkdown(body: string): SourceText {
  const { children } = fromMarkdown(body, { extensions: syntaxOfFlavor, mdastExtensions: mdastOfFlavor });
  let end = 0;
  const blocks = children.map((child) => {
    const [from, to] = placeOf(child);
    const source = body.slice(from, to);
    const before = body.slice(end, from);
    end = to;
    return { node: topLevel(child, body), source, before };
  });
  return { blocks, after: body.slice(end) };
}

/** The document that the editor shows; an empty text is one empty paragraph. */
export function documentOf({ blocks }: SourceText): TextNode {
  return { type: 'doc', content: blocks.length > 0 ? blocks.map(({ node }) => node) : [{ type: 'paragraph' }] };
}

function placeOf({ position }: RootContent): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function topLevel(node: RootContent, body: string): TextNode {
  try {
    const read = block(node, body);
    // An empty heading or quotation shows nothing that could be edited.
    if (tidyBlock(read)) return read;
  } catch (error) {
    if (!(error instanceof NotTakenApart)) throw error;
  }
  return { type: 'keptBlock', attrs: { source: body.slice(...placeOf(node)) } };
}

function block(node: RootContent, body: string): TextNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inlines(node.children, body) };
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw new NotTakenApart();
      return { type: 'heading', attrs: { level: node.depth }, content: inlines(node.children, body) };
    case 'blockquote':
      return { type: 'blockquote', content: orEmpty(node.children.map((child) => block(child, body))) };
    case 'list':
      return list(node, body);
    case 'table':
      return table(node, body);
    default:
      throw new NotTakenApart();
  }
}

function orEmpty(blocks: TextNode[]): TextNode[] {
  return blocks[0] ? blocks : [{ type: 'paragraph' }];
}

function list(node: List, body: string): TextNode {
  const loose = node.spread === true || node.children.some(({ spread }) => spread);
  const content = node.children.map((item) => listItem(item, body));
  return node.ordered
    ? { type: 'orderedList', attrs: { start: node.start ?? 1, loose }, content }
    : { type: 'bulletList', attrs: { loose }, content };
}

function listItem(node: ListItem, body: string): TextNode {
  if (typeof node.checked === 'boolean') throw new NotTakenApart();
  const blocks = orEmpty(node.children.map((child) => block(child, body)));
  // The editor begins every item with a paragraph.
  return { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks] };
}

function table(node: Table, body: string): TextNode {
  const columns = node.children[0]?.children.length ?? 0;
  const rows = node.children.map(({ children }, index) => {
    if (children.length > columns) throw new NotTakenApart();
    const cells = Array.from({ length: columns }, (_, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: node.align?.[column] ?? null },
      content: [{ type: 'paragraph', content: inlines(children[column]?.children ?? [], body) }],
    }));
    return { type: 'tableRow', content: cells };
  });
  return { type: 'table', content: rows };
}

function inlines(nodes: readonly PhrasingContent[], body: string, marks: readonly TextMark[] = []): TextNode[] {
  return nodes.flatMap((node) => inline(node, body, marks));
}

function inline(node: PhrasingContent, body: string, marks: readonly TextMark[]): TextNode[] {
  switch (node.type) {
    case 'text':
      return words(node.value, marks);
    case 'strong':
      return inlines(node.children, body, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return inlines(node.children, body, [...marks, { type: 'italic' }]);
    case 'link':
      if (!isSafeAddress(node.url)) throw new NotTakenApart();
      return inlines(node.children, body, [...marks, linkMark(node)]);
    case 'break':
      return [{ type: 'hardBreak', marks }];
    default: {
      const source = body.slice(...placeOf(node));
      // In a list or a quotation the next line begins with signs that are not its own.
      if (source === '' || source.includes('\n')) throw new NotTakenApart();
      return [{ type: 'keptInline', attrs: { source }, marks }];
    }
  }
}

function linkMark({ url, title }: Link): TextMark {
  return { type: 'link', attrs: { href: url, title: title ?? null } };
}

/** Plain words: placeholders become nodes, and the end of a line in the file a blank that remembers it. */
function words(value: string, marks: readonly TextMark[]): TextNode[] {
  const parts = value.split(/(\n|\{(?:figure|owner):[a-z0-9-]+\})/).filter((part) => part !== '');
  return parts.map((part) => {
    if (part === '\n') return { type: 'text', text: ' ', marks: [...marks, { type: 'softBreak' }] };
    const [whole, name] = placeholderPattern.exec(part) ?? [];
    return whole === part && name ? { type: 'placeholder', attrs: { name }, marks } : { type: 'text', text: part, marks };
  });
}
