import { createHash, randomInt } from 'node:crypto';
import { Housekeeping } from './housekeeping.ts';
import { isDead, isOverdue, isWaiting, leadOf, lists, type Row, selectLeads } from './lead-rows.ts';
import {
  answerWithinMs,
  type Counts,
  type Lead,
  type LeadKind,
  type LeadStore,
  type Letter,
  type LetterKind,
  type LetterOutcome,
  mailKinds,
  type NewLead,
  repeatWindowMs,
} from './lead-store.ts';
import { LinkKeys } from './link-keys.ts';
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
  readonly #linkKeys: LinkKeys;

  constructor(database: SqlDatabase, { now = Date.now, letters = [] }: SqlLeadStoreOptions = {}) {
    this.#database = database;
    this.#now = now;
    this.#outbox = new Outbox(letters, database.dialect);
    this.#housekeeping = new Housekeeping(database);
    this.#linkKeys = new LinkKeys(database);
  }

  async add({ form, values, status, page, mailSubject, idempotencyKey }: NewLead): Promise<string> {
    const fields = JSON.stringify(values);
    const contentHash = hash(`${form}\n${fields}`);
    // A key stands for this content alone, and may be of any length.
    const key = idempotencyKey ? hash(`${idempotencyKey}\n${contentHash}`) : null;
    const senderHash = hash(senderOf(values.email ?? ''));
    const receivedAt = this.#now();
    return this.#database.transaction(async (sql) => {
      const first = await this.#firstOf(sql, form, contentHash, key, receivedAt);
      if (first && !(first.status === 'quarantine' && status === 'new')) return first.id;
      const id = first?.id ?? newId();
      // The hidden field was filled the first time, perhaps by a password manager: sent again without it, it is a message.
      if (first) await sql.all("UPDATE leads SET status = 'new' WHERE id = ?", id);
      else
        await sql.all(
          `INSERT INTO leads (id, form, received_at, fields, content_hash, idempotency_key, status, page, mail_subject, sender_hash)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[id, form, receivedAt, fields, contentHash, key, status, page ?? null, mailSubject ?? null, senderHash],
        );
      if (status === 'new') await this.#outbox.order(sql, id, senderHash, receivedAt);
      return id;
    }, `content ${contentHash}`);
  }

  /** The message that this one repeats. A clock that was once ahead makes nothing a repeat of what lies in its future. */
  async #firstOf(
    sql: Sql,
    form: string,
    contentHash: string,
    key: string | null,
    now: number,
  ): Promise<Pick<Row, 'id' | 'status'> | undefined> {
    const [first] = await sql.all<Pick<Row, 'id' | 'status'>>(
      `SELECT id, status FROM leads WHERE form = ? AND content_hash = ? AND (idempotency_key = ? OR received_at BETWEEN ? AND ?)
       ORDER BY received_at LIMIT 1`,
      ...[form, contentHash, key, now - repeatWindowMs + 1, now + repeatWindowMs],
    );
    return first;
  }

  async list(kind: LeadKind = 'all'): Promise<Lead[]> {
    const times = kind === 'overdue' ? [this.#now() - answerWithinMs] : [];
    return (await this.#database.all<Row>(`${selectLeads} ${lists[kind]}`, ...times)).map(leadOf);
  }

  async find(id: string): Promise<Lead | undefined> {
    const [row] = await this.#database.all<Row>(`${selectLeads} WHERE id = ?`, id.toUpperCase());
    return row && leadOf(row);
  }

  async counts(): Promise<Counts> {
    const now = this.#now();
    // One index for each, so that asking for the health of the site costs next to nothing however many messages there are.
    const [counts] = await this.#database.all<Counts>(
      `SELECT (SELECT count(*) FROM leads) AS stored,
         (SELECT count(*) FROM leads WHERE status = 'quarantine') AS quarantined,
         (SELECT count(*) FROM leads WHERE ${isOverdue}) AS overdue,
         (SELECT count(*) FROM letters WHERE ${isWaiting} AND kind <> 'webhook') AS "lettersWaiting",
         (SELECT count(*) FROM letters WHERE ${isDead} AND kind <> 'webhook') AS "lettersDead",
         (SELECT count(*) FROM letters WHERE ${isWaiting} AND kind = 'webhook') AS "webhooksWaiting",
         (SELECT count(*) FROM letters WHERE ${isDead} AND kind = 'webhook') AS "webhooksDead"`,
      ...[now - answerWithinMs, now, now],
    );
    return counts as Counts;
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

  async setNote(id: string, note: string): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      const [earlier] = await sql.all<Pick<Row, 'note'>>('SELECT note FROM leads WHERE id = ?', id.toUpperCase());
      if (!earlier) return false;
      await sql.all('UPDATE leads SET note = ? WHERE id = ?', note || null, id.toUpperCase());
      // A note is taken back as a message is: its text is wiped from the files as well.
      if (earlier.note !== null) await this.#housekeeping.orderWipe(sql, 1);
      return true;
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

  async takeLetter(kinds: readonly LetterKind[] = [...mailKinds, 'webhook']): Promise<Letter | undefined> {
    return this.#database.transaction(async (sql) => {
      const taken = await this.#outbox.take(sql, kinds, this.#now());
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
    if (lead) await this.#database.transaction((sql) => this.#outbox.orderAnew(sql, lead.id, this.#now()));
    return lead !== undefined;
  }

  async signingKey(): Promise<string> {
    return this.#linkKeys.signing(this.#now());
  }

  async linkKeys(): Promise<readonly string[]> {
    return this.#linkKeys.all();
  }

  async replaceLinkKeys(): Promise<void> {
    await this.#linkKeys.replace();
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
