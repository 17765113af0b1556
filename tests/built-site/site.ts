import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

export interface BuiltPage {
  /** Address: `/about`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly document: HTMLElement;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return path.endsWith('.html') ? [path] : [];
  });
}

if (!existsSync('dist/index.html')) throw new Error('There is no dist/. Run `npm run build` first.');

/** Every page of `dist/`. */
export const builtPages: readonly BuiltPage[] = htmlFiles('dist').map((file) => {
  const html = readFileSync(file, 'utf8');
  const path = file
    .slice('dist'.length)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
  return { path, file, html, document: parse(html) };
});

/** The pages that a visitor reaches by a link. */
export const listedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'));
