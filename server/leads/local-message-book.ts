import { constants } from 'node:fs';
import { resolve } from 'node:path';
import type { ServerSettings } from '../../settings/read-settings.ts';
import type { LeadStore } from './lead-store.ts';
import * as commands from './leads-commands.ts';
import { leadsAsCsv } from './leads-csv.ts';
import type { MessageBook } from './message-book.ts';
import { leadsFile, openLeadStoreForCommand } from './open-lead-store.ts';
import { postgresUrlWithoutPassword } from './postgres-database.ts';

/** The messages where the settings of this computer say that they are. They are opened for each call: the site may run beside. */
export class LocalMessageBook implements MessageBook {
  readonly where: string;
  readonly #config: ServerSettings;

  constructor(config: ServerSettings) {
    this.#config = config;
    this.where = config.databaseUrl
      ? `in PostgreSQL, at ${postgresUrlWithoutPassword(config.databaseUrl)}`
      : `in the file ${resolve(leadsFile(config))}`;
  }

  async #with<Result>(work: (store: LeadStore) => Promise<Result>): Promise<Result> {
    const database = leadsFile(this.#config);
    const none = `There are no messages yet: ${database} does not exist. Set DATA_DIR if they are kept elsewhere.`;
    if (!this.#config.databaseUrl) commands.refuseMissing(database, constants.R_OK | constants.W_OK, none);
    const store = openLeadStoreForCommand(this.#config);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  list(wanted?: commands.Wanted) {
    return this.#with((store) => commands.listLeads(store, wanted));
  }

  find(id: string) {
    return this.#with((store) => commands.findLead(store, id));
  }

  answered(ids: readonly string[]) {
    return this.#with((store) => commands.markAnswered(store, ids));
  }

  resend(ids: readonly string[]) {
    return this.#with((store) => commands.resendLetters(store, ids));
  }

  note(id: string, text: string) {
    return this.#with((store) => commands.noteOnLead(store, id, text));
  }

  remove(ids: readonly string[]) {
    return this.#with((store) => commands.deleteLeads(store, ids, this.#config.databaseUrl ? 'postgres' : 'sqlite'));
  }

  newLinkKey() {
    return this.#with(commands.replaceLinkKeys);
  }

  exportCsv() {
    return this.#with(async (store) => leadsAsCsv(await store.list()));
  }

  backup(file: string) {
    return this.#with((store) => commands.backupLeads(store, file));
  }

  async restore(file: string, say: (comparison: string) => void) {
    return commands.restoreLeads(this.#config, file, say);
  }
}
