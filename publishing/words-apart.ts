import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import type { Edit } from './page-edits.ts';

/** Elements that stand in a line with what is before and after them, as long as no style says otherwise. */
const inLine = new Set(['a', 'b', 'button', 'em', 'i', 'label', 'small', 'span', 'strong', 'summary', 'time']);
const noWords = new Set(['script', 'style', 'svg', 'template']);

/** Where one word ends and the next begins with nothing between them but the edge of an element. */
export interface Joint {
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly inIsland: boolean;
}

/** The places of a page at which two words run together for whoever reads it without its styles. */
export function jointsOf(page: HTMLElement): readonly Joint[] {
  const joints: Joint[] = [];
  let before = '';
  let edge: number | undefined;
  const walk = (node: Node, inIsland: boolean) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.rawText.replace(/&nbsp;|&#160;/g, ' ');
      if (text === '') return;
      const runs = /[\p{L}\p{N}%.!?)]$/u.test(before) && /^[\p{L}\p{N}$(]/u.test(text);
      if (edge !== undefined && runs) joints.push({ at: edge, before: before.slice(-25), after: text.slice(0, 25), inIsland });
      before = text;
      edge = undefined;
    } else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const element = node as HTMLElement;
      const name = element.rawTagName?.toLowerCase() ?? '';
      if (noWords.has(name) || element.getAttribute('aria-hidden') === 'true') return;
      if (!inLine.has(name)) before = '';
      edge ??= node.range[0];
      for (const child of node.childNodes) walk(child, inIsland || name === 'astro-island');
      if (!inLine.has(name)) before = '';
      edge ??= node.range[1];
    }
  };
  for (const child of page.childNodes) walk(child, false);
  return joints;
}

/**
 * Puts a space where words would run together for whoever reads a page without its styles: a text browser, a reader of mail, a
 * program that copies. In a row of buttons it is not seen. Islands keep to what React has written: it would find another text there.
 */
export function wordsApart(page: HTMLElement): Edit[] {
  return jointsOf(page)
    .filter(({ inIsland }) => !inIsland)
    .map(({ at }) => ({ range: [at, at], to: ' ' }));
}
