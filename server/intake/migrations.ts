/**
 * The database's history: each entry is applied once, in order, and never changed afterwards. Add the next one at the end.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE leads (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     fields TEXT NOT NULL,
     content_hash TEXT NOT NULL,
     idempotency_key TEXT,
     status TEXT NOT NULL CHECK (status IN ('new', 'quarantine'))
   ) STRICT;
   CREATE INDEX leads_by_content ON leads (form, content_hash, received_at);
   CREATE UNIQUE INDEX leads_by_key ON leads (form, idempotency_key) WHERE idempotency_key IS NOT NULL;
   CREATE INDEX leads_by_time ON leads (received_at);`,
];
