import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { runLeads } from '../../servers/run-leads.ts';
import { type DatabaseKind, postgresDatabase, type TestDatabase } from '../../servers/stores.ts';

const message = (text: string) => ({
  form: 'contact',
  values: { message: text },
  status: 'new' as const,
});

describe.skipIf(!postgresDatabase)('a deleted message in PostgreSQL (skipped where it is not installed)', () => {
  let database: TestDatabase;
  let store: SqlLeadStore;

  beforeEach(async () => {
    database = await (postgresDatabase as DatabaseKind).create();
    store = new SqlLeadStore(database.open());
  });

  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  it('is not said to be wiped before a vacuum could free its space', async () => {
    const id = await store.add(message('A very telling sentence'));
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT count(*) FROM leads');
    expect(await store.remove(id)).toBe(true);
    expect(await store.wipe()).toBe(false);
    await reader.end();
    expect(await store.wipe()).toBe(true);
    expect((await runLeads('', 'delete', await store.add(message('Another')), { DATABASE_URL: database.url })).out).toContain(
      'PostgreSQL has freed the space',
    );
  });
});
