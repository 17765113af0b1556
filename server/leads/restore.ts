import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileStamp, giveToFolderOwner, syncToDisk } from './database-files.ts';
import { printTime } from './leads-table.ts';
import { migrations } from './migrations.ts';
import { migrationsDone } from './sqlite-open.ts';

/** A database is three files; the log and its index are there only while it is open, or after a program was killed. */
const parts = ['', '-wal', '-shm'] as const;

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const sqliteFault = { otherTables: 1, busy: 5, locked: 6, corrupt: 11, notADatabase: 26 };

/** The primary result code of an error that SQLite has thrown; 0 of any other. */
function faultOf(error: unknown): number {
  return ((error as { readonly errcode?: number }).errcode ?? 0) & 0xff;
}

/** What a database holds, as far as its owner is to be told. */
interface Contents {
  readonly ids: ReadonlySet<string>;
  /** When the first and the last message were received, in milliseconds since 1970; null without any. */
  readonly oldest: number | null;
  readonly newest: number | null;
}

function contents(database: DatabaseSync): Contents {
  const ids = database.prepare('SELECT id FROM leads').all() as { id: string }[];
  const range = database.prepare('SELECT min(received_at) AS oldest, max(received_at) AS newest FROM leads').get();
  return { ids: new Set(ids.map(({ id }) => id)), ...(range as { oldest: number | null; newest: number | null }) };
}

function described({ ids, oldest, newest }: Contents): string {
  if (oldest === null || newest === null) return 'no messages';
  if (ids.size === 1) return `1 message, of ${printTime.format(newest)}`;
  return `${ids.size} messages, from ${printTime.format(oldest)} to ${printTime.format(newest)}`;
}

/** Reads a copy of the backup, and leaves it as one file without a log; or says what is wrong with it. */
function examine(copy: string): Contents | string {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(copy);
    const faults = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (faults[0]?.integrity_check !== 'ok') throw new Error('it is damaged');
    const done = migrationsDone(database);
    if (done === 0) throw new Error('it holds no messages of this site');
    if (done > migrations.length) throw new Error('it was written by a newer version of this site; update the site first');
    database.exec('PRAGMA journal_mode = DELETE');
    return contents(database);
  } catch (error) {
    const isBroken = [sqliteFault.otherTables, sqliteFault.corrupt, sqliteFault.notADatabase].includes(faultOf(error));
    return isBroken ? 'it is damaged, or no backup of the messages' : (error as Error).message;
  } finally {
    database?.close();
  }
}

/** What is wrong with a backup, after 'cannot be used:'; undefined when it is whole. Its log is written into it. */
export function backupFault(copy: string): string | undefined {
  const read = examine(copy);
  return typeof read === 'string' ? read : undefined;
}

/**
 * Copies a backup, with the log beside it where there is one, into one new file that is private to its user.
 *
 * @param shown what the backup is called when it cannot be restored
 * @throws Error in one sentence when it is not whole
 */
export function copyBackup(file: string, copy: string, shown = file): Contents {
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  const read = examine(copy);
  if (typeof read === 'string') throw new Error(`${shown} cannot be restored: ${read}. Nothing was changed.`);
  chmodSync(copy, 0o600);
  return read;
}

/**
 * Makes sure that no other program has the database open, and reads it; its log is written into it. SQLite asks the system for
 * the lock, which a running program holds and a killed one does not.
 *
 * @returns undefined when it is too damaged to be read
 * @throws Error in one sentence when it is in use
 */
function readUnused(file: string): Contents | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    return contents(database);
  } catch (error) {
    if ([sqliteFault.busy, sqliteFault.locked].includes(faultOf(error)))
      throw new Error(
        'The site is running, or another program has the messages open. Stop it first, and start it again afterwards ' +
          '(on a server: sudo systemctl stop mortgage-site). Nothing was changed.',
      );
    return undefined;
  } finally {
    database.close();
  }
}

/** What the owner is told before anything is replaced. */
function comparison(file: string, backup: Contents, present: Contents | undefined, damaged: boolean): string {
  const lost = present ? [...present.ids].filter((id) => !backup.ids.has(id)).length : 0;
  const returning = present ? [...backup.ids].filter((id) => !present.ids.has(id)).length : 0;
  return [
    `In the place of   ${present ? described(present) : damaged ? 'a database that cannot be read' : 'no messages'}`,
    `comes             ${described(backup)}, from ${file}`,
    lost > 0 && `${lost} of the present messages are not in the backup. They stay in the copy of what was there.`,
    returning > 0 &&
      `${returning} messages of the backup are not there at present. If somebody asked you to delete one, delete it again.`,
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** Moves the present database aside, all of it, and the new one into its place; puts everything back when that fails. */
function replace(database: string, restored: string): string | undefined {
  const kept = join(dirname(database), `replaced-${fileStamp()}`);
  const present = parts.map((part) => `${database}${part}`).filter((file) => existsSync(file));
  const moved: string[] = [];
  try {
    if (present.length > 0) mkdirSync(kept, { mode: 0o700 });
    for (const file of present) {
      renameSync(file, join(kept, basename(file)));
      moved.push(file);
    }
    renameSync(restored, database);
  } catch (error) {
    for (const file of moved) renameSync(join(kept, basename(file)), file);
    throw error;
  }
  if (present.length > 0) giveToFolderOwner(kept);
  syncToDisk(dirname(database));
  return present.length > 0 ? join(kept, basename(database)) : undefined;
}

/**
 * Puts a backup in the place of the database: itself, its log and the log's index together, since a log that is left beside
 * another database damages it. What was there is kept. The backup may also be the `leads.db` of a program that was killed, with
 * its `leads.db-wal` beside it.
 *
 * @param file the backup
 * @param database the database's path
 * @param say told what will be replaced by what, before it is
 * @param shown what the backup is called in what is said
 * @returns where what was there is kept
 * @throws Error in one sentence; then nothing was changed
 */
export function restoreDatabase(file: string, database: string, say: (comparison: string) => void, shown = file): string {
  const folder = dirname(database);
  if (!existsSync(folder))
    throw new Error(`The folder ${folder} does not exist yet: start the site once, stop it, and restore then.`);
  const isSame =
    existsSync(database) && statSync(database).ino === statSync(file).ino && statSync(database).dev === statSync(file).dev;
  if (isSame) throw new Error(`${file} is the database itself, not a backup of it.`);
  const work = mkdtempSync(join(folder, 'restoring-'));
  try {
    const copy = join(work, basename(database));
    const backup = copyBackup(file, copy, shown);
    giveToFolderOwner(work);
    giveToFolderOwner(copy);
    syncToDisk(copy);
    const present = existsSync(database) ? readUnused(database) : undefined;
    say(comparison(shown, backup, present, existsSync(database) && !present));
    const kept = replace(database, copy);
    if (!kept) return 'Done. The site can run again.';
    return `Done. The site can run again. What was there is kept in ${kept}: restore that file to take it back, delete it when you need it no more.`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
