import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintedDrawing, palette } from '../owner/colors.ts';
import type { Owner } from '../owner/owner-schema.ts';

/** Files that name drawings. */
const namesDrawings = /\.(html|xml|json|js|webmanifest)$/;

/**
 * Paints the drawings in the owner's colours. A painted one gets a name of its own, since browsers keep a file by its name for
 * good; the owner's own pictures stay as they are. Nothing happens for the colours that ship.
 */
export function paintDrawings(folder: string, owner: Owner): void {
  if (!palette(owner.colors)) return;
  const paint = (svg: string) => paintedDrawing(svg, owner.colors);
  const mark = createHash('sha256').update(JSON.stringify(owner.colors)).digest('hex').slice(0, 6);
  const assets = join(folder, '_astro');
  const own = owner.logo.replace(/\.svg$/, '.');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.svg') && !name.startsWith(own))) {
    const name = file.replace(/\.svg$/, `-${mark}.svg`);
    writeFileSync(join(assets, file), paint(readFileSync(join(assets, file), 'utf8')));
    renameSync(join(assets, file), join(assets, name));
    renamed.set(file, name);
  }
  writeFileSync(join(folder, 'favicon.svg'), paint(readFileSync(join(folder, 'favicon.svg'), 'utf8')));
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => namesDrawings.test(name))) {
    const text = readFileSync(join(folder, entry), 'utf8');
    const changed = text.replace(/\/_astro\/([\w.-]+\.svg)/g, (_named, file: string) => `/_astro/${renamed.get(file) ?? file}`);
    if (changed !== text) writeFileSync(join(folder, entry), changed);
  }
}
