import { type HTMLElement, type Node, parse } from 'node-html-parser';

/** Where a part of a page begins and ends, as the parser tells of each of its nodes. */
type Range = Node['range'];

/** A part of a page, and what comes in its place. */
export interface Edit {
  readonly range: Range;
  readonly to: string;
}

/** A page as a tree. Comments are kept, and only scripts and styles hold something else than elements. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}

/**
 * A page with parts of it replaced, which may not overlap. The rest stays as it was, to the byte: the parser would write a page
 * anew in its own manner.
 */
export function editedPage(html: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts = [...edits]
    .sort((one, other) => one.range[0] - other.range[0])
    .flatMap(({ range: [begin, end], to }) => {
      const before = html.slice(at, begin);
      at = end;
      return [before, to];
    });
  return [...parts, html.slice(at)].join('');
}
