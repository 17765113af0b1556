import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** Address: `/about`, `/` for the home page. */
  readonly path: string;
  readonly html: string;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return path.endsWith('.html') ? [path] : [];
  });
}

/** Every page in a folder that Astro has built. */
export function readBuiltPages(folder: string): BuiltPage[] {
  return htmlFiles(folder).map((file) => ({
    path: file
      .slice(folder.length)
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '/'),
    html: readFileSync(file, 'utf8'),
  }));
}

/** Writes pages back to where they were read. */
export function writeBuiltPages(folder: string, pages: readonly BuiltPage[]): void {
  for (const { path, html } of pages) writeFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), html);
}
