import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, todayInWashington, yearOf } from '../mortgage/dates/day.ts';
import { exampleDay } from '../mortgage/dates/example-day.ts';
import { isExpired } from '../mortgage/figures/figure.ts';
import { figuresWith } from '../mortgage/figures/renewals.ts';
import { readRenewals } from '../mortgage/figures/renewals-file.ts';
import { type BuildSettings, readBuildSettings } from '../settings/read-settings.ts';

/** What the built site is made from. */
const sources = [
  'content',
  'forms',
  'mortgage',
  'owner',
  'pictures',
  'public',
  'publishing',
  'scripts/build.ts',
  'settings',
  'src',
  'texts',
  'owner.yaml',
  'figures.json',
  'astro.config.ts',
  'package-lock.json',
];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** What pages say by the day on which they are built: the year, the planner's example, which figures hold and which have ended. */
function whatTheDayMakes(today: Day): string {
  const figures = Object.values(figuresWith(readRenewals(), today));
  return JSON.stringify([yearOf(today), exampleDay(today), figures, figures.map((figure) => isExpired(figure, today))]);
}

/**
 * A mark of everything that a build depends on: the content of its sources and the settings. Times of files would not do: a
 * setting has none, and a copied file keeps or loses its own.
 */
export function buildMark(settings: BuildSettings = readBuildSettings(), today = todayInWashington()): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  hash.update(whatTheDayMakes(today));
  return hash.update(JSON.stringify(settings)).digest('hex');
}

/** Not served: it begins with a dot. */
const record = '.build-mark';

/** Leaves the mark with the site that was built from it. */
export function writeBuildMark(folder: string, mark: string): void {
  writeFileSync(join(folder, record), `${mark}\n`);
}

/** Whether a folder holds the site as it would be built now. */
export function isBuiltFrom(folder: string, mark: string): boolean {
  const file = join(folder, record);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === mark;
}
