import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { copyDatabase, fileStamp, SqliteFiles } from './database-files.ts';
import type { Sql, SqlDatabase, SqlValue } from './sql-database.ts';
import { busyTimeoutMs, openSqlite, sqliteDialect } from './sqlite-open.ts';

/** The database is no longer where it was opened: what is written to it would be lost. */
class MovedError extends Error {
  override readonly name = 'DatabaseMovedError';
}

/** A transaction that waits for its turn, and whom to tell. */
interface Waiting {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One SQLite file. A commit returns when the log has reached the disk; the thread that calls waits for that.
 *
 * @throws Error in one sentence when the file cannot be used
 */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = sqliteDialect;
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #files: SqliteFiles;
  readonly #statements = new Map<string, StatementSync>();
  readonly #waiting: Waiting[] = [];
  /** Resolves when nothing is under way: one connection has one transaction at a time. It never rejects. */
  #free: Promise<void> = Promise.resolve();
  /** Whether a copy was made after the file was moved. */
  #saved = false;

  constructor(file: string) {
    this.#file = file;
    this.#database = openSqlite(file);
    this.#files = new SqliteFiles(file);
  }

  async all<Row>(statement: string, ...values: readonly SqlValue[]): Promise<Row[]> {
    let prepared = this.#statements.get(statement);
    if (!prepared) {
      prepared = this.#database.prepare(statement);
      this.#statements.set(statement, prepared);
    }
    return prepared.all(...values) as Row[];
  }

  /**
   * Transactions that wait for the same moment share one commit, and so one sync of the disk: many clients at once cost little
   * more than one. Each keeps its own rollback, and none is answered before the commit.
   */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((settle, fail) => {
      this.#waiting.push({ work, settle: settle as (result: unknown) => void, fail });
      // One turn of the event loop later everything has been read that arrived together, or during the last commit.
      if (this.#waiting.length === 1) this.#free = this.#free.then(() => nextTurn()).then(() => this.#commitWaiting());
    });
  }

  /** Runs everything that waits now, and commits it at once. */
  async #commitWaiting(): Promise<void> {
    const batch = this.#waiting.splice(0);
    const answers: (() => void)[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const each of batch) answers.push(await this.#runOne(each));
      this.#refuseWhenMoved();
      this.#database.exec('COMMIT');
      // The sync takes its time, and nothing may be acknowledged that lies in a file that went meanwhile.
      this.#refuseWhenMoved();
    } catch (error) {
      for (const { fail } of batch) fail(error);
      this.#rollBack();
      if (error instanceof MovedError) this.#save();
      return;
    }
    for (const answer of answers) answer();
  }

  #rollBack(): void {
    // A full disk has rolled back already.
    if (!this.#database.isOpen || !this.#database.isTransaction) return;
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // The next transaction cannot begin, fails, and rolls back again: what waits is told, and nothing waits for ever.
    }
  }

  /** Runs one of them; returns how to tell the outcome once it is on the disk. */
  async #runOne({ work, settle, fail }: Waiting): Promise<() => void> {
    this.#database.exec('SAVEPOINT one');
    try {
      const result = await work(this);
      this.#database.exec('RELEASE one');
      return () => settle(result);
    } catch (error) {
      // Some faults, a full disk among them, roll everything back: then nothing of the batch is kept.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO one; RELEASE one');
      return () => fail(error);
    }
  }

  #refuseWhenMoved(): void {
    if (!this.#files.areInPlace()) throw new MovedError(`${this.#file} was moved, replaced or deleted while the site runs.`);
  }

  /** Copies all that a moved database holds into a new file: where it was deleted, this process alone can still read it. */
  #save(): void {
    if (this.#saved) return;
    const copy = join(dirname(this.#file), `leads-saved-${fileStamp()}.db`);
    const what = `${this.#file} was moved, replaced or deleted while the site runs: no message is taken until the site is started again.`;
    try {
      mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
      copyDatabase(this.#database, copy);
    } catch (error) {
      rmSync(copy, { force: true });
      console.error(`${what} They could not be saved in ${copy} (${(error as Error).message}); it is tried again.`);
      return;
    }
    this.#saved = true;
    console.error(`${what} All messages that it had taken are saved in ${copy}. npm run leads -- restore FILE puts them back.`);
    try {
      // Whoever has moved the file finds all of it there.
      this.#emptyLog();
    } catch {
      // The copy has it all the same.
    }
    // Whoever has put another file in its place finds no log beside it.
    this.#files.removeOwnLog();
  }

  /**
   * Deleted rows are overwritten where they stand (`secure_delete`). Their text may still be in the log, which is emptied here,
   * and in gaps of pages from which SQLite once moved them, which it leaves behind only when it writes the database anew: 16 ms
   * for 1,000 leads, 1.4 s for 100,000 on a busy machine.
   */
  wipeDeleted(): Promise<boolean> {
    return this.#alone(() => {
      if (!this.#emptyLog()) return false;
      this.#database.exec('VACUUM');
      return this.#emptyLog();
    });
  }

  /** Writes the log into the database and empties it; false while another program reads it. Messages wait, so this does not. */
  #emptyLog(): boolean {
    this.#database.exec('PRAGMA busy_timeout = 0');
    try {
      const { busy } = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      return busy === 0;
    } finally {
      this.#database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  /** Does something while no transaction is under way. */
  #alone<Result>(work: () => Result): Promise<Result> {
    const done = this.#free.then(work);
    this.#free = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
    // Under its own name only once it is whole and on the disk.
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    await this.#alone(() => copyDatabase(this.#database, unfinished));
    renameSync(unfinished, file);
  }

  async close(): Promise<void> {
    await this.#free;
    if (!this.#database.isOpen) return;
    if (!this.#files.areInPlace()) this.#save();
    this.#database.close();
  }
}
