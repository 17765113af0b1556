import { existsSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { type BuiltPage, readBuiltPages } from '../../publishing/built-pages.ts';

export interface ParsedPage extends BuiltPage {
  readonly document: HTMLElement;
}

if (!existsSync('dist/index.html')) throw new Error('There is no dist/. Run `npm run build` first.');

/** Every page of `dist/`. */
export const builtPages: readonly ParsedPage[] = readBuiltPages('dist').map((page) => ({ ...page, document: parse(page.html) }));

/** The pages that a visitor reaches by a link. */
export const listedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'));
