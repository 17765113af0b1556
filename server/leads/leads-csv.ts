import { allForms } from '../../forms/all-forms.ts';
import type { Lead } from './lead-store.ts';

/**
 * A cell that no spreadsheet takes for a formula (OWASP, CSV injection): what begins like one gets an apostrophe in front.
 * A phone number such as +1 425 555 0100 holds nothing but digits and their separators and stays as it is.
 */
export function csvCell(text: string): string {
  const phoneNumber = /^\+[\d\s().-]+$/.test(text);
  const safe = !phoneNumber && /^[\s]*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The fields that the forms ask for: a column each. */
const columns = [...new Set(allForms.flatMap((form) => form.fields.map(({ name }) => name as string)))];

/**
 * What a message carries beside the fields of the forms, a line each, in one cell: a sender may make up any number of names. What
 * the form itself sends with every message says nothing new.
 */
function otherValues({ form, values }: Lead): string {
  const fixed: Readonly<Record<string, string>> = allForms.find(({ id }) => id === form)?.fixed ?? {};
  return Object.entries(values)
    .filter(([name, value]) => !columns.includes(name) && fixed[name] !== value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** All leads as CSV (RFC 4180) with a byte order mark, without which spreadsheets misread accents. One column a field. */
export function leadsAsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [
    lead.id,
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.answeredAt ? 'answered' : lead.status,
    ...columns.map((name) => lead.values[name] ?? ''),
    lead.note ?? '',
    otherValues(lead),
  ]);
  const titles = ['id', 'received', 'form', 'status', ...columns, 'note', 'other'];
  return `\uFEFF${[titles, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
