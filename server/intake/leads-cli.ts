import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allForms } from '../../forms/all-forms.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Lead } from './lead-store.ts';
import { leadsAsCsv } from './leads-csv.ts';
import { SqliteStore } from './sqlite-store.ts';

const usage = `Reads what the forms have collected.

  npm run leads -- list            a line a message, newest first   [--json]
  npm run leads -- show ID         everything in one message        [--json]
  npm run leads -- resend ID       sends its letter to you again
  npm run leads -- export --csv    all messages, for a spreadsheet  (add > messages.csv)
`;

/** What the list says of a message's letter to the owner; a letter that was sent needs no word. */
const letterNotes = { none: '', sent: '', waiting: 'mail waiting', dead: 'MAIL FAILED (npm run leads -- resend ID)' } as const;

/** A mistake in the call: one sentence, exit 2. */
class UsageError extends Error {}

const printTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Los_Angeles' });

function personOf({ values }: Lead): string {
  return values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' ');
}

function nameOfForm(id: string): string {
  return allForms.find((form) => form.id === id)?.name ?? id;
}

/** One line of text: control signs, which could drive a terminal, become spaces. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function listTable(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No messages yet.';
  const rows = leads.map((lead) => [
    lead.id,
    printTime.format(lead.receivedAt),
    nameOfForm(lead.form),
    oneLine(personOf(lead)),
    oneLine(lead.values.email ?? ''),
    [lead.status === 'new' ? '' : lead.status, letterNotes[lead.letter ?? 'none']].filter(Boolean).join(', '),
  ]);
  const header = ['ID', 'Received', 'Form', 'From', 'Email', ''];
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function detail(lead: Lead): string {
  const form = allForms.find(({ id }) => id === lead.form);
  const labelOf = (name: string) => form?.fields.find((field) => field.name === name)?.label ?? name;
  const lines = Object.entries(lead.values).map(
    ([name, value]) => `${labelOf(name)}:\n  ${value.replace(/[^\P{Cc}\n]/gu, ' ').replaceAll('\n', '\n  ')}`,
  );
  return [`${lead.id}  ${nameOfForm(lead.form)}  ${printTime.format(lead.receivedAt)}  ${lead.status}`, '', ...lines].join('\n');
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [verb, id] = positionals;
  if (values.help || verb === undefined) return usage;
  const file = join(readConfig().dataDir, 'leads.db');
  if (!existsSync(file))
    throw new UsageError(`There are no messages yet: ${file} does not exist. Set DATA_DIR if they are kept elsewhere.`);
  const store = new SqliteStore({ file, readOnly: verb !== 'resend' });
  try {
    switch (verb) {
      case 'list':
        return values.json ? JSON.stringify(await store.list(), null, 2) : listTable(await store.list());
      case 'show': {
        if (!id) throw new UsageError('Name a message: npm run leads -- show ID. `npm run leads -- list` shows the IDs.');
        const lead = await store.find(id);
        if (!lead) throw new UsageError(`There is no message ${id}.`);
        return values.json ? JSON.stringify(lead, null, 2) : detail(lead);
      }
      case 'resend':
        if (!id) throw new UsageError('Name a message: npm run leads -- resend ID.');
        if (!(await store.resendLetter(id))) throw new UsageError(`There is no message ${id}.`);
        return 'Its letter goes out again within seconds, as long as the site is running with SMTP_URL set.';
      case 'export':
        if (!values.csv) throw new UsageError('Name the format: npm run leads -- export --csv > messages.csv');
        return leadsAsCsv(await store.list());
      default:
        throw new UsageError(`There is no "${verb}".\n\n${usage}`);
    }
  } finally {
    await store.close();
  }
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: Error & { code?: string }) => {
    const known = error instanceof UsageError || error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? error.message : `The messages could not be read: ${error.message}`);
    process.exitCode = 2;
  },
);
