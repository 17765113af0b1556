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
  // The outbox: one letter to the owner for each lead, written in the lead's own transaction.
  `CREATE TABLE letters (
     lead_id TEXT PRIMARY KEY REFERENCES leads (id),
     state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     fault TEXT
   ) STRICT;
   CREATE INDEX letters_waiting ON letters (next_attempt_at) WHERE state = 'waiting';`,
];
