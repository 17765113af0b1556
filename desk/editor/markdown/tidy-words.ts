import { hasMark, type TextMark, type TextNode, withoutMark } from './document.ts';

/** The marks in the order in which they stand around words when they begin and end together. */
const markOrder = ['link', 'bold', 'italic', 'softBreak'];

/**
 * The words of a block as Markdown can hold them: no blanks at the edges of the block, of a line or of a mark, no line that is
 * empty, and neighbors of one kind joined.
 *
 * @param oneLine for headings and cells, which have no second line
 */
export function tidyWords(nodes: readonly TextNode[], oneLine: boolean): TextNode[] {
  let words = nodes.flatMap((node) => plain(node, oneLine));
  for (const type of ['link', 'bold', 'italic']) words = withoutBlankEdges(words, type);
  return joined(trimmed(joined(words)));
}

function isSoftBreak(node: TextNode | undefined): boolean {
  return node?.marks?.some(({ type }) => type === 'softBreak') ?? false;
}

function isBreak(node: TextNode | undefined): boolean {
  return node?.type === 'hardBreak' || isSoftBreak(node);
}

function isBlank(node: TextNode): boolean {
  return isBreak(node) || (node.type === 'text' && /^ *$/.test(node.text ?? ''));
}

/** A node with the attributes and marks that are known here, in one order; words without line breaks of their own. */
function plain(node: TextNode, oneLine: boolean): TextNode[] {
  const known = (node.marks ?? []).filter(({ type }) => markOrder.includes(type));
  const marks = known
    .map(
      ({ type, attrs }): TextMark =>
        type === 'link' ? { type, attrs: { href: attrs?.href, title: attrs?.title || null } } : { type },
    )
    .sort((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type));
  const marked = marks.length > 0 ? { marks } : {};
  if (node.type === 'placeholder')
    return [withoutMark({ type: node.type, attrs: { name: node.attrs?.name }, ...marked }, 'softBreak')];
  if (node.type === 'keptInline')
    return [withoutMark({ type: node.type, attrs: { source: node.attrs?.source }, ...marked }, 'softBreak')];
  if (node.type === 'hardBreak')
    return [withoutMark(oneLine ? { type: 'text', text: ' ', ...marked } : { type: 'hardBreak', ...marked }, 'softBreak')];
  const text = (node.text ?? '').replace(/[\t\n\r\f\v]/g, ' ');
  if (!isSoftBreak({ type: 'text', ...marked })) return [{ type: 'text', text, ...marked }];
  // Words that came to stand on the blank of a line's end are words.
  return text
    .split(/( +)/)
    .filter((part) => part !== '')
    .map((part) => {
      const soft: TextNode = { type: 'text', text: part.startsWith(' ') ? ' ' : part, ...marked };
      return part.startsWith(' ') && !oneLine ? soft : withoutMark(soft, 'softBreak');
    });
}

/** Takes a mark from the blanks at its beginning and its end: `**bold **` is no bold text in Markdown. */
function withoutBlankEdges(nodes: readonly TextNode[], type: string): TextNode[] {
  const runs: { mark: TextMark | undefined; nodes: TextNode[] }[] = [];
  for (const node of nodes) {
    const mark = node.marks?.find((one) => one.type === type);
    const last = runs.at(-1);
    if (last && (mark ? last.mark && hasMark(node, last.mark) : !last.mark)) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs.flatMap((run) => {
    if (!run.mark) return run.nodes;
    const parts = run.nodes.flatMap(byBlanks);
    const first = parts.findIndex((node) => !isBlank(node));
    const last = parts.findLastIndex((node) => !isBlank(node));
    return parts.map((node, index) => (first === -1 || index < first || index > last ? withoutMark(node, type) : node));
  });
}

/** A text cut into blanks and words. */
function byBlanks(node: TextNode): TextNode[] {
  if (node.type !== 'text' || isBreak(node)) return [node];
  return (node.text ?? '')
    .split(/(^ +| +$)/)
    .filter((part) => part !== '')
    .map((text) => ({ ...node, text }));
}

function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.text === '') continue;
    if (last?.type === 'text' && node.type === 'text' && !isBreak(last) && !isBreak(node) && sameMarks(last, node))
      result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else result.push(node);
  }
  return result;
}

function sameMarks(a: TextNode, b: TextNode): boolean {
  return JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
}

/** Without blanks and breaks at the edges of the block, and without blanks at the edges of its lines. */
function trimmed(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const startsLine = last === undefined || isBreak(last);
    if (isBreak(node)) {
      dropBlankEnd(result);
      if (result.length === 0) continue;
      // A line that ends twice ends once; the harder of the two stays.
      if (!isBreak(result.at(-1))) result.push(node);
      else if (node.type === 'hardBreak') result[result.length - 1] = node;
    } else {
      const text = node.type === 'text' && startsLine ? (node.text ?? '').replace(/^ +/, '') : node.text;
      if (text !== '') result.push(text === undefined ? node : { ...node, text });
    }
  }
  dropBlankEnd(result);
  while (isBreak(result.at(-1))) {
    result.pop();
    dropBlankEnd(result);
  }
  return result;
}

function dropBlankEnd(nodes: TextNode[]): void {
  for (let last = nodes.at(-1); last?.type === 'text' && !isBreak(last); last = nodes.at(-1)) {
    const text = (last.text ?? '').replace(/ +$/, '');
    if (text === last.text) return;
    nodes.pop();
    if (text !== '') nodes.push({ ...last, text });
  }
}
