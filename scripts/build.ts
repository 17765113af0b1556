import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { readRenewals } from '../mortgage/figures/renewals-file.ts';
import { checkOwnerPictures } from '../owner/owner-pictures.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { readOwner } from '../owner/read-owner.ts';
import { buildMark, writeBuildMark } from '../publishing/build-record.ts';
import { precompress } from '../publishing/precompress.ts';
import { publish } from '../publishing/publish.ts';
import { StepTimes } from '../publishing/step-times.ts';
import { type BuildSettings, readBuildSettings } from '../settings/read-settings.ts';
import { checkPostPictures } from '../texts/post-pictures.ts';

// `npm run build`: builds `dist/`. `--quiet` prints only what went wrong, `--times` what each step took, as a line of JSON.
// `--uncompressed` leaves out a third of the work, for a site that is only looked at on this computer.
const quiet = process.argv.includes('--quiet');
const started = performance.now();
const steps = new StepTimes();

function astroBuild(): void {
  rmSync('dist', { recursive: true, force: true });
  // `--force` leaves Astro's store of earlier renderings alone: a text is rendered again only when the text itself changes, and
  // a page would go on showing the phone number or the figure of last time.
  const astro = spawnSync('astro', ['build', '--force'], {
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (astro.status === 0) return;
  if (quiet) console.error(`${astro.stdout}\n${astro.stderr}`);
  process.exit(astro.status ?? 1);
}

let owner: Owner;
let settings: BuildSettings;
try {
  owner = readOwner();
  await checkOwnerPictures(owner, readFileSync('owner.yaml', 'utf8'));
  await checkPostPictures();
  readRenewals();
  settings = readBuildSettings();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const mark = buildMark(settings);
await steps.step('pages (astro)', astroBuild);
await publish('dist', owner, settings.siteUrl, steps);
if (!process.argv.includes('--uncompressed')) await steps.step('brotli and gzip', () => precompress('dist'));
writeBuildMark('dist', mark);
if (process.argv.includes('--times')) console.log(JSON.stringify(steps.times));
console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
