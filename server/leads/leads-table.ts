import { allForms } from '../../forms/all-forms.ts';
import { oneLine } from '../safe-text.ts';
import type { Lead } from './lead-store.ts';

/** What the list says of the owner's letter, and of the CRM; what was sent needs no word. */
const letterNotes = { none: '', sent: '', waiting: 'mail waiting', dead: 'MAIL FAILED (npm run leads -- resend ID)' } as const;
const webhookNotes = { none: '', sent: '', waiting: 'CRM waiting', dead: 'CRM FAILED (npm run leads -- resend ID)' } as const;

/** Prints a time, in milliseconds since 1970, as the owner's clock shows it. */
export const printTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
});

function personOf({ values }: Lead): string {
  return values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' ');
}

/** `Main Contact Form` */
export function nameOfForm(id: string): string {
  return allForms.find((form) => form.id === id)?.name ?? id;
}

/** The longest cell, in characters: one endless value would push the others of every line off the screen. */
const longestCell = 60;

function cell(text: string | undefined): string {
  const line = oneLine(text ?? '');
  return line.length > longestCell ? `${line.slice(0, longestCell - 1)}…` : line;
}

function noteOn({ status, letter, webhook, answeredAt, note }: Lead): string {
  const sent = [letterNotes[letter ?? 'none'], webhookNotes[webhook ?? 'none']];
  const notes = [status === 'new' ? '' : status, answeredAt ? 'answered' : '', ...sent, note && `note: ${cell(note)}`];
  return notes.filter(Boolean).join(', ');
}

/** A line a lead, in columns, under a line of titles. */
export function leadsTable(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [
    lead.id,
    printTime.format(lead.receivedAt),
    nameOfForm(lead.form),
    cell(personOf(lead)),
    cell(lead.values.email),
    cell(lead.values.phone),
    noteOn(lead),
  ]);
  const header = ['ID', 'Received', 'Form', 'From', 'Email', 'Phone', ''];
  const widths = header.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return [header, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

/** A text below its label, without signs that could drive a terminal. */
function indented(text: string): string {
  return `\n${text.replace(/[^\P{Cc}\n]/gu, ' ')}`.replaceAll('\n', '\n  ');
}

/** Everything in one lead, each field under its label. */
export function leadDetail(lead: Lead): string {
  const fields: readonly { readonly name: string; readonly label: string }[] =
    allForms.find(({ id }) => id === lead.form)?.fields ?? [];
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const values = Object.entries(lead.values).map(([name, value]) => `${labelOf(name)}:${indented(value)}`);
  const facts = [
    `${lead.id}  ${nameOfForm(lead.form)}  ${noteOn(lead)}`.trimEnd(),
    `Received ${printTime.format(lead.receivedAt)}${lead.page ? ` from ${oneLine(lead.page)}` : ''}`,
    ...(lead.answeredAt ? [`Answered ${printTime.format(lead.answeredAt)}`] : []),
    ...(lead.note ? ['', `Your note:${indented(lead.note)}`] : []),
  ];
  return [...facts, '', ...values].join('\n');
}
