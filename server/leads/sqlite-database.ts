import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import type { Dialect, Sql, SqlDatabase, SqlValue } from './sql-database.ts';

/** The first SQLite version without a corruption bug of its write-ahead log. */
const oldestSafeVersion = [3, 51, 3] as const;

const dialect: Dialect = { integer: 'INTEGER', tableOptions: 'STRICT', skipLocked: '' };

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

function applyMigrations(database: DatabaseSync): void {
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > migrations.length)
    throw new Error('The database was written by a newer version of this site. Update the site first.');
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration(dialect)}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // The default time-out is 0: a reader in another process would fail a writer at once.
  const database = new DatabaseSync(file, { timeout: 2000 });
  chmodSync(file, 0o600);
  refuseOldSqlite(database);
  const { journal_mode: mode } = database.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
  if (mode !== 'wal') throw new Error(`The disk of ${dirname(file)} cannot keep a write-ahead log (SQLite answered "${mode}").`);
  database.exec('PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
  applyMigrations(database);
  return database;
}

/**
 * Copies a database as it is at one moment into a new file, on the disk when this returns. Over a connection of its own, which
 * reads one state of the log whatever is written meanwhile: Node's backup() failed now and then while messages came in.
 */
function copyInto(file: string, copy: string): void {
  // Made here, so that it is private from its first byte; VACUUM INTO takes an empty file.
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new DatabaseSync(file, { timeout: 2000 });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
  const written = openSync(copy, 'r+');
  fsyncSync(written);
  closeSync(written);
}

/** A transaction that waits for its turn, and whom to tell. */
interface Waiting {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One SQLite file. WAL with `synchronous=FULL`: a commit returns when the log has reached the disk.
 *
 * @throws Error in one sentence when the file cannot be used
 */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = dialect;
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #waiting: Waiting[] = [];
  /** Resolves when no transaction is under way: one connection has one transaction at a time. It never rejects. */
  #free: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
    this.#database = open(file);
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
      if (this.#waiting.length === 1) this.#free = this.#free.then(() => this.#commitWaiting());
    });
  }

  /** Runs everything that waits now, and commits it at once. */
  async #commitWaiting(): Promise<void> {
    const batch = this.#waiting.splice(0);
    const answers: (() => void)[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const each of batch) answers.push(await this.#runOne(each));
      this.#database.exec('COMMIT');
    } catch (error) {
      // A full disk has rolled back already; a second ROLLBACK would hide the reason.
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { fail } of batch) fail(error);
      return;
    }
    for (const answer of answers) answer();
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

  async probeWrite(): Promise<void> {
    // Takes the write lock and writes a page of the log, without changing anything that anyone reads.
    await this.transaction(async () => this.#database.exec(`PRAGMA user_version = ${migrations.length}`));
  }

  async wipeDeleted(): Promise<void> {
    // `secure_delete` has overwritten the rows; this overwrites the log that still holds them.
    await this.#free;
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
    // Under its own name only once it is whole and on the disk.
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    copyInto(this.#file, unfinished);
    renameSync(unfinished, file);
  }

  async close(): Promise<void> {
    await this.#free;
    if (this.#database.isOpen) this.#database.close();
  }
}
