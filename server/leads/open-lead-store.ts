import { join } from 'node:path';
import type { ServerSettings } from '../../settings/read-settings.ts';
import type { LeadStore, LetterKind } from './lead-store.ts';
import { startLeadStoreThread } from './lead-store-thread.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** The file that holds the messages, unless they are in PostgreSQL. */
export function leadsFile({ dataDir }: Pick<ServerSettings, 'dataDir'>): string {
  return join(dataDir, 'leads.db');
}

/**
 * Opens the leads where the settings say they are, for a server: it never waits for the disk.
 *
 * @param letters those that every new lead orders
 */
export function openLeadStore(config: ServerSettings, letters: readonly LetterKind[]): LeadStore {
  if (!config.databaseUrl) return startLeadStoreThread({ file: leadsFile(config), letters });
  return new SqlLeadStore(new PostgresDatabase(config.databaseUrl), { letters });
}

/** Opens the leads where the settings say they are, for a command that has nothing else to do. */
export function openLeadStoreForCommand({ databaseUrl, ...config }: ServerSettings): LeadStore {
  return new SqlLeadStore(databaseUrl ? new PostgresDatabase(databaseUrl) : new SqliteDatabase(leadsFile(config)));
}
