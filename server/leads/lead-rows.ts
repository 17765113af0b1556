import type { Lead, LeadKind, LetterState } from './lead-store.ts';

/** A lead as its table holds it, with the states of the owner's letter and of the webhook. */
export interface Row {
  readonly id: string;
  readonly form: string;
  readonly received_at: number;
  readonly fields: string;
  readonly status: Lead['status'];
  readonly page: string | null;
  readonly mail_subject: string | null;
  readonly answered_at: number | null;
  readonly note: string | null;
  readonly letter: LetterState | null;
  readonly webhook: LetterState | null;
}

export function leadOf(row: Row): Lead {
  return {
    id: row.id,
    form: row.form,
    receivedAt: row.received_at,
    values: JSON.parse(row.fields) as Lead['values'],
    status: row.status,
    page: row.page ?? undefined,
    mailSubject: row.mail_subject ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    note: row.note ?? undefined,
    letter: row.letter ?? undefined,
    webhook: row.webhook ?? undefined,
  };
}

/** Selects rows of that kind; a WHERE or ORDER BY may follow. */
export const selectLeads = `SELECT id, form, received_at, fields, status, page, mail_subject, answered_at, note, first.state AS letter, hook.state AS webhook
  FROM leads LEFT JOIN letters AS first ON first.lead_id = id AND first.kind = 'new-lead'
    LEFT JOIN letters AS hook ON hook.lead_id = id AND hook.kind = 'webhook'`;

const isUnanswered = "status = 'new' AND answered_at IS NULL";

export const isOverdue = `${isUnanswered} AND received_at <= ?`;

/** The condition and order of each list; the time before which a lead is overdue is bound where there is a placeholder. */
export const lists: Readonly<Record<LeadKind, string>> = {
  all: 'ORDER BY received_at DESC, id',
  new: `WHERE ${isUnanswered} ORDER BY received_at DESC, id`,
  overdue: `WHERE ${isOverdue} ORDER BY received_at, id`,
  answered: 'WHERE answered_at IS NOT NULL ORDER BY received_at DESC, id',
  quarantine: "WHERE status = 'quarantine' ORDER BY received_at DESC, id",
};

export const isWaiting = "state = 'waiting' AND first_due_at <= ?";

/** A confirmation that somebody's mail server refuses is nothing that the owner could mend. */
export const isDead = "state = 'dead' AND kind <> 'confirmation'";
