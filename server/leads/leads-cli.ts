import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import type { Lead, LeadStore } from './lead-store.ts';
import { leadsAsCsv } from './leads-csv.ts';
import { leadDetail, leadsTable } from './leads-table.ts';
import { leadsFile, openLeadStore } from './open-lead-store.ts';

const usage = `Reads and keeps what the forms have collected.

  npm run leads -- list             a line a message, newest first            [--json]
  npm run leads -- list --overdue   those that wait longer than 24 hours      [--json]
  npm run leads -- show ID          everything in one message                 [--json]
  npm run leads -- answered ID      notes that the person has been answered
  npm run leads -- resend ID        sends its letter to you again
  npm run leads -- delete ID        deletes a message for good
  npm run leads -- export FILE      all messages, for a spreadsheet, such as messages.csv
  npm run leads -- backup FILE      copies everything into a new file while the site runs

To restore a backup, stop the site and put the file in the place of leads.db in the data folder.
`;

/** A mistake in the call: one sentence, exit 2. */
class UsageError extends Error {}

interface Call {
  readonly store: LeadStore;
  /** What stands behind the verb: an ID or a file. */
  readonly operand: string | undefined;
  readonly options: { readonly json?: boolean; readonly csv?: boolean; readonly overdue?: boolean };
}

function idIn({ operand }: Call, verb: string): string {
  if (!operand) throw new UsageError(`Name a message: npm run leads -- ${verb} ID. \`npm run leads -- list\` shows the IDs.`);
  return operand.toUpperCase();
}

/** Does something to the message that is named, and says what was done. */
async function change(call: Call, verb: string, done: string, work: (id: string) => Promise<boolean>): Promise<string> {
  const id = idIn(call, verb);
  if (!(await work(id))) throw new UsageError(`There is no message ${id}.`);
  return done.replace('ID', id);
}

function printed(leads: readonly Lead[], whenNone: string, json: boolean | undefined): string {
  if (json) return JSON.stringify(leads, null, 2);
  return leads.length === 0 ? whenNone : leadsTable(leads);
}

const verbs: Record<string, (call: Call) => Promise<string>> = {
  async list({ store, options }) {
    if (!options.overdue) return printed(await store.list(), 'No messages yet.', options.json);
    return printed(await store.list('overdue'), 'No message has waited longer than 24 hours for an answer.', options.json);
  },
  async show(call) {
    const id = idIn(call, 'show');
    const lead = await call.store.find(id);
    if (!lead) throw new UsageError(`There is no message ${id}.`);
    return call.options.json ? JSON.stringify(lead, null, 2) : leadDetail(lead);
  },
  answered: (call) => change(call, 'answered', 'ID is marked as answered.', (id) => call.store.markAnswered(id)),
  resend: (call) =>
    change(
      call,
      'resend',
      'The letter about ID goes out again within seconds, as long as the site runs with SMTP_URL set.',
      (id) => call.store.resendLetter(id),
    ),
  delete: (call) =>
    change(call, 'delete', 'ID is deleted for good. Backups made before still hold it.', (id) => call.store.remove(id)),
  async export({ store, operand, options }) {
    if (!operand && !options.csv) throw new UsageError('Name a new file: npm run leads -- export messages.csv');
    const table = leadsAsCsv(await store.list());
    if (!operand) return table;
    const file = resolve(operand);
    if (existsSync(file)) throw new UsageError(`${file} exists already. Name a new file.`);
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 });
    return `All messages are written to ${file}. It is as private as the messages are.`;
  },
  async backup({ store, operand }) {
    if (!operand) throw new UsageError('Name a new file: npm run leads -- backup messages-2026-11-21.db');
    const file = resolve(operand);
    await store.backup(file);
    return `All messages are copied to ${file}. It is as private as the messages are.`;
  },
};

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, overdue: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [verb, operand] = positionals;
  if (values.help || verb === undefined) return usage;
  const work = verbs[verb];
  if (!work) throw new UsageError(`There is no "${verb}".\n\n${usage}`);
  const config = readConfig();
  if (!config.databaseUrl && !existsSync(leadsFile(config)))
    throw new UsageError(
      `There are no messages yet: ${leadsFile(config)} does not exist. Set DATA_DIR if they are kept elsewhere.`,
    );
  const store = openLeadStore(config);
  try {
    return await work({ store, operand, options: values });
  } finally {
    await store.close();
  }
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: Error & { code?: string }) => {
    const known = error instanceof UsageError || error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? error.message : `That did not work: ${error.message}`);
    process.exitCode = 2;
  },
);
