import { build, provideBrowser } from './build-steps.ts';
import { runLane } from './run-lane.ts';
import { playwright, single, vitest } from './step.ts';

// `npm test`: what every change runs, in five minutes at most on an idle machine with two cores.
runLane([
  ['types', () => single('astro', ['check', '--minimumFailingSeverity', 'hint'])],
  ['lint and format', () => single('biome', ['ci', '--error-on-warnings', '.'])],
  ['unused code', () => single('knip', ['--no-progress'])],
  ['units', () => vitest('units')],
  ['server', () => vitest('server')],
  ['build', build],
  ['built site', () => vitest('built-site')],
  ['a browser to test in', provideBrowser],
  ['browser', () => playwright('browser')],
]);
