import { spawnSync } from 'node:child_process';
import { installDependencies, projectEnvironment, root } from '../setup/install.mjs';

// `npm test`: from a bare checkout to a verdict.
installDependencies('everything');
const { status } = spawnSync('node', ['tests/lanes/tests.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
process.exit(status ?? 1);
