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

/** All leads as CSV (RFC 4180) with a byte order mark, without which spreadsheets misread accents. One column a field. */
export function leadsAsCsv(leads: readonly Lead[]): string {
  const known = allForms.flatMap((form) => form.fields.map(({ name }) => name));
  const names = [...new Set([...known, ...leads.flatMap(({ values }) => Object.keys(values))])];
  const rows = leads.map(({ id, form, receivedAt, status, answeredAt, values }) => [
    id,
    new Date(receivedAt).toISOString(),
    form,
    answeredAt ? 'answered' : status,
    ...names.map((name) => values[name] ?? ''),
  ]);
  return `\uFEFF${[['id', 'received', 'form', 'status', ...names], ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
