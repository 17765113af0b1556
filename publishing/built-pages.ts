import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Every page in a folder that Astro has built. A file that was copied there as it is, such as a proof that the domain is one's
 * own, is no page.
 *
 * @param copiedFrom the folder that Astro copies from
 */
export function readBuiltPages(folder: string, copiedFrom = 'public'): BuiltPage[] {
  return htmlFiles(folder)
    .map((file) => ({ file, address: file.slice(folder.length) }))
    .filter(({ address }) => !existsSync(join(copiedFrom, address)))
    .map(({ file, address }) => ({
      path: address.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      html: readFileSync(file, 'utf8'),
    }));
}

/** Writes pages back to where they were read. */
export function writeBuiltPages(folder: string, pages: readonly BuiltPage[]): void {
  for (const { path, html } of pages) writeFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), html);
}
