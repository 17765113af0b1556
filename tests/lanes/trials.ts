import { hasFirefox, noFirefox } from '../engines/firefox-path.ts';
import { hasWebkit, noWebkit } from '../engines/webkit-path.ts';
import { chromiumPath } from '../servers/chromium.ts';
import { hasPostgres, noPostgres } from '../servers/postgres-server.ts';
import { w3m } from '../servers/text-browser.ts';
import { auditPackages } from '../trials/known-vulnerabilities.ts';
import { sshd, whyNoServer } from '../trials/release/trial-server.ts';
import { buildIfOld, provideBrowser, provideReader, provideSshServer } from './build-steps.ts';
import { runLane } from './run-lane.ts';
import { type Count, playwright, single, skipped, vitest } from './step.ts';

/** No package of the lock file has a known vulnerability of high severity or worse. */
function knownVulnerabilities(): Count {
  const audit = auditPackages();
  if (audit.kind === 'unanswered') return skipped(audit.reason);
  if (audit.kind === 'clean') return { passed: 1, failed: 0 };
  for (const finding of audit.findings) console.error(finding);
  return { passed: 0, failed: 1 };
}

/** The same walks in three engines, side by side: each mostly waits for its browser. */
function engines(): Count {
  const projects = ['chromium', ...(hasFirefox ? ['firefox'] : []), ...(hasWebkit ? ['webkit'] : [])];
  const missing = [...(hasFirefox ? [] : [noFirefox]), ...(hasWebkit ? [] : [noWebkit])];
  return { ...vitest(...projects), ...(missing.length > 0 && { skipped: missing.join(' ') }) };
}

/** The home page, a page that calculates, one with a form, a post and a guide: every kind of page there is. */
const mostDifferentPages = ['/', '/calculator', '/contact', '/blog/va-loan-benefits-guide', '/learn/rate-comparison'];

/**
 * Lighthouse works out a slow phone from the time that this machine took, so the other programs that run on it cost a page
 * some of its 100 for performance: measured here, a load of sixteen programs on two cores cost seven. Accessibility, best
 * practices and SEO do not hang on time and must be 100. `npm run lighthouse` asks for 100 in everything, on every page.
 */
function lighthouse(): Count {
  return single('node', ['scripts/lighthouse.ts', '--performance', '90', '--only', mostDifferentPages.join(',')]);
}

// `npm run trials`: what takes a night's patience. Programs that this machine does not have are skipped, with the reason.
await runLane([
  ['build', buildIfOld],
  ['a browser to test in', () => provideBrowser('chromium', chromiumPath)],
  ['known vulnerabilities', knownVulnerabilities],
  ['form service', () => vitest('form-service')],
  ['postgresql', () => (hasPostgres ? vitest('postgresql') : skipped(noPostgres))],
  ['owners', () => vitest('owners')],
  ['a year', () => vitest('year')],
  ['a text browser', () => provideReader('w3m', w3m)],
  ['hosting', () => vitest('hosting')],
  ['an SSH server', () => provideSshServer(sshd)],
  [
    'publishing',
    () => {
      const missing = whyNoServer();
      return missing ? skipped(missing) : vitest('publishing');
    },
  ],
  ['engines', engines],
  ['browser trials', () => playwright('browser-trials')],
  ['lighthouse', lighthouse],
]);
