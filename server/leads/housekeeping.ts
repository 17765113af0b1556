import type { Sql, SqlDatabase } from './sql-database.ts';

/** What the store has to remember of its own: deleted leads that are still to be wiped, the clock, a row to try the disk with. */
export class Housekeeping {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** Remembers, in the transaction that deletes leads, that their text is still to be wiped. */
  async orderWipe(sql: Sql, deleted: number): Promise<void> {
    await sql.all(
      `INSERT INTO housekeeping (name, value) VALUES ('unwiped', ?)
       ON CONFLICT (name) DO UPDATE SET value = housekeeping.value + excluded.value`,
      deleted,
    );
  }

  /** Wipes what is to be wiped; false when it could not be done now. */
  async wipe(): Promise<boolean> {
    const unwiped = await this.read('unwiped');
    if (unwiped === undefined) return true;
    if (!(await this.#database.wipeDeleted())) return false;
    // What was deleted meanwhile has been added to the number, and waits for the next time.
    await this.#database.transaction((sql) => sql.all("DELETE FROM housekeeping WHERE name = 'unwiped' AND value = ?", unwiped));
    return true;
  }

  async read(name: 'unwiped' | 'clock'): Promise<number | undefined> {
    const select = 'SELECT value FROM housekeeping WHERE name = ?';
    return this.#database.transaction(async (sql) => (await sql.all<{ value: number }>(select, name))[0]?.value);
  }

  async write(name: 'clock' | 'probe', value: number): Promise<void> {
    await this.#database.transaction((sql) =>
      sql.all(
        'INSERT INTO housekeeping (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        ...[name, value],
      ),
    );
  }
}
