import { createHash, randomInt } from 'node:crypto';
import { Housekeeping } from './housekeeping.ts';
import { leadOf, type LeadRow as Row, selectLeads } from './lead-rows.ts';
import {
  answerWithinMs,
  type Counts,
  type Lead,
  type LeadStore,
  type Letter,
  type LetterKind,
  type LetterOutcome,
  type NewLead,
  repeatWindowMs,
} from './lead-store.ts';
import { Outbox } from './outbox.ts';
import { senderOf } from './sender.ts';
import type { Sql, SqlDatabase } from './sql-database.ts';

/** Without 0, O, 1, I and L: a reference is read out over the phone. */
const idAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newId(): string {
  return Array.from({ length: 8 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const isOverdue = "status = 'new' AND answered_at IS NULL AND received_at <= ?";
/** A reminder lies in the outbox for 20 hours; it waits for delivery only once it was tried. */
const isWaiting = "state = 'waiting' AND (kind <> 'reminder' OR attempts > 0)";
/** A confirmation that somebody's mail server refuses is nothing that the owner could mend. */
const isDead = "state = 'dead' AND kind <> 'confirmation'";

export interface SqlLeadStoreOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The letters that are ordered with every new lead. */
  readonly letters?: readonly LetterKind[];
}

/** Leads in a database. */
export class SqlLeadStore implements LeadStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #outbox: Outbox;
  readonly #housekeeping: Housekeeping;

  constructor(database: SqlDatabase, { now = Date.now, letters = [] }: SqlLeadStoreOptions = {}) {
    this.#database = database;
    this.#now = now;
    this.#outbox = new Outbox(letters, database.dialect);
    this.#housekeeping = new Housekeeping(database);
  }

  async add({ form, values, status, page, mailSubject, idempotencyKey }: NewLead): Promise<string> {
    const fields = JSON.stringify(values);
    const contentHash = hash(`${form}\n${fields}`);
    const senderHash = hash(senderOf(values.email ?? ''));
    const receivedAt = this.#now();
    const locks = [...(idempotencyKey ? [`key ${form} ${idempotencyKey}`] : []), `content ${contentHash}`];
    return this.#database.transaction(
      async (sql) => {
        const first = await this.#firstOf(sql, form, contentHash, idempotencyKey, receivedAt);
        if (first) return first;
        const id = newId();
        await sql.all(
          `INSERT INTO leads (id, form, received_at, fields, content_hash, idempotency_key, status, page, mail_subject, sender_hash)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[id, form, receivedAt, fields, contentHash, idempotencyKey ?? null, status, page ?? null, mailSubject ?? null],
          senderHash,
        );
        if (status === 'new') await this.#outbox.order(sql, id, senderHash, receivedAt);
        return id;
      },
      ...locks,
    );
  }

  async #firstOf(sql: Sql, form: string, contentHash: string, key: string | undefined, now: number): Promise<string | undefined> {
    const byKey = key
      ? await sql.all<{ id: string }>('SELECT id FROM leads WHERE form = ? AND idempotency_key = ?', form, key)
      : [];
    if (byKey[0]) return byKey[0].id;
    const byContent = await sql.all<{ id: string }>(
      'SELECT id FROM leads WHERE form = ? AND content_hash = ? AND received_at > ? ORDER BY received_at LIMIT 1',
      ...[form, contentHash, now - repeatWindowMs],
    );
    return byContent[0]?.id;
  }

  async list(which: 'all' | 'overdue' = 'all'): Promise<Lead[]> {
    const rows =
      which === 'all'
        ? await this.#database.all<Row>(`${selectLeads} ORDER BY received_at DESC, id`)
        : await this.#database.all<Row>(
            `${selectLeads} WHERE ${isOverdue} ORDER BY received_at, id`,
            this.#now() - answerWithinMs,
          );
    return rows.map(leadOf);
  }

  async find(id: string): Promise<Lead | undefined> {
    const [row] = await this.#database.all<Row>(`${selectLeads} WHERE id = ?`, id.toUpperCase());
    return row && leadOf(row);
  }

  async counts(): Promise<Counts> {
    const count = (condition: string) => `coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`;
    const [leads] = await this.#database.all<Counts>(
      `SELECT count(*) AS stored, ${count("status = 'quarantine'")} AS quarantined, ${count(isOverdue)} AS overdue FROM leads`,
      this.#now() - answerWithinMs,
    );
    const [letters] = await this.#database.all<Counts>(
      `SELECT ${count(isWaiting)} AS "lettersWaiting", ${count(isDead)} AS "lettersDead" FROM letters`,
    );
    return { ...(leads as Counts), ...(letters as Counts) };
  }

  async markAnswered(id: string): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      const marked = await sql.all<{ id: string }>(
        'UPDATE leads SET answered_at = ? WHERE id = ? RETURNING id',
        this.#now(),
        id.toUpperCase(),
      );
      for (const lead of marked) await sql.all("DELETE FROM letters WHERE lead_id = ? AND kind = 'reminder'", lead.id);
      return marked.length > 0;
    });
  }

  async remove(id: string): Promise<boolean> {
    return (await this.#remove('id = ?', id.toUpperCase())) > 0;
  }

  async removeReceivedBefore(time: number): Promise<number> {
    return this.#remove('received_at < ?', time);
  }

  async #remove(condition: string, value: string | number): Promise<number> {
    return this.#database.transaction(async (sql) => {
      const removed = await sql.all(`DELETE FROM leads WHERE ${condition} RETURNING id`, value);
      if (removed.length > 0) await this.#housekeeping.orderWipe(sql, removed.length);
      return removed.length;
    });
  }

  async wipe(): Promise<boolean> {
    return this.#housekeeping.wipe();
  }

  async recordedClock(): Promise<number | undefined> {
    return this.#housekeeping.read('clock');
  }

  async recordClock(time: number): Promise<void> {
    await this.#housekeeping.write('clock', time);
  }

  async takeLetter(): Promise<Letter | undefined> {
    return this.#database.transaction(async (sql) => {
      const taken = await this.#outbox.take(sql, this.#now());
      if (!taken) return undefined;
      const { leadIds, ...letter } = taken;
      const rows: Row[] = [];
      for (const id of leadIds) rows.push(...(await sql.all<Row>(`${selectLeads} WHERE id = ?`, id)));
      return { ...letter, leads: rows.map(leadOf).sort((one, other) => one.receivedAt - other.receivedAt) };
      // One process at a time, so that a digest is one letter however many servers look after the outbox.
    }, 'outbox');
  }

  async settleLetter({ leads, kind }: Letter, outcome: LetterOutcome): Promise<void> {
    const ids = leads.map(({ id }) => id);
    await this.#database.transaction((sql) => this.#outbox.settle(sql, kind, ids, outcome, this.#now()));
  }

  async resendLetter(leadId: string): Promise<boolean> {
    const lead = await this.find(leadId);
    if (lead) await this.#database.transaction((sql) => this.#outbox.orderNotice(sql, lead.id, this.#now()));
    return lead !== undefined;
  }

  async backup(file: string): Promise<void> {
    await this.#database.backup(file);
  }

  async probeWrite(): Promise<void> {
    // A row of its own: the version of the tables is another program's to set.
    await this.#housekeeping.write('probe', this.#now());
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
