import type { TextNode } from './document.ts';
import { tidyWords } from './tidy-words.ts';

/**
 * A block of the editor's document as Markdown can hold it, with nothing else in it: without empty paragraphs and items, without blanks at the
 * edges, with attributes in one order. Two blocks that are the same so are written the same.
 *
 * @returns nothing where nothing is left
 */
export function tidyBlock(node: TextNode): TextNode | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading': {
      const oneLine = node.type === 'heading';
      const content = tidyWords(node.content ?? [], oneLine);
      if (content.length === 0) return undefined;
      return oneLine ? { type: 'heading', attrs: { level: node.attrs?.level }, content } : { type: 'paragraph', content };
    }
    case 'blockquote': {
      const content = tidyBlocks(node.content);
      return content.length > 0 ? { type: 'blockquote', content } : undefined;
    }
    case 'bulletList':
    case 'orderedList':
      return tidyList(node);
    case 'table':
      return tidyTable(node);
    default:
      return { type: node.type, attrs: { source: node.attrs?.source } };
  }
}

export function tidyBlocks(nodes: readonly TextNode[] = []): TextNode[] {
  return nodes.map(tidyBlock).filter((node) => node !== undefined);
}

function tidyList({ type, attrs, content = [] }: TextNode): TextNode | undefined {
  const items = content
    .map((item) => ({ type: 'listItem', content: tidyBlocks(item.content) }))
    .filter((item) => item.content.length > 0);
  if (items.length === 0) return undefined;
  const canBeLoose = items.length > 1 || items.some((item) => item.content.length > 1);
  const loose = canBeLoose && (attrs?.loose === true || items.some((item) => needsBlankLines(item.content)));
  return {
    type,
    attrs: type === 'orderedList' ? { start: attrs?.start ?? 1, loose } : { loose },
    content: items,
  };
}

/** Whether the blocks of an item would run into each other without a blank line between them. */
function needsBlankLines(blocks: readonly TextNode[]): boolean {
  return blocks.slice(1).some((block, index) => {
    const before = blocks[index]?.type;
    const beginsLike1 = block.type === 'bulletList' || (block.type === 'orderedList' && block.attrs?.start === 1);
    const beginsWithWords = block.content?.[0]?.content?.[0]?.type === 'paragraph';
    return before !== 'paragraph' || !beginsLike1 || !beginsWithWords;
  });
}

function tidyTable({ content: rows = [] }: TextNode): TextNode | undefined {
  const [head] = rows;
  const aligns = (head?.content ?? []).map(({ attrs }) => attrs?.align ?? null);
  if (aligns.length === 0) return undefined;
  const content = rows.map((row, index) => ({
    type: 'tableRow',
    content: aligns.map((align, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align },
      content: [
        {
          type: 'paragraph',
          content: tidyWords(row.content?.[column]?.content?.flatMap((paragraph) => paragraph.content ?? []) ?? [], true),
        },
      ],
    })),
  }));
  return { type: 'table', content };
}
