import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** The file that holds the messages, unless they are in PostgreSQL. */
export function leadsFile({ dataDir }: Pick<ServerConfig, 'dataDir'>): string {
  return join(dataDir, 'leads.db');
}

/** Opens the leads where the settings say they are. */
export function openLeadStore(config: ServerConfig): SqlLeadStore {
  const database = config.databaseUrl ? new PostgresDatabase(config.databaseUrl) : new SqliteDatabase(leadsFile(config));
  return new SqlLeadStore(database, {
    letters: config.mail ? ['notice', 'reminder', ...(config.mail.confirmsToSender ? (['confirmation'] as const) : [])] : [],
  });
}
