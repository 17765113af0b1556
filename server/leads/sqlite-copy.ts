import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Asks the disk to keep a file or a folder as it is now. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Copies a database as it is at one moment into a new file, private to its user and on the disk when this returns. Whatever is
 * written meanwhile, it reads one state of the log: Node's backup() failed now and then while messages came in.
 */
export function copyDatabase(source: DatabaseSync, copy: string): void {
  // Made here, so that it is private from its first byte; VACUUM INTO takes an empty file.
  closeSync(openSync(copy, 'wx', 0o600));
  source.prepare('VACUUM INTO ?').run(copy);
  syncToDisk(copy);
}
