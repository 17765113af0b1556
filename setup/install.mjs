import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Root of the project. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const stamp = join(root, 'node_modules', '.installed-lock');

/** The environment in which the project's own programs, its pinned Node first, are found. */
export function projectEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Installs what the lock file names, unless exactly that is installed already. Runs on whatever Node the machine has: this
 * file and the two that call it are plain JavaScript for that reason.
 */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what the site needs (once, about a minute) ...');
  // All of them, also where NODE_ENV=production would leave the checks' packages out: the note below says that all are there.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Check the internet connection and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
