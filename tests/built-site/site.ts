import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { type BuiltPage, readBuiltPages } from '../../publishing/built-pages.ts';
import { siteFolder } from '../sample-site.ts';

export interface ParsedPage extends BuiltPage {
  readonly document: HTMLElement;
}

if (!existsSync(`${siteFolder}/index.html`))
  throw new Error('There is no built site. Run `npm run build` and `node tests/build-sample-site.ts` first.');

/** Every page of `${siteFolder}/`. */
export const builtPages: readonly ParsedPage[] = readBuiltPages(siteFolder).map((page) => ({
  ...page,
  document: parse(page.html),
}));

/** The pages that a visitor reaches by a link. */
export const listedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'));

/** What the styles of a page say of paper alone: the stylesheet that it links for print. */
export function printStyles(document: HTMLElement): string {
  const address = document.querySelector('link[rel=stylesheet][media=print]')?.getAttribute('href');
  if (!address) throw new Error('The page links no styles for print.');
  return readFileSync(`${siteFolder}${address}`, 'utf8');
}
