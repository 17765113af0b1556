import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Owner } from '../owner/owner-schema.ts';
import { readOwner } from '../owner/read-owner.ts';
import { buildMark, writeBuildMark } from '../publishing/build-record.ts';
import { readBuiltPages, writeBuiltPages } from '../publishing/built-pages.ts';
import { writeDiscoveryFiles } from '../publishing/discovery.ts';
import { writeHostingHeaders } from '../publishing/hosting-headers.ts';
import { shareIslandStarter } from '../publishing/island-starter.ts';
import { trimPages } from '../publishing/page-styles.ts';
import { precompress } from '../publishing/precompress.ts';
import { drawPreviews } from '../publishing/previews.ts';
import { securityHeaders, writeSecurityHeaders } from '../publishing/security-headers.ts';
import { writeSpeculationRules } from '../publishing/speculation-rules.ts';
import { writeTextVersions } from '../publishing/text-versions.ts';
import { type BuildSettings, readBuildSettings } from '../settings/read-settings.ts';

/**
 * Builds `dist/`: the pages, then what is made from them. `--quiet` prints only what went wrong, `--times` what each step
 * took, as a line of JSON: `ms` by the clock and `cpuMs` of processor time, which other work on the machine does not lengthen.
 */
const quiet = process.argv.includes('--quiet');
const started = performance.now();
const times: Record<string, { readonly ms: number; readonly cpuMs: number }> = {};

/** Processor time of this program and of the programs it has waited for, in milliseconds; of those only on Linux. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') : undefined;
  // Linux counts in hundredths of a second.
  return (user + system) / 1000 + (Number(stat?.[13] ?? 0) + Number(stat?.[14] ?? 0)) * 10;
}

async function step<Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> {
  const before = { ms: performance.now(), cpuMs: cpuMs() };
  const made = await make();
  times[name] = { ms: Math.round(performance.now() - before.ms), cpuMs: Math.round(cpuMs() - before.cpuMs) };
  return made;
}

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
  settings = readBuildSettings();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { siteUrl } = settings;
const mark = buildMark(settings);
await step('pages (astro)', astroBuild);
const trimmed = await step('styles of each page', () => trimPages('dist', readBuiltPages('dist')));
const pages = await step('starter of islands', () => shareIslandStarter('dist', trimmed));
await step('writing pages', () => writeBuiltPages('dist', pages));
await step('text versions', () => writeTextVersions('dist', pages, owner));
await step('link previews', () => drawPreviews('dist', pages));
await step('lists for search engines', () => writeDiscoveryFiles('dist', pages, owner, siteUrl));
await step('speculation rules', () => writeSpeculationRules('dist', pages));
await step('headers', () => {
  const headers = securityHeaders(pages, { feed: owner.blogFeed, https: siteUrl?.startsWith('https:') ?? false });
  writeSecurityHeaders('dist', headers);
  writeHostingHeaders('dist', headers);
});
await step('brotli and gzip', () => precompress('dist'));
writeBuildMark('dist', mark);
if (process.argv.includes('--times')) console.log(JSON.stringify(times));
console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
