import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ServerSettings, SettingsError } from '../../settings/read-settings.ts';
import { giveToFolderOwner } from './database-files.ts';
import { searchLeads } from './lead-search.ts';
import type { Lead, LeadKind, LeadStore } from './lead-store.ts';
import { leadsFile } from './open-lead-store.ts';
import { postgresUrlWithoutPassword } from './postgres-database.ts';
import { restoreDatabase } from './restore.ts';

/** Something in the call, or in its way, that whoever called can mend: one sentence for them. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** The longest note on a message, in characters. */
export const longestNote = 2_000;

/** What is true once a message was deleted and its text was wiped, as far as each database can. */
const wipedSentences = {
  sqlite: "The text is wiped from the database's files.",
  postgres:
    "PostgreSQL has freed the space. The text may be in that server's files until the space is used again, and in its archived log.",
} as const;
const unwipedSentence =
  "The text is still in the database's files, because another program reads them or the disk is full. " +
  'The site wipes it as soon as it can, and tries every minute while it runs.';

/** Which messages: those of a kind, all of them when left out, and of those the ones that a search finds. */
export interface Wanted {
  readonly kind?: LeadKind | undefined;
  readonly search?: string | undefined;
}

/** Each message that is wanted, newest first; what is overdue longest first. */
export async function listLeads(store: LeadStore, { kind, search }: Wanted = {}): Promise<readonly Lead[]> {
  const leads = await store.list(kind);
  return search === undefined ? leads : searchLeads(leads, search);
}

/** @throws CallError when there is none of that reference */
export async function findLead(store: LeadStore, id: string): Promise<Lead> {
  const lead = await store.find(id);
  if (!lead) throw new CallError(`There is no message ${id.toUpperCase()}.`);
  return lead;
}

/** Does something to each message that is named, once it is known that all are there, and says what was done. */
async function change(
  store: LeadStore,
  ids: readonly string[],
  done: string,
  work: (id: string) => Promise<unknown>,
): Promise<string> {
  const found: Lead[] = [];
  for (const id of ids) found.push(await findLead(store, id));
  for (const { id } of found) await work(id);
  return found.map(({ id }) => done.replace('ID', id)).join('\n');
}

/** Notes that the people have been answered: no reminder comes. */
export function markAnswered(store: LeadStore, ids: readonly string[]): Promise<string> {
  return change(store, ids, 'ID is marked as answered.', (id) => store.markAnswered(id));
}

/** Sends the letters of messages again, and hands on what has not reached the CRM. */
export function resendLetters(store: LeadStore, ids: readonly string[]): Promise<string> {
  const done = 'ID goes out again within seconds, as long as the site runs with SMTP_URL or LEADS_WEBHOOK_URL set.';
  return change(store, ids, done, (id) => store.resendLetter(id));
}

/**
 * Keeps the owner's note on a message; an empty one takes it away.
 *
 * @throws CallError for a note of more than `longestNote` characters, and when there is no such message
 */
export async function noteOnLead(store: LeadStore, id: string, text: string): Promise<string> {
  const note = text.trim();
  const length = [...note].length;
  const counted = (count: number) => count.toLocaleString('en-US');
  if (length > longestNote)
    throw new CallError(
      `A note has at most ${counted(longestNote)} characters, and this one has ${counted(length)}. Shorten it, and keep it again.`,
    );
  return change(store, [id], note === '' ? 'ID has no note any more.' : 'Your note on ID is kept.', async (each) => {
    await store.setNote(each, note);
    // Whatever an earlier note said is wiped as well; a running site goes on trying.
    await store.wipe().catch(() => false);
  });
}

/** Deletes messages and wipes their text, and says how far that went. */
export async function deleteLeads(store: LeadStore, ids: readonly string[], kind: keyof typeof wipedSentences): Promise<string> {
  const deleted = await change(store, ids, 'ID is deleted.', (id) => store.remove(id));
  // It is deleted whether or not it could be wiped; a running site goes on trying.
  const wiped = await store.wipe().catch(() => false);
  return `${deleted} ${wiped ? wipedSentences[kind] : unwipedSentence}\nBackups, and copies that a restore has kept, still hold it if they are older; so may your mailbox.`;
}

/** Makes the links in all letters so far invalid. */
export async function replaceLinkKeys(store: LeadStore): Promise<string> {
  await store.replaceLinkKeys();
  return 'The links in all letters so far are invalid. Letters from now on have links that hold.';
}

/** Copies all messages into a new file while the site runs. */
export async function backupLeads(store: LeadStore, name: string): Promise<string> {
  const file = resolve(name);
  await store.backup(file);
  giveToFolderOwner(file);
  return copiedSentence(file);
}

/** What is said of a backup once it is whole. */
export const copiedSentence = (file: string) => `All messages are copied to ${file}. It is as private as the messages are.`;

/**
 * Asks first whether a file may be opened: SQLite cannot tell why it cannot open one.
 *
 * @throws CallError with the sentence when it does not exist
 */
export function refuseMissing(file: string, mode: number, sentence: string): void {
  try {
    accessSync(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CallError(sentence);
  }
}

/**
 * Puts a backup in the place of the messages; never while the site runs.
 *
 * @param say told what will be replaced by what, before it is
 * @param shown what the backup is called in what is said
 * @throws CallError where the messages are in PostgreSQL; Error in one sentence when it cannot be done, and then nothing was changed
 */
export function restoreLeads(
  config: ServerSettings,
  name: string,
  say: (comparison: string) => void,
  shown = resolve(name),
): string {
  if (config.databaseUrl)
    throw new CallError(
      'The messages are in PostgreSQL, which is restored with its own tool. Stop every server of the site, then: ' +
        `pg_restore --clean --if-exists --dbname=${postgresUrlWithoutPassword(config.databaseUrl)} leads.dump ` +
        '(its password belongs in ~/.pgpass, where no list of programs shows it).',
    );
  const file = resolve(name);
  refuseMissing(file, constants.R_OK, `There is no file ${file}.`);
  return restoreDatabase(file, leadsFile(config), say, shown);
}

/** Words for a file that this user of the machine may not open. */
function notAllowed({ code, path, dest }: NodeJS.ErrnoException & { readonly dest?: string }): string | undefined {
  if (!code || !['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined;
  return (
    `You may not open ${dest ?? path ?? 'that file'} (${code}). Name a file in a folder of your own, such as ${join(homedir(), 'messages')}, ` +
    'or begin the command with sudo, as the guide shows.'
  );
}

/** What the owner is told of whatever a command has thrown. */
export function sentenceOf(error: Error): string {
  if (error instanceof CallError || error instanceof SettingsError) return error.message;
  return notAllowed(error) ?? `That did not work: ${error.message}`;
}
