import { spawn } from 'node:child_process';
import { installDependencies, projectEnvironment, root } from './install.mjs';

// `npm run dev`: the pages with hot reload on 4321, the form service behind them on 4322.
installDependencies();
const run = (args, extra) => spawn('node', args, { cwd: root, stdio: 'inherit', env: { ...projectEnvironment(), ...extra } });
const children = [
  run(['server/forms-only.ts'], { PORT: '4322' }),
  run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', '4321', '--force'], {}),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
