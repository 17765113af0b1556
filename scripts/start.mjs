import { spawn, spawnSync } from 'node:child_process';
import { installDependencies, projectEnvironment, root } from './install.mjs';

// `npm start`: from a bare checkout to the running site.
installDependencies();

const run = { cwd: root, stdio: 'inherit', env: projectEnvironment() };
const build = spawnSync('node', ['scripts/build.ts', '--quiet'], run);
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn('node', ['server/main.ts'], run);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
