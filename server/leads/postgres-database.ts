import pg from 'pg';
import { migrations } from './migrations.ts';
import type { Dialect, Sql, SqlDatabase, SqlValue } from './sql-database.ts';

const dialect: Dialect = { integer: 'BIGINT', tableOptions: '', skipLocked: 'FOR UPDATE SKIP LOCKED' };

/** Held while the tables are made, so that servers that start together do not make them twice. Any number of our own will do. */
const migrationLock = 20_261_121;

/** 64-bit numbers come as text; ours are times and counts, far below 2^53. */
const bigintType = 20;
pg.types.setTypeParser(bigintType, Number);

/** A vacuum of a large table takes longer than any other statement may. In milliseconds. */
const vacuumTimeoutMs = 600_000;

/** `?` as PostgreSQL writes it: `$1`, `$2` ... No statement here has a question mark in a string. */
function numbered(statement: string): string {
  let count = 0;
  return statement.replaceAll('?', () => `$${++count}`);
}

function sqlOn(client: Pick<pg.Pool, 'query'>): Sql {
  return {
    async all<Row>(statement: string, ...values: readonly SqlValue[]) {
      return (await client.query(numbered(statement), [...values])).rows as Row[];
    },
  };
}

/** The address of a database as it may stand on a screen or in a command. */
export function postgresUrlWithoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  shown.searchParams.delete('password');
  return shown.href;
}

/**
 * A PostgreSQL database, for several servers behind one address. Its disk is asked to keep every commit
 * (`synchronous_commit`), whatever the server's own default is.
 */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect = dialect;
  readonly #pool: pg.Pool;
  readonly #publicUrl: string;
  /** The tables are made, or being made; undefined before that, and after it has failed. */
  #ready: Promise<void> | undefined;

  /** @param url such as `postgres://user:password@db.example.com/leads` */
  constructor(url: string) {
    this.#publicUrl = postgresUrlWithoutPassword(url);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      query_timeout: 15_000,
      options:
        '-c synchronous_commit=on -c lock_timeout=10000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=30000',
    });
    // A connection breaks when the database restarts. Whoever waits for an answer on it is told by that; without a listener the
    // process would end, for one that is idle (the pool's event) and one that is in use (its own).
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Makes the tables at the first call, and tries again at the next one while the database is away. */
  #prepare(): Promise<void> {
    this.#ready ??= this.#migrate().catch((error) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  async all<Row>(statement: string, ...values: readonly SqlValue[]): Promise<Row[]> {
    await this.#prepare();
    return sqlOn(this.#pool).all<Row>(statement, ...values);
  }

  async transaction<Result>(work: (sql: Sql) => Promise<Result>, ...locks: readonly string[]): Promise<Result> {
    await this.#prepare();
    return this.#transact(async (client) => {
      for (const lock of locks) await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      return work(sqlOn(client));
    });
  }

  async #transact<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // The connection is closed, which rolls back: after a fault nobody knows what state it is in.
      client.release(true);
      throw error;
    }
  }

  #migrate(): Promise<void> {
    return this.#transact(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
      await client.query('CREATE TABLE IF NOT EXISTS lead_store_version (version integer NOT NULL)');
      const { rows } = await client.query('SELECT version FROM lead_store_version');
      const done = (rows[0]?.version as number | undefined) ?? 0;
      if (done > migrations.length)
        throw new Error('The database was written by a newer version of this site. Update the site first.');
      if (done === migrations.length) return;
      for (const migration of migrations.slice(done)) await client.query(migration(dialect));
      await client.query('DELETE FROM lead_store_version');
      await client.query('INSERT INTO lead_store_version VALUES ($1)', [migrations.length]);
    });
  }

  /**
   * VACUUM gives the space of deleted rows free to be written over; PostgreSQL has no way to wipe it. It passes over rows that an
   * older transaction could still read, and over tables that belong to somebody else.
   */
  async wipeDeleted(): Promise<boolean> {
    await this.#prepare();
    const client = await this.#pool.connect();
    try {
      await client.query(`SET statement_timeout = ${vacuumTimeoutMs}`);
      await client.query({ text: 'VACUUM leads, letters', query_timeout: vacuumTimeoutMs } as pg.QueryConfig);
      const { rows } = await client.query("SELECT n_dead_tup AS left FROM pg_stat_user_tables WHERE relid = 'leads'::regclass");
      return rows[0]?.left === 0;
    } finally {
      // With its setting.
      client.release(true);
    }
  }

  async backup(): Promise<void> {
    throw new Error(
      `The messages are in PostgreSQL, which is backed up with its own tool: pg_dump --format=custom --file=leads.dump ${this.#publicUrl} ` +
        '(its password belongs in ~/.pgpass, where no list of programs shows it).',
    );
  }

  async close(): Promise<void> {
    await this.#ready?.catch(() => {});
    if (!this.#pool.ending) await this.#pool.end();
  }
}
