import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintedDrawing } from '../owner/colors.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { withEvening } from './evening-tones.ts';

/** Files that name drawings. */
const namesDrawings = /\.(html|xml|json|js|webmanifest)$/;

/**
 * Paints the drawings in the owner's colours, and gives each its tones of the evening. A painted one gets a name of its own, since
 * browsers keep a file by its name for good; the owner's own pictures stay as they are.
 */
export function paintDrawings(folder: string, owner: Owner): void {
  const assets = join(folder, '_astro');
  const own = owner.logo.replace(/\.svg$/, '.');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.svg') && !name.startsWith(own))) {
    const drawn = readFileSync(join(assets, file), 'utf8');
    // The evening first, so that an owner's sky is the one that the page shows above it (owner/colors.ts).
    const painted = paintedDrawing(withEvening(drawn), owner.colors);
    if (painted === drawn) continue;
    const mark = createHash('sha256').update(painted).digest('hex').slice(0, 6);
    const name = file.replace(/\.svg$/, `-${mark}.svg`);
    writeFileSync(join(assets, file), painted);
    renameSync(join(assets, file), join(assets, name));
    renamed.set(file, name);
  }
  writeFileSync(join(folder, 'favicon.svg'), paintedDrawing(readFileSync(join(folder, 'favicon.svg'), 'utf8'), owner.colors));
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => namesDrawings.test(name))) {
    const text = readFileSync(join(folder, entry), 'utf8');
    const changed = text.replace(/\/_astro\/([\w.-]+\.svg)/g, (_named, file: string) => `/_astro/${renamed.get(file) ?? file}`);
    if (changed !== text) writeFileSync(join(folder, entry), changed);
  }
}
