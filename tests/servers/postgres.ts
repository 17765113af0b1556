import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server without a database's name; undefined where this machine has none. */
    readonly postgresUrl: string | undefined;
  }
}

/** Starts a PostgreSQL server for all tests, and ends it after them. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgresServer();
  if (!server) console.warn('PostgreSQL is not installed here (Debian package postgresql): the tests of that store are skipped.');
  project.provide('postgresUrl', server?.url);
  return server && (() => server.remove());
}
