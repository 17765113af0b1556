import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import type { Owner } from '../owner/owner-schema.ts';
import type { BuiltPage } from './built-pages.ts';
import { withName } from './preview-with-name.ts';

/** What social networks show of a link, in pixels. */
const previewSize = { width: 1200, height: 630 } as const;

/** A picture as PNG. A drawing has no pixels of its own: at the default density it would be blurred. */
function draw(file: string): Promise<Buffer> {
  return sharp(file, { density: 150 })
    .resize({ ...previewSize, fit: 'cover' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** The drawing that a page opens with, or the larger copy of its photograph. */
function pictureOf(document: HTMLElement): string | undefined {
  const drawing = document.querySelector('main img[fetchpriority=high][src$=".svg"]')?.getAttribute('src');
  const photograph = document.querySelector('main article picture source[type="image/webp"]')?.getAttribute('srcset');
  return drawing ?? photograph?.split(', ').at(-1)?.split(' ')[0];
}

/**
 * Draws the link previews: for each post its own picture as PNG, and for every other page `preview.png`, the hero with the
 * owner's name and face. The pages
 * themselves say which picture they show. A picture that many posts share is drawn once: drawing takes 0.2 s.
 */
export async function drawPreviews(folder: string, pages: readonly BuiltPage[], owner: Owner): Promise<void> {
  mkdirSync(join(folder, 'previews'), { recursive: true });
  const drawn = new Map<string, Buffer>();
  for (const { path, html } of pages) {
    if (path !== '/' && (!path.startsWith('/blog/') || path.startsWith('/blog/page/'))) continue;
    const picture = pictureOf(parse(html));
    if (!picture) continue;
    const png = drawn.get(picture) ?? (await draw(join(folder, decodeURI(picture))));
    drawn.set(picture, png);
    if (path === '/') writeFileSync(join(folder, 'preview.png'), await withName(png, owner));
    else writeFileSync(join(folder, `previews/${path.slice('/blog/'.length)}.png`), png);
  }
}
