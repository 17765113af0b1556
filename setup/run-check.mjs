import { spawnSync } from 'node:child_process';
import { installDependencies, installDesk, projectEnvironment, root } from './install.mjs';

// `npm test` and whatever else needs more than `npm start` installs: from a bare checkout to a program that runs with the pinned Node.
installDependencies('everything');
installDesk();
const { status } = spawnSync('node', process.argv.slice(2), { cwd: root, stdio: 'inherit', env: projectEnvironment() });
process.exit(status ?? 1);
