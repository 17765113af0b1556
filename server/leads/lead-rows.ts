import type { Lead } from './lead-store.ts';

/** A lead as its table holds it, with the state of the owner's letter. */
export interface LeadRow {
  readonly id: string;
  readonly form: string;
  readonly received_at: number;
  readonly fields: string;
  readonly status: Lead['status'];
  readonly page: string | null;
  readonly mail_subject: string | null;
  readonly answered_at: number | null;
  readonly letter: Exclude<Lead['letter'], undefined> | null;
}

export function leadOf(row: LeadRow): Lead {
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
  };
}

/** Selects rows of that kind; a WHERE or ORDER BY may follow. */
export const selectLeads = `SELECT id, form, received_at, fields, status, page, mail_subject, answered_at, letters.state AS letter
  FROM leads LEFT JOIN letters ON lead_id = id AND kind = 'notice'`;
