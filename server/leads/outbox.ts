import {
  confirmationEveryMs,
  type LetterKind,
  type LetterOutcome,
  type LetterState,
  letterLeaseMs,
  lettersPerHour,
  remindAfterMs,
} from './lead-store.ts';
import type { Dialect, Sql } from './sql-database.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Leads that one digest names at most; what is left over stands in the next one, which follows at once. */
const longestDigest = 500;
/**
 * A digest waits half as long as the flood has lasted: a person who writes at its beginning is named within the minute, and a
 * flood of a day makes no more than four letters an hour.
 */
const digestWait = { shortestMs: 30 * secondMs, longestMs: 15 * minuteMs };

/** A letter as the outbox knows it. */
export interface OutboxLetter {
  readonly kind: LetterKind;
  /** The leads that it is about: several in a digest. */
  readonly leadIds: readonly string[];
  readonly attempts: number;
  readonly firstDueAt: number;
}

interface Due {
  readonly lead_id: string;
  readonly kind: LetterKind;
  readonly attempts: number;
  readonly first_due_at: number;
  readonly next_attempt_at: number;
  readonly in_digest: number;
}

/** What is due. A letter that waits longer than any letter can was ordered by a clock that ran ahead: it is due as well. */
const isDue = `state = 'waiting' AND (next_attempt_at <= ?
  OR next_attempt_at - CASE kind WHEN 'reminder' THEN ${remindAfterMs + hourMs} ELSE ${3 * hourMs} END > ?)`;

/**
 * The letters that leads have ordered, in the database that holds the leads. Every function works within the caller's
 * transaction; times are milliseconds since 1970.
 */
export class Outbox {
  readonly #kinds: readonly LetterKind[];
  readonly #skipLocked: Dialect['skipLocked'];

  /** @param kinds the letters that every new lead orders */
  constructor(kinds: readonly LetterKind[], { skipLocked }: Dialect) {
    this.#kinds = kinds;
    this.#skipLocked = skipLocked;
  }

  /**
   * Orders the letters of a new lead. Above 20 an hour they stand in a digest: a flood buries no mailbox, and what comes with
   * it is named all the same. A confirmation goes to whatever address was typed: one a day, and none during a flood.
   */
  async order(sql: Sql, leadId: string, senderHash: string, now: number): Promise<void> {
    if (this.#kinds.length === 0) return;
    const inDigest = (await this.#orderedThisHour(sql, now)) >= lettersPerHour;
    const dueAt = inDigest ? await this.#nextDigest(sql, now) : now;
    for (const kind of this.#kinds) {
      if (kind === 'webhook') {
        // A program reads it: one request a lead, whatever comes.
        await this.#insert(sql, leadId, kind, now, false);
        continue;
      }
      if (kind === 'confirmation' && (inDigest || (await this.#wasConfirmed(sql, leadId, senderHash, now)))) continue;
      await this.#insert(sql, leadId, kind, kind === 'reminder' ? dueAt + remindAfterMs : dueAt, inDigest);
    }
  }

  /**
   * Orders the owner's letter of a lead anew, by itself, and its webhook unless that has arrived. A lead that has a webhook alone
   * came while mail was not set up.
   */
  async orderAnew(sql: Sql, leadId: string, now: number): Promise<void> {
    const ordered = await sql.all<{ kind: LetterKind; state: LetterState }>(
      'SELECT kind, state FROM letters WHERE lead_id = ?',
      leadId,
    );
    const webhook = ordered.find(({ kind }) => kind === 'webhook');
    if (webhook && webhook.state !== 'sent') await this.#insert(sql, leadId, 'webhook', now, false);
    if (!webhook || ordered.some(({ kind }) => kind === 'new-lead')) await this.#insert(sql, leadId, 'new-lead', now, false);
  }

  async #insert(sql: Sql, leadId: string, kind: LetterKind, dueAt: number, inDigest: boolean): Promise<void> {
    await sql.all(
      `INSERT INTO letters (lead_id, kind, state, attempts, first_due_at, next_attempt_at, in_digest)
       VALUES (?, ?, 'waiting', 0, ?, ?, ?)
       ON CONFLICT (lead_id, kind) DO UPDATE SET state = 'waiting', attempts = 0, first_due_at = excluded.first_due_at,
         next_attempt_at = excluded.next_attempt_at, in_digest = excluded.in_digest, fault = NULL`,
      ...[leadId, kind, dueAt, dueAt, inDigest ? 1 : 0],
    );
  }

  /** Letters to the owner about one new lead each. Those with a time yet to come were written by a clock that ran ahead. */
  async #orderedThisHour(sql: Sql, now: number): Promise<number> {
    const [row] = await sql.all<{ count: number }>(
      `SELECT count(*) AS count FROM letters WHERE kind = 'new-lead' AND in_digest = 0 AND first_due_at > ? AND first_due_at <= ?`,
      ...[now - hourMs, now],
    );
    return row?.count ?? 0;
  }

  /** When the digest goes out that a lead of this moment stands in. */
  async #nextDigest(sql: Sql, now: number): Promise<number> {
    const one = (which: 'min' | 'max') =>
      `(SELECT ${which}(first_due_at) FROM letters WHERE kind = 'new-lead' AND in_digest = 1 AND first_due_at > ? AND first_due_at <= ?)`;
    const hour = [now - hourMs, now + digestWait.longestMs];
    const [found] = await sql.all<{ first: number | null; last: number | null }>(
      `SELECT ${one('min')} AS first, ${one('max')} AS last`,
      ...[...hour, ...hour],
    );
    const { first, last } = found ?? { first: null, last: null };
    if (last !== null && last > now) return last;
    const wait = first === null ? 0 : Math.floor((now - first) / 2);
    return now + Math.min(Math.max(wait, digestWait.shortestMs), digestWait.longestMs);
  }

  async #wasConfirmed(sql: Sql, leadId: string, senderHash: string, now: number): Promise<boolean> {
    const earlier = await sql.all(
      "SELECT id FROM leads WHERE sender_hash = ? AND status = 'new' AND received_at > ? AND id <> ? LIMIT 1",
      ...[senderHash, now - confirmationEveryMs, leadId],
    );
    return earlier.length > 0;
  }

  /**
   * Takes what is due of some kinds for as long as a delivery may last: the owner's letters first, and those that were never
   * tried.
   */
  async take(sql: Sql, kinds: readonly LetterKind[], now: number): Promise<OutboxLetter | undefined> {
    const [due] = await sql.all<Due>(
      `SELECT lead_id, kind, attempts, first_due_at, next_attempt_at, in_digest FROM letters
       WHERE ${isDue} AND kind IN (${kinds.map(() => '?').join()})
       ORDER BY CASE kind WHEN 'confirmation' THEN 1 ELSE 0 END, attempts, next_attempt_at LIMIT 1 ${this.#skipLocked}`,
      ...[now, now, ...kinds],
    );
    if (!due) return undefined;
    const { kind, attempts } = due;
    // While the machine was off nobody tried: that time is no patience. Nor is the time that a wrong clock has made.
    const lateMs = now - due.next_attempt_at;
    const awayMs = lateMs > 12 * hourMs || lateMs < 0 ? lateMs : 0;
    const which = due.in_digest
      ? `SELECT lead_id FROM letters WHERE kind = ? AND in_digest = 1 AND attempts = ? AND ${isDue}
         ORDER BY next_attempt_at, lead_id LIMIT ${longestDigest} ${this.#skipLocked}`
      : '?';
    const taken = await sql.all<{ lead_id: string }>(
      `UPDATE letters SET next_attempt_at = ?, first_due_at = first_due_at + ? WHERE kind = ? AND lead_id IN (${which})
       RETURNING lead_id`,
      ...[now + letterLeaseMs, awayMs, kind],
      ...(due.in_digest ? [kind, attempts, now, now] : [due.lead_id]),
    );
    return { kind, attempts, firstDueAt: due.first_due_at + awayMs, leadIds: taken.map(({ lead_id }) => lead_id) };
  }

  /** Writes down what became of a letter. */
  async settle(sql: Sql, kind: LetterKind, leadIds: readonly string[], outcome: LetterOutcome, now: number): Promise<void> {
    const nextAttemptAt = outcome.state === 'waiting' ? outcome.nextAttemptAt : now;
    const fault = outcome.state === 'sent' ? null : outcome.fault;
    for (const id of leadIds)
      await sql.all(
        'UPDATE letters SET state = ?, attempts = attempts + 1, next_attempt_at = ?, fault = ? WHERE lead_id = ? AND kind = ?',
        ...[outcome.state, nextAttemptAt, fault, id, kind],
      );
  }
}
