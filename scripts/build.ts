import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { precompress } from '../server/website/precompress.ts';

/** Builds `dist/`: the pages, then what is made from them. `--quiet` prints only what went wrong. */
const quiet = process.argv.includes('--quiet');
const started = performance.now();

rmSync('dist', { recursive: true, force: true });
const astro = spawnSync('astro', ['build'], {
  stdio: quiet ? 'pipe' : 'inherit',
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (astro.status !== 0) {
  if (quiet) console.error(`${astro.stdout}\n${astro.stderr}`);
  process.exit(astro.status ?? 1);
}
await precompress('dist');
console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
