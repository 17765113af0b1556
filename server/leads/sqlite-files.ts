import { rmSync, statSync } from 'node:fs';

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
