import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readServerSettings } from '../../settings/read-settings.ts';
import { readServerAddress, type ServerAddress } from '../../ssh/server-address.ts';
import { answerCall } from './answer-call.ts';
import { giveToFolderOwner } from './database-files.ts';
import type { Lead, LeadKind } from './lead-store.ts';
import { CallError, sentenceOf } from './leads-commands.ts';
import { leadDetail, leadsTable } from './leads-table.ts';
import { type MessageBook, messageBook } from './message-book.ts';

const usage = `Reads and keeps what the forms have collected.

  npm run leads -- list             a line a message, newest first            [--json]
  npm run leads -- list --overdue   those that wait longer than 24 hours      [--json]
  npm run leads -- list --new       those that wait for an answer; also --answered and --quarantine  [--json]
  npm run leads -- search WORDS     those with all of these words: name, address, phone, text, note  [--json]
  npm run leads -- show ID          everything in one message                 [--json]
  npm run leads -- answered ID …    notes that the person has been answered; one ID or several
  npm run leads -- note ID "TEXT"   keeps a note of your own on a message; "" takes it away
  npm run leads -- resend ID …      sends its letter to you again, and to your CRM if it has not arrived there
  npm run leads -- new-link-key     makes the links in all letters so far invalid
  npm run leads -- delete ID …      deletes a message
  npm run leads -- export FILE      all messages, for a spreadsheet, such as messages.csv
  npm run leads -- backup FILE      copies everything into a new file while the site runs
  npm run leads -- restore FILE     puts a backup in the place of the messages, and keeps what was there; stop the site first

Another computer with this project reads the messages of a server with --server ssh://user@host behind any of these.
`;

const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  new: { type: 'boolean' },
  overdue: { type: 'boolean' },
  answered: { type: 'boolean' },
  quarantine: { type: 'boolean' },
  server: { type: 'string' },
  help: { type: 'boolean' },
} as const;

interface Call {
  readonly book: MessageBook;
  /** What stands behind the verb: IDs, words or a file. */
  readonly operands: readonly string[];
  readonly options: { readonly [Name in keyof typeof options]?: unknown };
}

/** The lists that have an option of their own, and what is said when nothing is in them. */
const emptyLists = {
  new: 'No message waits for an answer.',
  overdue: 'No message has waited longer than 24 hours for an answer.',
  answered: 'No message is marked as answered.',
  quarantine: 'No message is in quarantine.',
} as const satisfies Partial<Record<LeadKind, string>>;

const kinds = Object.keys(emptyLists) as (keyof typeof emptyLists)[];

/** The references that are named, one at least. */
function named({ operands }: Call, verb: string): readonly [string, ...string[]] {
  const [first, ...others] = operands;
  if (first) return [first, ...others];
  throw new CallError(`Name a message: npm run leads -- ${verb} ID. \`npm run leads -- list\` shows the IDs.`);
}

function printed(leads: readonly Lead[], whenNone: string, json: unknown): string {
  if (json) return JSON.stringify(leads, null, 2);
  return leads.length === 0 ? whenNone : leadsTable(leads);
}

const verbs: Record<string, (call: Call) => Promise<string>> = {
  async list({ book, options }) {
    const chosen = kinds.filter((kind) => options[kind]);
    if (chosen.length > 1) throw new CallError(`Name one list: --${chosen.join(' or --')}.`);
    const [kind] = chosen;
    return printed(await book.list({ kind }), kind ? emptyLists[kind] : 'No messages yet.', options.json);
  },
  async search({ book, operands, options }) {
    const search = operands.join(' ');
    if (search.trim() === '') throw new CallError('Name what to look for: npm run leads -- search "ana 425-555"');
    return printed(await book.list({ search }), 'No message has all of these words.', options.json);
  },
  async show(call) {
    const lead = await call.book.find(named(call, 'show')[0]);
    return call.options.json ? JSON.stringify(lead, null, 2) : leadDetail(lead);
  },
  answered: async (call) => call.book.answered(named(call, 'answered')),
  async note(call) {
    const [id, ...words] = named(call, 'note');
    if (words.length === 0) throw new CallError(`Write the note behind the ID: npm run leads -- note ${id} "Call on Friday"`);
    return call.book.note(id, words.join(' '));
  },
  resend: async (call) => call.book.resend(named(call, 'resend')),
  delete: async (call) => call.book.remove(named(call, 'delete')),
  'new-link-key': ({ book }) => book.newLinkKey(),
  async export({ book, operands: [operand], options }) {
    if (!operand && !options.csv) throw new CallError('Name a new file: npm run leads -- export messages.csv');
    const table = await book.exportCsv();
    if (!operand) return table;
    const file = resolve(operand);
    if (existsSync(file)) throw new CallError(`${file} exists already. Name a new file.`);
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 });
    giveToFolderOwner(file);
    return `All messages are written to ${file}. It is as private as the messages are.`;
  },
  async backup({ book, operands: [operand] }) {
    if (!operand) throw new CallError('Name a new file: npm run leads -- backup messages-2026-11-21.db');
    return book.backup(operand);
  },
  async restore({ book, operands: [operand] }) {
    if (!operand) throw new CallError('Name a backup: npm run leads -- restore messages-2026-11-21.db');
    return book.restore(operand, (comparison) => process.stdout.write(`${comparison}\n`));
  },
};

function readCall() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new CallError((error as Error).message);
  }
}

/** The server whose messages are asked for; undefined for those of this computer. */
function askedServer(text: string | undefined): ServerAddress | undefined {
  const server = text === undefined ? undefined : readServerAddress(text);
  if (text !== undefined && !server)
    throw new CallError(
      `"${text}" is no address of a server. Write it like ssh://ana@www.example.com, with :2222 behind it for another port.`,
    );
  return server;
}

async function run(): Promise<string | undefined> {
  const { positionals, values } = readCall();
  const [verb, ...operands] = positionals;
  if (values.help || verb === undefined) return usage;
  // How the desk of another computer calls this one, over SSH.
  if (verb === 'ask') return answerCall(readServerSettings(), process.stdin, process.stdout);
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!work) throw new CallError(`There is no "${verb}".\n\n${usage}`);
  return work({
    book: messageBook(readServerSettings(), askedServer(values.server)),
    operands,
    options: values,
  });
}

run().then(
  (text) => text !== undefined && process.stdout.write(`${text}\n`),
  (error: Error) => {
    console.error(sentenceOf(error));
    process.exitCode = 2;
  },
);
