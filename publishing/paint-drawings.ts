import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintedDrawing } from '../owner/colors.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { inTheEvening } from './evening-tones.ts';

/** Files that name drawings. */
const namesDrawings = /\.(html|xml|json|js|webmanifest)$/;

/** Shows the drawing of the evening to whoever asks for dark pages. */
const whereDark = 'screen and (prefers-color-scheme:dark)';

/** What a drawing is called once it is painted, and what its evening is called, where it has one. */
interface Painted {
  readonly day: string;
  readonly evening?: string;
}

/** Paints one drawing in its folder, under names of its own, since browsers keep a file by its name for good. */
function paint(assets: string, file: string, owner: Owner): Painted {
  const drawn = readFileSync(join(assets, file), 'utf8');
  const day = paintedDrawing(drawn, owner.colors);
  // The evening first, so that an owner's sky is the one that the page shows above it (owner/colors.ts).
  const evening = paintedDrawing(inTheEvening(drawn), owner.colors);
  if (day === drawn && evening === day) return { day: file };
  const mark = createHash('sha256')
    .update(day + evening)
    .digest('hex')
    .slice(0, 6);
  const name = file.replace(/\.svg$/, `-${mark}`);
  writeFileSync(join(assets, `${name}.svg`), day);
  rmSync(join(assets, file));
  if (evening === day) return { day: `${name}.svg` };
  writeFileSync(join(assets, `${name}-evening.svg`), evening);
  return { day: `${name}.svg`, evening: `${name}-evening.svg` };
}

/** Paints the drawings in the owner's colours, and gives each its evening. The owner's own pictures stay as they are. */
export function paintDrawings(folder: string, owner: Owner): void {
  const assets = join(folder, '_astro');
  const own = owner.logo.replace(/\.svg$/, '.');
  const drawings = readdirSync(assets).filter((name) => name.endsWith('.svg') && !name.startsWith(own));
  const painted = new Map(drawings.map((file) => [file, paint(assets, file, owner)]));
  const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  const paintedIcon = paintedDrawing(icon, owner.colors);
  // What is no text would not survive being written as one.
  if (paintedIcon !== icon) writeFileSync(join(folder, 'favicon.svg'), paintedIcon);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => namesDrawings.test(name))) {
    const text = readFileSync(join(folder, entry), 'utf8');
    const changed = text
      .replace(/<img [^>]*src="\/_astro\/([\w.-]+\.svg)"[^>]*>/g, (image, file: string) => {
        const { evening } = painted.get(file) ?? {};
        if (!evening) return image;
        // Without `hidden` the source would take a cell where the drawing stands in a grid.
        return `<picture class="drawing"><source hidden media="${whereDark}" srcset="/_astro/${evening}">${image}</picture>`;
      })
      .replace(/\/_astro\/([\w.-]+\.svg)/g, (_named, file: string) => `/_astro/${painted.get(file)?.day ?? file}`);
    if (changed !== text) writeFileSync(join(folder, entry), changed);
  }
}
