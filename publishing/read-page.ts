import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltPage } from './built-pages.ts';

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
  /** What the page quotes, reviews above all, each as it stands in `text`. */
  readonly quotations: readonly string[];
}

/** A sentence of a page that an advertising rule objects to. */
export interface AdvertisingFinding {
  readonly path: string;
  /** The words in question, with what stands around them; empty where something is missing. */
  readonly sentence: string;
  readonly rule: string;
  readonly remedy: string;
}

/** Quotes as they are typed. Markdown curls them: a name with an apostrophe would be another one on the page. */
export function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function oneLine(element: HTMLElement | null): string {
  return straight((element?.structuredText ?? '').replace(/\s+/g, ' ').trim());
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
    beside: straight(beside.filter(Boolean).join(' | ')),
    quotations: document.querySelectorAll('blockquote').map(oneLine),
  };
}

/** What an owner does about a quotation that says too much: it is somebody else's, so its words may not be changed. */
export const quotedRemedy = 'A review may not be reworded: leave it out, and link to the site where it stands.';

/** Whether a place of a page's text stands in a quotation. */
export function isQuoted({ quotations }: ReadPage, text: string, index: number): boolean {
  return quotations.some((quotation) => {
    const begin = text.indexOf(quotation);
    return begin >= 0 && index >= begin && index < begin + quotation.length;
  });
}

/** The words at a place of a text with up to 60 characters on either side. */
export function around(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - 60), index + length + 60).trim();
}
