/**
 * A text as the editor holds it: the JSON of its ProseMirror document. These are the nodes and marks that this site's texts know:
 *
 * - blocks: `paragraph`, `heading` (`level` 2 or 3), `bulletList` and `orderedList` (`start`, `loose`) of `listItem`, `blockquote`,
 *   `table` of `tableRow` of `tableHeader` or `tableCell` (`align`), and `keptBlock` (`source`), Markdown that is not taken apart;
 * - inside of them: `text`, `placeholder` (`name`, such as `figure:fha-upfront-premium`), `hardBreak`, and `keptInline` (`source`);
 * - marks: `link` (`href`, `title`), `bold`, `italic`, and `softBreak` on a blank that is the end of a line in the file.
 */
export interface TextNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly TextNode[];
  readonly marks?: readonly TextMark[];
  readonly text?: string;
}

export interface TextMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** `{figure:fha-upfront-premium}` and `{owner:email}`; the name is what stands between the braces. */
export const placeholderPattern = /\{((?:figure|owner):[a-z0-9-]+)\}/;

/** Whether a node has a mark; with `attrs`, one of the same kind that says the same. */
export function hasMark(node: TextNode, mark: TextMark): boolean {
  return (node.marks ?? []).some(
    ({ type, attrs }) => type === mark.type && JSON.stringify(attrs ?? {}) === JSON.stringify(mark.attrs ?? {}),
  );
}

export function withoutMark(node: TextNode, type: string): TextNode {
  const { marks = [], ...rest } = node;
  const left = marks.filter((mark) => mark.type !== type);
  return left.length > 0 ? { ...rest, marks: left } : rest;
}
