import type { Dialect } from './sql-database.ts';

/**
 * The database's history: each entry is applied once, in order, and never changed afterwards. Add the next one at the end.
 * Times are milliseconds since 1970.
 */
export const migrations: readonly ((dialect: Dialect) => string)[] = [
  ({ integer, tableOptions }) =>
    `CREATE TABLE leads (
       id TEXT PRIMARY KEY,
       form TEXT NOT NULL,
       received_at ${integer} NOT NULL,
       fields TEXT NOT NULL,
       content_hash TEXT NOT NULL,
       idempotency_key TEXT,
       status TEXT NOT NULL CHECK (status IN ('new', 'quarantine'))
     ) ${tableOptions};
     CREATE INDEX leads_by_content ON leads (form, content_hash, received_at);
     CREATE UNIQUE INDEX leads_by_key ON leads (form, idempotency_key) WHERE idempotency_key IS NOT NULL;
     CREATE INDEX leads_by_time ON leads (received_at);`,
  ({ integer, tableOptions }) =>
    `ALTER TABLE leads ADD COLUMN page TEXT;
     ALTER TABLE leads ADD COLUMN mail_subject TEXT;
     ALTER TABLE leads ADD COLUMN sender_hash TEXT;
     ALTER TABLE leads ADD COLUMN answered_at ${integer};
     CREATE INDEX leads_by_sender ON leads (sender_hash, received_at);
     CREATE INDEX leads_unanswered ON leads (received_at) WHERE answered_at IS NULL;
     CREATE TABLE letters (
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       kind TEXT NOT NULL CHECK (kind IN ('notice', 'reminder', 'confirmation')),
       state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
       attempts ${integer} NOT NULL,
       first_due_at ${integer} NOT NULL,
       next_attempt_at ${integer} NOT NULL,
       fault TEXT,
       PRIMARY KEY (lead_id, kind)
     ) ${tableOptions};
     CREATE INDEX letters_waiting ON letters (next_attempt_at) WHERE state = 'waiting';`,
  // 1: it goes out with others in one letter, all that are due at that moment.
  ({ integer }) =>
    `ALTER TABLE letters ADD COLUMN in_digest ${integer} NOT NULL DEFAULT 0;
     CREATE INDEX letters_by_due ON letters (kind, in_digest, first_due_at);`,
  ({ integer, tableOptions }) =>
    `CREATE TABLE housekeeping (
       name TEXT PRIMARY KEY,
       value ${integer} NOT NULL
     ) ${tableOptions};`,
  // What /healthz counts. SQLite counts in an index alone only when the index has every column that is asked about.
  () =>
    `DROP INDEX leads_unanswered;
     CREATE INDEX leads_unanswered ON leads (received_at, status, answered_at) WHERE status = 'new' AND answered_at IS NULL;
     CREATE INDEX leads_in_quarantine ON leads (status) WHERE status = 'quarantine';
     CREATE INDEX letters_undelivered ON letters (first_due_at, state) WHERE state = 'waiting';
     CREATE INDEX letters_dead ON letters (kind, state) WHERE state = 'dead';`,
  // The owner's first letter about a lead was called a notice, which is what a visitor sees. SQLite cannot change a CHECK, so the
  // table is made anew. A server of an earlier version beside this one takes no message until it is updated as well.
  ({ integer, tableOptions }) =>
    `ALTER TABLE letters RENAME TO earlier_letters;
     CREATE TABLE letters (
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       kind TEXT NOT NULL CHECK (kind IN ('new-lead', 'reminder', 'confirmation')),
       state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
       attempts ${integer} NOT NULL,
       first_due_at ${integer} NOT NULL,
       next_attempt_at ${integer} NOT NULL,
       fault TEXT,
       in_digest ${integer} NOT NULL DEFAULT 0,
       PRIMARY KEY (lead_id, kind)
     ) ${tableOptions};
     INSERT INTO letters (lead_id, kind, state, attempts, first_due_at, next_attempt_at, fault, in_digest)
       SELECT lead_id, CASE kind WHEN 'notice' THEN 'new-lead' ELSE kind END, state, attempts, first_due_at, next_attempt_at, fault, in_digest
       FROM earlier_letters;
     DROP TABLE earlier_letters;
     CREATE INDEX letters_waiting ON letters (next_attempt_at) WHERE state = 'waiting';
     CREATE INDEX letters_by_due ON letters (kind, in_digest, first_due_at);
     CREATE INDEX letters_undelivered ON letters (first_due_at, state) WHERE state = 'waiting';
     CREATE INDEX letters_dead ON letters (kind, state) WHERE state = 'dead';`,
  // What signs the links of letters. Beside the leads, so that every server of the site has them, and a backup too.
  ({ integer, tableOptions }) =>
    `CREATE TABLE link_keys (
       secret TEXT PRIMARY KEY,
       signs_from ${integer} NOT NULL
     ) ${tableOptions};`,
  // A lead can be handed to the owner's CRM, which the CHECK of the table did not know. What waits is counted by kind, from the
  // index alone.
  ({ integer, tableOptions }) =>
    `ALTER TABLE letters RENAME TO earlier_letters;
     CREATE TABLE letters (
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       kind TEXT NOT NULL CHECK (kind IN ('new-lead', 'reminder', 'confirmation', 'webhook')),
       state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
       attempts ${integer} NOT NULL,
       first_due_at ${integer} NOT NULL,
       next_attempt_at ${integer} NOT NULL,
       fault TEXT,
       in_digest ${integer} NOT NULL DEFAULT 0,
       PRIMARY KEY (lead_id, kind)
     ) ${tableOptions};
     INSERT INTO letters (lead_id, kind, state, attempts, first_due_at, next_attempt_at, fault, in_digest)
       SELECT lead_id, kind, state, attempts, first_due_at, next_attempt_at, fault, in_digest FROM earlier_letters;
     DROP TABLE earlier_letters;
     CREATE INDEX letters_waiting ON letters (next_attempt_at) WHERE state = 'waiting';
     CREATE INDEX letters_by_due ON letters (kind, in_digest, first_due_at);
     CREATE INDEX letters_undelivered ON letters (first_due_at, kind, state) WHERE state = 'waiting';
     CREATE INDEX letters_dead ON letters (kind, state) WHERE state = 'dead';`,
  // What the owner writes down about a lead.
  () => 'ALTER TABLE leads ADD COLUMN note TEXT;',
];
