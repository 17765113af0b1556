import { spawnSync } from 'node:child_process';
import { installDependencies, projectEnvironment, root } from '../setup/install.mjs';

// `npm run trials`: what takes longer than `npm test`, from a bare checkout too.
installDependencies('everything');
const { status } = spawnSync('node', ['tests/lanes/trials.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
process.exit(status ?? 1);
