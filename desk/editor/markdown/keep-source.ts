import type { TextNode } from './document.ts';
import { readMarkdown, type SourceText } from './read-markdown.ts';
import { tidyBlock, tidyBlocks } from './tidy.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A text as it was read, with what each of its blocks says, so that unchanged ones are found again. */
export interface KnownText {
  readonly text: SourceText;
  readonly saying: readonly string[];
}

export function knownText(body: string): KnownText {
  const text = readMarkdown(body);
  return { text, saying: text.blocks.map(({ node }) => saying(node)) };
}

/**
 * The Markdown of a document: blocks that say what they said keep the words of the file to the byte, and the others are written anew.
 * A document without a change gives back the very text that it was read from.
 */
export function markdownOf(document: TextNode, known: KnownText): string {
  const blocks = (document.content ?? []).filter((node) => tidyBlock(node) !== undefined);
  const origins = originsOf(blocks.map(saying), known.saying);
  const kept = composed(blocks, origins, known.text);
  if (origins.every((origin) => origin !== undefined) || says(kept, blocks)) return kept;
  // Two blocks that only came to be neighbors may run into each other, such as two lists; written together they do not.
  return blocks.length > 0 ? `${writeMarkdown(blocks)}\n` : '';
}

/**
 * Whether Markdown says just what these blocks say. Whether there is a blank line between the items of a list within a list or a
 * quotation is not compared: its reader takes the blank line behind such a list for one.
 */
export function says(markdown: string, blocks: readonly TextNode[]): boolean {
  const read = readMarkdown(markdown).blocks.map(({ node }) => node);
  return plainSaying(read) === plainSaying(blocks);
}

function plainSaying(blocks: readonly TextNode[]): string {
  const withoutLoose = (node: TextNode): TextNode => ({
    ...node,
    ...(node.attrs && { attrs: { ...node.attrs, loose: null } }),
    ...(node.content && { content: node.content.map(withoutLoose) }),
  });
  return JSON.stringify(
    tidyBlocks(blocks).map((node) => ({ ...node, ...(node.content && { content: node.content.map(withoutLoose) }) })),
  );
}

function saying(node: TextNode): string {
  return JSON.stringify(tidyBlock(node) ?? null);
}

/** For each block the number of the block of the file that says the same: the next one in the file, or else any that is left. */
function originsOf(sayings: readonly string[], known: readonly string[]): (number | undefined)[] {
  const left = new Map<string, number[]>();
  known.forEach((words, index) => {
    left.set(words, [...(left.get(words) ?? []), index]);
  });
  let last = -1;
  return sayings.map((words) => {
    const candidates = left.get(words) ?? [];
    const chosen = Math.max(
      0,
      candidates.findIndex((index) => index > last),
    );
    const [origin] = candidates.splice(chosen, 1);
    if (origin !== undefined) last = origin;
    return origin;
  });
}

function composed(
  blocks: readonly TextNode[],
  origins: readonly (number | undefined)[],
  { blocks: sources, after }: SourceText,
): string {
  if (blocks.length === 0) return sources.length === 0 ? after : '';
  let markdown = '';
  let previous: number | undefined = -1;
  for (let index = 0; index < blocks.length; ) {
    const origin = origins[index];
    const source = origin === undefined ? undefined : sources[origin];
    if (origin !== undefined && source) {
      markdown += origin - 1 === previous ? source.before : index === 0 ? '' : withBlankLine(source.before);
      markdown += source.source;
      index += 1;
    } else {
      const replaced = previous === undefined ? undefined : sources[previous + 1];
      const before = (replaced?.before ?? '').replace(/[ \t]+$/, '');
      markdown += index === 0 ? before : withBlankLine(before);
      const end = origins.findIndex((one, place) => place > index && one !== undefined);
      const anew = blocks.slice(index, end === -1 ? blocks.length : end);
      markdown += plainly(anew);
      index += anew.length;
    }
    previous = origin;
  }
  return markdown + (sources.length > 0 ? after : '\n');
}

/** Blocks that were no neighbors before may run into each other without a blank line. */
function withBlankLine(gap: string): string {
  return /\n[ \t]*\n/.test(gap) ? gap : '\n\n';
}

/** Written without a backslash where the words mean the same without one: `R&D` and not `R\&D`. */
function plainly(blocks: readonly TextNode[]): string {
  const careful = writeMarkdown(blocks);
  const plain = careful.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return plain !== careful && says(plain, blocks) ? plain : careful;
}
