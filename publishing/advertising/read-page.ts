import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltPage } from '../built-pages.ts';

/** A built page as an examiner reads it. */
export interface ReadPage {
  readonly path: string;
  readonly document: HTMLElement;
  /** What a visitor reads, in one line. */
  readonly text: string;
  /** The same, of what stands between header and footer. */
  readonly main: string;
  /** What is said of the page elsewhere: its title and description in search results, and what is read aloud for pictures. */
  readonly beside: string;
}

/** A sentence of a page that an advertising rule objects to. */
export interface AdvertisingFinding {
  readonly path: string;
  /** The words in question, with what stands around them; empty where something is missing. */
  readonly sentence: string;
  readonly rule: string;
  readonly mend: string;
}

function oneLine(element: HTMLElement | null): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}

/** Reads a page without its scripts and styles. */
export function readPage({ path, html }: BuiltPage): ReadPage {
  const document = parse(html);
  for (const hidden of document.querySelectorAll('script, style, template')) hidden.remove();
  const beside = [
    document.querySelector('title')?.text,
    document.querySelector('meta[name=description]')?.getAttribute('content'),
    ...document.querySelectorAll('img[alt]').map((picture) => picture.getAttribute('alt')),
  ];
  return {
    path,
    document,
    text: oneLine(document.querySelector('body')),
    main: oneLine(document.querySelector('main')),
    beside: beside.filter(Boolean).join(' | '),
  };
}

/** The words at a place of a text with up to 60 characters on either side. */
export function around(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - 60), index + length + 60).trim();
}
