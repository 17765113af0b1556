import type { ServerSettings } from '../../settings/read-settings.ts';
import type { ServerAddress } from '../../ssh/server-address.ts';
import type { Lead } from './lead-store.ts';
import type { Wanted } from './leads-commands.ts';
import { LocalMessageBook } from './local-message-book.ts';
import { SshMessageBook } from './ssh-message-book.ts';

/**
 * The owner's messages, wherever they are. What a method says of its work is for the owner, in whole sentences. Each throws an
 * Error; `sentenceOf` has the words for it.
 */
export interface MessageBook {
  /** Where the messages are, after 'The messages are': 'in the file /home/ana/site/data/leads.db'. */
  readonly where: string;
  /** The messages of a kind that a search finds: newest first, and what is overdue longest first. */
  list(wanted?: Wanted): Promise<readonly Lead[]>;
  find(id: string): Promise<Lead>;
  /** Notes that people have been answered, and says so. */
  answered(ids: readonly string[]): Promise<string>;
  /** Sends the letters of messages again, and says so. */
  resend(ids: readonly string[]): Promise<string>;
  /** Keeps the owner's note on a message, takes it away when it is empty, and says so. */
  note(id: string, text: string): Promise<string>;
  /** Deletes messages, and says how far their text is wiped. */
  remove(ids: readonly string[]): Promise<string>;
  /** Makes the links in all letters so far invalid, and says so. */
  newLinkKey(): Promise<string>;
  /** All messages as a table for spreadsheets: the text of a CSV file. */
  exportCsv(): Promise<string>;
  /** Copies all messages into a new file on this computer, and says so once the copy is whole. */
  backup(file: string): Promise<string>;
  /**
   * Puts a backup, a file on this computer, in the place of the messages; never while the site runs.
   *
   * @param say told what will be replaced by what
   */
  restore(file: string, say: (comparison: string) => void): Promise<string>;
}

/**
 * The messages that the owner's commands and desk work with.
 *
 * @param server where the site is published: then its messages, otherwise those that the settings of this computer lead to
 */
export function messageBook(config: ServerSettings, server?: ServerAddress): MessageBook {
  return server === undefined ? new LocalMessageBook(config) : new SshMessageBook(server);
}
