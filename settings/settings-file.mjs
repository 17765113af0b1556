import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The owner's settings, one `NAME=value` a line. The environment wins over the file: what is set for one command, or by a
 * server's own service, holds.
 */
const file = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', 'settings.env');

// `--env FILE` names other settings, which hold alone.
if (existsSync(file) && !process.argv.some((argument) => argument.startsWith('--env'))) {
  if (!process.loadEnvFile) {
    console.error('Node 20.12 or newer can read settings.env. Install a newer Node from https://nodejs.org and start again.');
    process.exit(1);
  }
  process.loadEnvFile(file);
  // Windows has no such mode.
  const othersMayRead = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  if (othersMayRead && /:\/\/[^\s/]*:[^\s/]+@/.test(readFileSync(file, 'utf8')))
    console.error(
      'settings.env holds a password, and other users of this computer may read it. Keep it to yourself: chmod 600 settings.env',
    );
}
