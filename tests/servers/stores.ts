import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { PostgresDatabase } from '../../server/leads/postgres-database.ts';
import type { SqlDatabase } from '../../server/leads/sql-database.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';

/** An empty database that a test has to itself. */
export interface TestDatabase {
  /** What `DATABASE_URL` would be. */
  readonly url?: string;
  /** Opens it, as a process would. */
  open(): SqlDatabase;
  /**
   * Opens it as a second server would. SQLite is for one server: a second connection within one process would wait for the
   * first, which waits for it.
   */
  openForAnotherServer?(): SqlDatabase;
  /** Removes it. */
  drop(): Promise<void>;
}

async function sqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  return {
    open: () => new SqliteDatabase(join(folder, 'leads.db')),
    async drop() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `leads_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`CREATE DATABASE ${name}`);
  return {
    url: `${server}/${name}`,
    open: () => new PostgresDatabase(`${server}/${name}`),
    openForAnotherServer: () => new PostgresDatabase(`${server}/${name}`),
    drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly create: () => Promise<TestDatabase>;
}

/** PostgreSQL, where this machine has it and the trials have started it. */
export const postgresDatabase: DatabaseKind | undefined = inject('postgresUrl')
  ? { name: 'PostgreSQL', create: postgres }
  : undefined;

/** What the same tests are run on: SQLite, and with the trials PostgreSQL (vitest.config.ts). */
export const testedDatabase: DatabaseKind =
  process.env.TESTED_DATABASE === 'PostgreSQL' && postgresDatabase ? postgresDatabase : { name: 'SQLite', create: sqlite };
