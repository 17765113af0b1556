import { randomBytes } from 'node:crypto';
import type { Sql, SqlDatabase } from './sql-database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long one key signs. */
const signsForMs = 90 * dayMs;

/**
 * So many keys are kept beside the present and the next one: the newest, so that the last links of a key have long expired when
 * it goes. Their number and not the clock decides: one that ran years ahead for a day would take the keys of links that hold.
 */
const earlierKept = 4;

interface Key {
  readonly secret: string;
  readonly signs_from: number;
}

async function make(sql: Sql, signsFrom: number): Promise<Key> {
  const key = { secret: randomBytes(32).toString('base64url'), signs_from: signsFrom };
  await sql.all('INSERT INTO link_keys (secret, signs_from) VALUES (?, ?)', key.secret, key.signs_from);
  return key;
}

/** Held while keys are made, so that servers that start together do not make them twice. */
const lock = 'link keys';

/**
 * The keys that sign the links in letters: random, kept with the leads, a new one every 90 days. The next one is made as long
 * before its time, so that a backup of the last 90 days knows the key of every link that was sent since.
 */
export class LinkKeys {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** The key that signs now; makes it where it is missing, and the next one. Times are milliseconds since 1970. */
  signing(now: number): Promise<string> {
    return this.#database.transaction(async (sql) => {
      const keys = await sql.all<Key>('SELECT secret, signs_from FROM link_keys ORDER BY signs_from DESC');
      const within = (from: number, until: number) => keys.find(({ signs_from }) => signs_from > from && signs_from <= until);
      const present = within(now - signsForMs, now) ?? (await make(sql, now));
      // Keys that begin later than the next one were made by a clock that ran ahead. Their links hold, and they do not sign.
      const next = within(now, now + signsForMs) ?? (await make(sql, present.signs_from + signsForMs));
      const kept = new Set([present, next, ...keys].slice(0, earlierKept + 2).map(({ secret }) => secret));
      for (const { secret } of keys) if (!kept.has(secret)) await sql.all('DELETE FROM link_keys WHERE secret = ?', secret);
      return present.secret;
    }, lock);
  }

  /** Every key whose links may still hold. */
  async all(): Promise<readonly string[]> {
    return (await this.#database.all<Key>('SELECT secret FROM link_keys')).map(({ secret }) => secret);
  }

  /** Forgets every key: no link that was signed so far holds any more. */
  async replace(): Promise<void> {
    await this.#database.transaction((sql) => sql.all('DELETE FROM link_keys'), lock);
  }
}
