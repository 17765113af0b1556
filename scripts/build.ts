import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import owner from '../owner.config.ts';
import { readBuiltPages, writeBuiltPages } from '../publishing/built-pages.ts';
import { writeDiscoveryFiles } from '../publishing/discovery.ts';
import { trimPages } from '../publishing/page-styles.ts';
import { drawPreviews } from '../publishing/previews.ts';
import { writeSecurityHeaders } from '../publishing/security-headers.ts';
import { writeTextVersions } from '../publishing/text-versions.ts';
import { precompress } from '../server/website/precompress.ts';
import { formEndpoints } from '../src/owner/form-endpoints.ts';
import { readSiteUrl } from '../src/site-url.ts';

/** Builds `dist/`: the pages, then what is made from them. `--quiet` prints only what went wrong. */
const quiet = process.argv.includes('--quiet');
const started = performance.now();

rmSync('dist', { recursive: true, force: true });
// `--force` leaves Astro's store of earlier renderings alone: a text is rendered again only when the text itself changes, and
// a page would go on showing the phone number or the figure of last time.
const astro = spawnSync('astro', ['build', '--force'], {
  stdio: quiet ? 'pipe' : 'inherit',
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (astro.status !== 0) {
  if (quiet) console.error(`${astro.stdout}\n${astro.stderr}`);
  process.exit(astro.status ?? 1);
}
const pages = await trimPages('dist', readBuiltPages('dist'));
writeBuiltPages('dist', pages);
writeTextVersions('dist', pages, owner);
await drawPreviews('dist', pages);
writeDiscoveryFiles('dist', pages, owner, readSiteUrl());
writeSecurityHeaders('dist', pages, {
  formEndpoints: Object.values(formEndpoints(owner)),
  feed: owner.blogFeed,
  https: readSiteUrl()?.startsWith('https:') ?? false,
});
await precompress('dist');
console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
