import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Root of the project. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const packages = join(root, 'node_modules');

/** Says what is installed: a part of the packages, and the lock file that named them. */
const stamp = join(packages, '.installed-lock');

/**
 * What packages bring along and nothing here reads, 90 MB: C headers that nothing is compiled against, beside the program that the
 * package `node` has linked out of them; pdf.js for browsers of before 2023, its viewer, and decoders that it is told not to use.
 */
const unread = ['node/node_modules', 'pdfjs-dist/legacy', 'pdfjs-dist/web', 'pdfjs-dist/wasm', 'pdfjs-dist/image_decoders'];

/** The canvas that pdf.js draws on in Node, 36 MB: only browsers draw here. Other packages of the same maker stay. */
function canvases() {
  const maker = join(packages, '@napi-rs');
  const names = existsSync(maker) ? readdirSync(maker) : [];
  return names.filter((name) => name.startsWith('canvas')).map((name) => join('@napi-rs', name));
}

/** The environment in which the project's own programs, its pinned Node first, are found. */
export function projectEnvironment() {
  return {
    ...process.env,
    PATH: `${join(packages, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/** Runs npm in a folder; ends this process when that fails. */
function npm(folder, ...args) {
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed. Check the internet connection and run the command again.');
  process.exit(status ?? 1);
}

function lockOf(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Installs what the editor of texts needs, in a folder of its own: building and serving the site needs none of it. */
export function installDesk() {
  const desk = join(root, 'desk', 'editor');
  const installed = join(desk, 'node_modules', '.installed-lock');
  const lock = lockOf(desk);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.log('Installing what the editor of texts needs (once, a few seconds) ...');
  npm(desk, 'ci', '--include=dev');
  writeFileSync(installed, lock);
}

/**
 * Installs what the lock file names, unless exactly that is installed already. Runs on whatever Node the machine has: this
 * file and those that call it are plain JavaScript for that reason.
 *
 * @param part `production`: what building and serving the site needs; `everything`: what its checks need as well
 */
export function installDependencies(part) {
  const lock = lockOf(root);
  const [installed, from] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (from === lock && (installed === part || installed === 'everything')) return;
  if (from === lock) {
    console.log('Installing what the checks need besides (once, about half a minute) ...');
    // It adds what is missing; `npm ci` would begin anew.
    npm(root, 'install', '--no-save', '--include=dev');
  } else {
    console.log(
      `Installing what the ${part === 'production' ? 'site needs' : 'site and its checks need'} (once, about a minute) ...`,
    );
    // Whatever NODE_ENV says: the note below says what is there.
    npm(root, 'ci', part === 'production' ? '--omit=dev' : '--include=dev');
  }
  for (const folder of [...unread, ...canvases()]) rmSync(join(packages, folder), { recursive: true, force: true });
  writeFileSync(stamp, `${part} ${lock}`);
}
