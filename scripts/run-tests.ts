import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFirefox, noFirefox } from '../tests/engines/firefox-path.ts';
import { hasWebkit, noWebkit } from '../tests/engines/webkit-path.ts';
import { auditPackages } from '../tests/known-vulnerabilities.ts';
import { chromiumPath } from '../tests/servers/chromium.ts';

/**
 * Runs every check of the project in turn and ends with one line, `N passed, N failed`.
 * Each step runs even when an earlier one failed: one run tells everything that is wrong.
 */
interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Why nothing could be checked here; it is told at the end, and counts neither way. */
  readonly skipped?: string;
}

const skipped = (reason: string): Count => ({ passed: 0, failed: 0, skipped: reason });

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
}

/** A step that passes or fails as a whole. */
function single(command: string, args: string[]): Count {
  return run(command, args).status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Reads a report; a runner that crashed or ran nothing counts as one failure. */
function countOf(report: string, status: number | null, read: (report: unknown) => Count): Count {
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const broken = count.failed === 0 && (status !== 0 || count.passed === 0);
  return broken ? { ...count, failed: 1 } : count;
}

function vitest(project: string): Count {
  const report = join(reports, `${project}.json`);
  const { status } = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return countOf(report, status, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright(): Count {
  const report = join(reports, 'browser.json');
  const { status } = run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return countOf(report, status, (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** The owner's own site must build; what the tests read is the sample owner's, which is another one once the owner's file is changed. */
function build(): Count {
  const own = single('node', ['scripts/build.ts', '--quiet']);
  return own.failed > 0 ? own : single('node', ['tests/build-sample-site.ts']);
}

/** Installs Chromium where the machine has none and lets us. */
function provideBrowser(): Count {
  if (existsSync(chromiumPath)) return { passed: 0, failed: 0 };
  console.log('This machine has no Chromium; installing the Debian package.');
  const installed =
    run('sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null'])
      .status === 0;
  if (installed && existsSync(chromiumPath)) return { passed: 0, failed: 0 };
  console.error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
  return { passed: 0, failed: 1 };
}

/** No package of the lock file has a known vulnerability of high severity or worse. */
function knownVulnerabilities(): Count {
  const audit = auditPackages();
  if (audit.kind === 'unanswered') return skipped(audit.reason);
  if (audit.kind === 'clean') return { passed: 1, failed: 0 };
  for (const finding of audit.findings) console.error(finding);
  return { passed: 0, failed: 1 };
}

/** The home page, a page that reckons, one with a form, a post and a guide: every kind of page there is. */
const mostDifferentPages = ['/', '/calculator', '/contact', '/blog/va-loan-benefits-guide', '/learn/rate-comparison'];

/**
 * Lighthouse reckons a slow phone from the time that this machine took, so the other programs that run on it cost a page
 * some of its 100 for performance: measured here, a load of sixteen programs on two cores cost seven. Accessibility, best
 * practices and SEO do not hang on time and must be 100. `npm run lighthouse` asks for 100 in everything, on every page.
 */
function lighthouse(): Count {
  return single('node', ['scripts/lighthouse.ts', '--performance', '90', '--only', mostDifferentPages.join(',')]);
}

const steps: readonly (readonly [name: string, step: () => Count])[] = [
  ['types', () => single('astro', ['check', '--minimumFailingSeverity', 'hint'])],
  ['lint and format', () => single('biome', ['ci', '--error-on-warnings', '.'])],
  ['unused code', () => single('knip', ['--no-progress'])],
  ['known vulnerabilities', knownVulnerabilities],
  ['units', () => vitest('units')],
  ['server', () => vitest('server')],
  ['build', build],
  ['built site', () => vitest('built-site')],
  ['firefox', () => (hasFirefox ? vitest('firefox') : skipped(noFirefox))],
  ['webkit', () => (hasWebkit ? vitest('webkit') : skipped(noWebkit))],
  ['hosting', () => vitest('hosting')],
  ['a browser to test in', provideBrowser],
  ['browser', playwright],
  ['chromium', () => vitest('chromium')],
  ['lighthouse', lighthouse],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some(([known]) => known === name));
if (unknown.length > 0) {
  // Without this a misspelled step would pass for a clean run of nothing.
  console.error(`There is no step "${unknown.join('", "')}". The steps are: ${steps.map(([name]) => `"${name}"`).join(', ')}.`);
  process.exit(2);
}
const table: (Count & { readonly name: string; readonly seconds: number })[] = [];
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const count = step();
  table.push({ name, ...count, seconds: (performance.now() - started) / 1000 });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed, seconds, skipped } of table) {
  console.log(
    `${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
  if (skipped) console.log(`  skipped: ${skipped}`);
}
const total = table.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
  passed: 0,
  failed: 0,
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
