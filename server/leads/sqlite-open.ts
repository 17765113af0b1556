import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import type { Dialect } from './sql-database.ts';

/** The first SQLite version without a corruption bug of its write-ahead log. */
const oldestSafeVersion = [3, 51, 3] as const;

/**
 * How long a connection waits for another process, in milliseconds: longer than `leads delete` takes to write a database of
 * 100,000 leads anew. Node's default is 0: a reader would fail a writer at once.
 */
export const busyTimeoutMs = 5000;

export const sqliteDialect: Dialect = { integer: 'INTEGER', tableOptions: 'STRICT', skipLocked: '' };

function refuseOldSqlite(database: DatabaseSync): void {
  const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
  const numbers = version.split('.').map(Number);
  for (const [index, oldest] of oldestSafeVersion.entries()) {
    const present = numbers[index] ?? 0;
    if (present > oldest) return;
    if (present < oldest)
      throw new Error(`SQLite ${version} can damage its database; version ${oldestSafeVersion.join('.')} or newer is needed.`);
  }
}

/** How many of the migrations a database has had. */
export function migrationsDone(database: DatabaseSync): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

function applyMigrations(database: DatabaseSync): void {
  const done = migrationsDone(database);
  if (done > migrations.length)
    throw new Error('The database was written by a newer version of this site. Update the site first.');
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration(sqliteDialect)}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function refuseForeignFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(
      `${file} belongs to another user of this machine, and the site may not write it. ` +
        'A backup is put in place with `npm run leads -- restore FILE`, which gives it to the right user.',
    );
  }
}

/**
 * Opens a database of leads, or makes one, private to its user. WAL with `synchronous=FULL`: a commit returns when the log has
 * reached the disk.
 *
 * @throws Error in one sentence when the file cannot be used
 */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  refuseForeignFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    chmodSync(file, 0o600);
    refuseOldSqlite(database);
    const { journal_mode: mode } = database.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
    if (mode !== 'wal')
      throw new Error(`The disk of ${dirname(file)} cannot keep a write-ahead log (SQLite answered "${mode}").`);
    database.exec('PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
    // What a VACUUM works with would lie in the system's temporary folder otherwise, on whatever disk that is.
    database.exec('PRAGMA temp_store = MEMORY;');
    applyMigrations(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
