import type { Lead, LetterState } from './lead-store.ts';

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
    letter: row.letter ?? undefined,
    webhook: row.webhook ?? undefined,
  };
}

/** Selects rows of that kind; a WHERE or ORDER BY may follow. */
export const selectLeads = `SELECT id, form, received_at, fields, status, page, mail_subject, answered_at, first.state AS letter, hook.state AS webhook
  FROM leads LEFT JOIN letters AS first ON first.lead_id = id AND first.kind = 'new-lead'
    LEFT JOIN letters AS hook ON hook.lead_id = id AND hook.kind = 'webhook'`;

export const isOverdue = "status = 'new' AND answered_at IS NULL AND received_at <= ?";

export const isWaiting = "state = 'waiting' AND first_due_at <= ?";

/** A confirmation that somebody's mail server refuses is nothing that the owner could mend. */
export const isDead = "state = 'dead' AND kind <> 'confirmation'";
