import { chownSync, closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The present moment as a part of a file's name, which sorts by time: `2026-11-21T20-36-35-123`, in UTC. */
export function fileStamp(now = new Date()): string {
  return now.toISOString().slice(0, -1).replaceAll(/[:.]/g, '-');
}

const isRoot = process.getuid?.() === 0;

/**
 * Gives what root has just written to the owner of the folder that it is in: the site runs as a user of its own, and would not be
 * allowed to open it. Whoever is not root owns it already.
 */
export function giveToFolderOwner(path: string): void {
  if (!isRoot) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

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

/** What tells one file from another that has its name: device and inode. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * The files of an open database: itself, its log and the log's index. A program that has them open goes on writing to them after
 * somebody has deleted or replaced them, and what it writes is gone with it.
 */
export class SqliteFiles {
  readonly #opened: readonly (readonly [path: string, identity: string | undefined])[];

  /** Call it once the database is open and has been read, which makes the log. */
  constructor(file: string) {
    this.#opened = ['', '-wal', '-shm'].map((end) => [`${file}${end}`, identity(`${file}${end}`)]);
  }

  /** Whether the files of these names are still the opened ones. */
  areInPlace(): boolean {
    return this.#opened.every(([path, opened]) => identity(path) === opened);
  }

  /**
   * Removes the opened log where it was left behind: SQLite would read it into whatever database is put beside it, which
   * damages that one. Only for a database that has been saved elsewhere.
   */
  removeOwnLog(): void {
    for (const [path, opened] of this.#opened.slice(1)) if (opened && identity(path) === opened) rmSync(path, { force: true });
  }
}
