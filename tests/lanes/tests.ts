import { testBrowserPath } from '../servers/chromium.ts';
import { build, provideBrowser } from './build-steps.ts';
import { isWanted, runLane } from './run-lane.ts';
import { begin, playwright, single, skipped, vitest } from './step.ts';

// `npm test`: what every change runs, in five minutes at most on an idle machine with two cores.
const types = isWanted('types') ? begin('astro', ['check', '--minimumFailingSeverity', 'hint']) : () => skipped('not asked for');
await runLane([
  ['lint and format', () => single('biome', ['ci', '--error-on-warnings', '.'])],
  ['unused code', () => single('knip', ['--no-progress'])],
  ['units', () => vitest('units')],
  ['types', types],
  ['server', () => vitest('server')],
  ['build', build],
  ['built site', () => vitest('built-site')],
  ['a browser to test in', () => provideBrowser('chromium-headless-shell', testBrowserPath)],
  ['browser', () => playwright('browser')],
]);
