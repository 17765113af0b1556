import { createHash, randomInt } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type Counts,
  type DueLetter,
  type Lead,
  type LeadStore,
  type LetterOutcome,
  type LetterState,
  type NewLead,
  repeatWindowMs,
} from './lead-store.ts';
import { migrations } from './migrations.ts';

/** Without 0, O, 1, I and L: a reference is read out over the phone. */
const idAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newId(): string {
  return Array.from({ length: 8 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('');
}

interface Row {
  readonly id: string;
  readonly form: string;
  readonly received_at: number;
  readonly fields: string;
  readonly status: Lead['status'];
  readonly letter: LetterState | null;
}

function leadOf(row: Row): Lead {
  return {
    id: row.id,
    form: row.form,
    receivedAt: row.received_at,
    values: JSON.parse(row.fields) as Lead['values'],
    status: row.status,
    letter: row.letter ?? undefined,
  };
}

/** The first SQLite version without a corruption bug of its write-ahead log. */
const oldestSafeVersion = [3, 51, 3] as const;

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
    database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function open(file: string, readOnly: boolean): DatabaseSync {
  // The default time-out is 0: a reader in another process would fail a writer at once.
  const database = new DatabaseSync(file, { timeout: 2000, readOnly });
  refuseOldSqlite(database);
  if (readOnly) return database;
  const { journal_mode: mode } = database.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
  if (mode !== 'wal') throw new Error(`The disk of ${dirname(file)} cannot keep a write-ahead log (SQLite answered "${mode}").`);
  database.exec('PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;');
  applyMigrations(database);
  return database;
}

export interface SqliteStoreOptions {
  /** File of the database; its folder is made when it is missing. */
  readonly file: string;
  /** Opens for reading alone; the file must exist. */
  readonly readOnly?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Orders a letter to the owner with every new lead. */
  readonly ordersLetters?: boolean;
}

/**
 * Leads in one SQLite file. WAL with `synchronous=FULL`: a commit returns when the log has reached the disk.
 *
 * @throws Error in one sentence when the file cannot be used
 */
export class SqliteStore implements LeadStore {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #ordersLetters: boolean;
  readonly #statements: Record<
    'byKey' | 'byContent' | 'insert' | 'list' | 'find' | 'counts' | 'order' | 'due' | 'settle',
    StatementSync
  >;

  constructor({ file, readOnly = false, now = Date.now, ordersLetters = false }: SqliteStoreOptions) {
    if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#database = open(file, readOnly);
    this.#now = now;
    this.#ordersLetters = ordersLetters;
    if (!readOnly) chmodSync(file, 0o600);
    const leads =
      'SELECT id, form, received_at, fields, status, letters.state AS letter FROM leads LEFT JOIN letters ON lead_id = id';
    this.#statements = {
      byKey: this.#database.prepare('SELECT id FROM leads WHERE form = ? AND idempotency_key = ?'),
      byContent: this.#database.prepare(
        'SELECT id FROM leads WHERE form = ? AND content_hash = ? AND received_at > ? ORDER BY received_at LIMIT 1',
      ),
      insert: this.#database.prepare(
        'INSERT INTO leads (id, form, received_at, fields, content_hash, idempotency_key, status) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ),
      list: this.#database.prepare(`${leads} ORDER BY received_at DESC, leads.rowid DESC`),
      find: this.#database.prepare(`${leads} WHERE id = ?`),
      counts: this.#database.prepare(
        `SELECT count(*) AS stored, coalesce(sum(status = 'quarantine'), 0) AS quarantined,
           coalesce(sum(state = 'waiting'), 0) AS lettersWaiting, coalesce(sum(state = 'dead'), 0) AS lettersDead
         FROM leads LEFT JOIN letters ON lead_id = id`,
      ),
      order: this.#database.prepare(
        `INSERT INTO letters (lead_id, state, next_attempt_at) VALUES (?, 'waiting', ?)
         ON CONFLICT (lead_id) DO UPDATE SET state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at, fault = NULL`,
      ),
      due: this.#database.prepare(
        `SELECT id, form, received_at, fields, status, state AS letter, attempts FROM letters JOIN leads ON lead_id = id
         WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`,
      ),
      settle: this.#database.prepare(
        'UPDATE letters SET state = ?, attempts = attempts + 1, next_attempt_at = ?, fault = ? WHERE lead_id = ?',
      ),
    };
  }

  async add({ form, values, status, idempotencyKey }: NewLead): Promise<string> {
    const fields = JSON.stringify(values);
    const contentHash = createHash('sha256').update(`${form}\n${fields}`).digest('hex');
    const receivedAt = this.#now();
    return this.#transaction(() => {
      const first =
        (idempotencyKey && this.#statements.byKey.get(form, idempotencyKey)) ||
        this.#statements.byContent.get(form, contentHash, receivedAt - repeatWindowMs);
      if (first) return (first as { id: string }).id;
      const id = newId();
      this.#statements.insert.run(id, form, receivedAt, fields, contentHash, idempotencyKey ?? null, status);
      if (this.#ordersLetters && status === 'new') this.#statements.order.run(id, receivedAt);
      return id;
    });
  }

  async list(): Promise<Lead[]> {
    return (this.#statements.list.all() as unknown as Row[]).map(leadOf);
  }

  async find(id: string): Promise<Lead | undefined> {
    const row = this.#statements.find.get(id.toUpperCase()) as Row | undefined;
    return row && leadOf(row);
  }

  async counts(): Promise<Counts> {
    return { ...(this.#statements.counts.get() as unknown as Counts) };
  }

  async dueLetters(limit: number): Promise<DueLetter[]> {
    const rows = this.#statements.due.all(this.#now(), limit) as unknown as (Row & { readonly attempts: number })[];
    return rows.map((row) => ({ lead: leadOf(row), attempts: row.attempts }));
  }

  async settleLetter(leadId: string, outcome: LetterOutcome): Promise<void> {
    const nextAttemptAt = outcome.state === 'waiting' ? outcome.nextAttemptAt : this.#now();
    const fault = outcome.state === 'sent' ? null : outcome.fault;
    this.#transaction(() => this.#statements.settle.run(outcome.state, nextAttemptAt, fault, leadId));
  }

  async resendLetter(leadId: string): Promise<boolean> {
    const lead = await this.find(leadId);
    if (lead) this.#transaction(() => this.#statements.order.run(lead.id, this.#now()));
    return lead !== undefined;
  }

  async probeWrite(): Promise<void> {
    // Takes the write lock and writes a page of the log, without changing anything that anyone reads.
    this.#transaction(() => this.#database.exec(`PRAGMA user_version = ${migrations.length}`));
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #transaction<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk has rolled back already; a second ROLLBACK would hide the reason.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
