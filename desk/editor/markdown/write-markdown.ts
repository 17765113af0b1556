import type { AlignType, BlockContent, ListItem, Literal, PhrasingContent, RootContent, Table } from 'mdast';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type TextMark, type TextNode, withoutMark } from './document.ts';
import { markdownOfFlavor } from './flavor.ts';
import { tidyBlocks } from './tidy.ts';

/** Markdown that goes into the file as it is. */
interface Kept extends Literal {
  type: 'kept';
}

declare module 'mdast' {
  interface RootContentMap {
    kept: Kept;
  }
  interface PhrasingContentMap {
    kept: Kept;
  }
}

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    tableCell: 'tableCell';
  }
}

/** A blank that does not break cannot be told from others in a file: it is written with its name. */
const text: Handle = (node, parent, state, info) =>
  defaultHandlers.text(node, parent, state, info).replace(/(\\*)\u00a0/g, (_, before: string) => {
    // A backslash that stood before the blank would take its name's first sign.
    return `${before}${before.length % 2 === 1 ? '\\' : ''}&nbsp;`;
  });

const kept: Handle = (node: Kept) => node.value;

/** One line a row, without blanks that make columns: a change in a cell then changes one line of the file. */
const table: Handle = (node: Table, _, state, info) => {
  const lines = node.children.map((row) => row.children.map((cell) => state.handle(cell, row, state, info)));
  const marks = (node.align ?? []).map((align) => delimiters[align ?? 'none']);
  return [...lines.slice(0, 1), marks, ...lines.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const delimiters = { none: '---', left: ':---', center: ':---:', right: '---:' } as const;

const house: Options = {
  bullet: '-',
  listItemIndent: 'one',
  extensions: [...markdownOfFlavor],
  handlers: { text, kept, table } as NonNullable<Options['handlers']>,
};

/** Writes blocks of the editor as Markdown, in the manner of this site's texts; without a line end after the last. */
export function writeMarkdown(blocks: readonly TextNode[]): string {
  const children = tidyBlocks(blocks).map(flow);
  return toMarkdown({ type: 'root', children }, house).replace(/\n$/, '');
}

function flow(node: TextNode): RootContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: phrasing(node.content) };
    case 'heading':
      return { type: 'heading', depth: node.attrs?.level === 3 ? 3 : 2, children: phrasing(node.content) };
    case 'blockquote':
      return { type: 'blockquote', children: (node.content ?? []).map(flow) as BlockContent[] };
    case 'bulletList':
    case 'orderedList':
      return list(node);
    case 'table': {
      const rows = node.content ?? [];
      return {
        type: 'table',
        align: (rows[0]?.content ?? []).map(({ attrs }) => (attrs?.align ?? null) as AlignType),
        children: rows.map((row) => ({
          type: 'tableRow',
          children: (row.content ?? []).map((cell) => ({ type: 'tableCell', children: phrasing(cell.content?.[0]?.content) })),
        })),
      };
    }
    default:
      return { type: 'kept', value: String(node.attrs?.source) };
  }
}

function list(node: TextNode): RootContent {
  const spread = node.attrs?.loose === true;
  const ordered = node.type === 'orderedList';
  const children = (node.content ?? []).map(
    (item): ListItem => ({ type: 'listItem', spread, children: (item.content ?? []).map(flow) as BlockContent[] }),
  );
  return { type: 'list', ordered, start: ordered ? Number(node.attrs?.start ?? 1) : null, spread, children };
}

/** Words side by side become words inside of one another: the mark that lasts longest stands outside. */
function phrasing(nodes: readonly TextNode[] = []): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index] as TextNode;
    const [mark, length] = longestMark(nodes.slice(index));
    if (mark) {
      const inside = nodes.slice(index, index + length).map((one) => withoutMark(one, mark.type));
      result.push(wrapped(mark, phrasing(inside)));
      index += length;
    } else {
      append(result, leaf(node));
      index += 1;
    }
  }
  return result;
}

/** The mark of the first node that goes on over most of the nodes behind it, and over how many. */
function longestMark(nodes: readonly TextNode[]): [TextMark | undefined, number] {
  const marks = (nodes[0]?.marks ?? []).filter(({ type }) => type !== 'softBreak');
  const lengths = marks.map((mark) => {
    const wanted = JSON.stringify(mark);
    const end = nodes.findIndex((node) => !node.marks?.some((one) => JSON.stringify(one) === wanted));
    return end === -1 ? nodes.length : end;
  });
  const longest = Math.max(0, ...lengths);
  return [marks[lengths.indexOf(longest)], longest];
}

function wrapped({ type, attrs }: TextMark, children: PhrasingContent[]): PhrasingContent {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  const title = typeof attrs?.title === 'string' ? attrs.title : null;
  return { type: 'link', url: String(attrs?.href), title, children: children as never };
}

function leaf(node: TextNode): PhrasingContent {
  if (node.type === 'hardBreak') return { type: 'break' };
  if (node.type === 'keptInline') return { type: 'kept', value: String(node.attrs?.source) };
  if (node.type === 'placeholder') return { type: 'text', value: `{${node.attrs?.name}}` };
  const isLineEnd = node.marks?.some(({ type }) => type === 'softBreak');
  return { type: 'text', value: isLineEnd ? '\n' : (node.text ?? '') };
}

/** Neighboring texts are one: whether a sign must be escaped depends on those beside it. */
function append(result: PhrasingContent[], node: PhrasingContent): void {
  const last = result.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else result.push(node);
}
