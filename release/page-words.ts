import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import type { BuiltPage } from '../publishing/built-pages.ts';
import { readPage } from '../publishing/read-page.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(line: string): string[] {
  return [...sentences.segment(line)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** What stands within a sentence. */
const inline = /^(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/i;

const isElement = (node: Node | undefined): node is HTMLElement => node?.nodeType === NodeType.ELEMENT_NODE;

/** The text below an element, in a line for each block. Two elements side by side stand apart on the page by style alone. */
function linesOf(element: HTMLElement): string {
  const parts = element.childNodes.map((child, index) => {
    if (!isElement(child)) return child.nodeType === NodeType.TEXT_NODE ? child.text.replace(/\s+/g, ' ') : '';
    if (child.rawTagName.toLowerCase() === 'svg') return '';
    const stands = !inline.test(child.rawTagName) || isElement(element.childNodes[index - 1]);
    return stands ? `\n${linesOf(child)}\n` : linesOf(child);
  });
  return parts.join('');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a link leads, unless it only repeats what one reads there: a phone number, a mailbox, a place of the menu. */
function linkTarget(link: HTMLElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const text = oneLine(link.text);
  // Its words are part of their sentence.
  if (href.startsWith('/')) return link.closest('p, li, td') && link.closest('main') ? `Link to ${href}` : undefined;
  if (!/^[a-z]+:/i.test(href) || (/^(tel|sms):/.test(href) && /\d/.test(text)) || (/^mailto:/.test(href) && text.includes('@')))
    return undefined;
  return `Link “${text || link.getAttribute('aria-label') || 'without words'}” to ${href}`;
}

/** What a visitor reads or hears on a page, sentence by sentence, with what search results say of it and where its links lead. */
export function wordsOfPage(page: BuiltPage): string[] {
  const { document } = readPage(page);
  const said = (label: string, text: string | undefined) => (text ? [`${label}: ${oneLine(text)}`] : []);
  const body = document.querySelector('body');
  return [
    ...said('Title', document.querySelector('title')?.text),
    ...said('In search results', document.querySelector('meta[name=description]')?.getAttribute('content')),
    ...(body ? linesOf(body) : '').split('\n').map(oneLine).flatMap(sentencesOf),
    ...document.querySelectorAll('img[alt]').flatMap((picture) => said('Picture', picture.getAttribute('alt'))),
    ...document.querySelectorAll('a[href]').flatMap((link) => linkTarget(link) ?? []),
  ];
}
