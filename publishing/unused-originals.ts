import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kindByName } from '../owner/picture-kind.ts';
import type { BuiltPage } from './built-pages.ts';

/** Files besides the pages that could name a picture. */
const namesPictures = /\.(xml|json|js|css|webmanifest)$/;

/**
 * Takes the owner's photographs themselves out of a built site. Astro puts the original of each picture in the owner's folder
 * beside the sizes that pages show, also of one that no page shows any more: with all that the camera wrote into it, the place
 * where it was taken among that.
 */
export function removeUnusedOriginals(folder: string, pages: readonly BuiltPage[]): void {
  const assets = join(folder, '_astro');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => namesPictures.test(file));
  const texts = [...pages.map(({ html }) => html), ...files.map((file) => readFileSync(join(folder, file), 'utf8'))];
  const isNamed = (file: string) => texts.some((text) => text.includes(file) || text.includes(encodeURI(file)));
  for (const file of readdirSync(assets)) {
    const kind = kindByName(file);
    if (kind && kind !== 'SVG' && !isNamed(file)) rmSync(join(assets, file));
  }
}
