import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readServerSettings, type ServerSettings, SettingsError } from '../../settings/read-settings.ts';
import { giveToFolderOwner } from './database-files.ts';
import type { Lead, LeadStore } from './lead-store.ts';
import { leadsAsCsv } from './leads-csv.ts';
import { leadDetail, leadsTable } from './leads-table.ts';
import { leadsFile, openLeadStoreForCommand } from './open-lead-store.ts';
import { postgresUrlWithoutPassword } from './postgres-database.ts';
import { restoreDatabase } from './restore.ts';

const usage = `Reads and keeps what the forms have collected.

  npm run leads -- list             a line a message, newest first            [--json]
  npm run leads -- list --overdue   those that wait longer than 24 hours      [--json]
  npm run leads -- show ID          everything in one message                 [--json]
  npm run leads -- answered ID …    notes that the person has been answered; one ID or several
  npm run leads -- resend ID …      sends its letter to you again, and to your CRM if it has not arrived there
  npm run leads -- new-link-key     makes the links in all letters so far invalid
  npm run leads -- delete ID …      deletes a message
  npm run leads -- export FILE      all messages, for a spreadsheet, such as messages.csv
  npm run leads -- backup FILE      copies everything into a new file while the site runs
  npm run leads -- restore FILE     puts a backup in the place of the messages, and keeps what was there; stop the site first
`;

/** A mistake in the call: one sentence, exit 2. */
class UsageError extends Error {}

/** What is true once a message was deleted and its text was wiped, as far as each database can. */
const wipedSentences = {
  sqlite: "The text is wiped from the database's files.",
  postgres:
    "PostgreSQL has freed the space. The text may be in that server's files until the space is used again, and in its archived log.",
} as const;
const unwipedSentence =
  "The text is still in the database's files, because another program reads them or the disk is full. " +
  'The site wipes it as soon as it can, and tries every minute while it runs.';

interface Call {
  readonly store: LeadStore;
  readonly kind: keyof typeof wipedSentences;
  /** What stands behind the verb: IDs or a file. */
  readonly operands: readonly string[];
  readonly options: { readonly json?: boolean; readonly csv?: boolean; readonly overdue?: boolean };
}

/** The messages that are named, one or more; all of them are there. */
async function named({ store, operands }: Call, verb: string): Promise<[Lead, ...Lead[]]> {
  const leads: Lead[] = [];
  for (const id of operands) {
    const lead = await store.find(id);
    if (!lead) throw new UsageError(`There is no message ${id.toUpperCase()}.`);
    leads.push(lead);
  }
  const [first, ...others] = leads;
  if (!first) throw new UsageError(`Name a message: npm run leads -- ${verb} ID. \`npm run leads -- list\` shows the IDs.`);
  return [first, ...others];
}

/** Does something to each message that is named, once it is known that all are there, and says what was done. */
async function change(call: Call, verb: string, done: string, work: (id: string) => Promise<boolean>): Promise<string> {
  const ids = (await named(call, verb)).map(({ id }) => id);
  for (const id of ids) await work(id);
  return ids.map((id) => done.replace('ID', id)).join('\n');
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
    const [lead] = await named(call, 'show');
    return call.options.json ? JSON.stringify(lead, null, 2) : leadDetail(lead);
  },
  answered: (call) => change(call, 'answered', 'ID is marked as answered.', (id) => call.store.markAnswered(id)),
  resend: (call) =>
    change(
      call,
      'resend',
      'ID goes out again within seconds, as long as the site runs with SMTP_URL or LEADS_WEBHOOK_URL set.',
      (id) => call.store.resendLetter(id),
    ),
  async delete(call) {
    const deleted = await change(call, 'delete', 'ID is deleted.', (id) => call.store.remove(id));
    // It is deleted whether or not it could be wiped; a running site goes on trying.
    const wiped = await call.store.wipe().catch(() => false);
    return `${deleted} ${wiped ? wipedSentences[call.kind] : unwipedSentence}\nBackups, and copies that a restore has kept, still hold it if they are older; so may your mailbox.`;
  },
  async 'new-link-key'({ store }) {
    await store.replaceLinkKeys();
    return 'The links in all letters so far are invalid. Letters from now on have links that hold.';
  },
  async export({ store, operands: [operand], options }) {
    if (!operand && !options.csv) throw new UsageError('Name a new file: npm run leads -- export messages.csv');
    const table = leadsAsCsv(await store.list());
    if (!operand) return table;
    const file = resolve(operand);
    if (existsSync(file)) throw new UsageError(`${file} exists already. Name a new file.`);
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 });
    giveToFolderOwner(file);
    return `All messages are written to ${file}. It is as private as the messages are.`;
  },
  async backup({ store, operands: [operand] }) {
    if (!operand) throw new UsageError('Name a new file: npm run leads -- backup messages-2026-11-21.db');
    const file = resolve(operand);
    await store.backup(file);
    giveToFolderOwner(file);
    return `All messages are copied to ${file}. It is as private as the messages are.`;
  },
};

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, overdue: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [verb, ...operands] = positionals;
  if (values.help || verb === undefined) return usage;
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!work && verb !== 'restore') throw new UsageError(`There is no "${verb}".\n\n${usage}`);
  const config = readServerSettings();
  if (!work) return restore(config, operands[0]);
  const database = leadsFile(config);
  const none = `There are no messages yet: ${database} does not exist. Set DATA_DIR if they are kept elsewhere.`;
  if (!config.databaseUrl) refuseMissing(database, constants.R_OK | constants.W_OK, none);
  const store = openLeadStoreForCommand(config);
  try {
    return await work({ store, operands, options: values, kind: config.databaseUrl ? 'postgres' : 'sqlite' });
  } finally {
    await store.close();
  }
}

/** Asks first whether a file may be opened: SQLite cannot tell why it cannot open one. */
function refuseMissing(file: string, mode: number, sentence: string): void {
  try {
    accessSync(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError(sentence);
  }
}

/** Puts a backup in the place of the messages. */
function restore(config: ServerSettings, operand: string | undefined): string {
  if (!operand) throw new UsageError('Name a backup: npm run leads -- restore messages-2026-11-21.db');
  if (config.databaseUrl)
    throw new UsageError(
      'The messages are in PostgreSQL, which is restored with its own tool. Stop every server of the site, then: ' +
        `pg_restore --clean --if-exists --dbname=${postgresUrlWithoutPassword(config.databaseUrl)} leads.dump ` +
        '(its password belongs in ~/.pgpass, where no list of programs shows it).',
    );
  const file = resolve(operand);
  refuseMissing(file, constants.R_OK, `There is no file ${file}.`);
  return restoreDatabase(file, leadsFile(config), (comparison) => process.stdout.write(`${comparison}\n`));
}

/** Words for a file that this user of the machine may not open. */
function notAllowed({ code, path, dest }: NodeJS.ErrnoException & { readonly dest?: string }): string | undefined {
  if (!code || !['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined;
  return (
    `You may not open ${dest ?? path ?? 'that file'} (${code}). Name a file in a folder of your own, such as ${join(homedir(), 'messages')}, ` +
    'or begin the command with sudo, as the guide shows.'
  );
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: Error & { code?: string }) => {
    const known = error instanceof UsageError || error instanceof SettingsError || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? error.message : (notAllowed(error) ?? `That did not work: ${error.message}`));
    process.exitCode = 2;
  },
);
