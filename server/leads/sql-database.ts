/** What can be bound to a placeholder. */
export type SqlValue = string | number | null;

/** Runs one statement, its placeholders written as `?`, and returns its rows. */
export interface Sql {
  all<Row>(statement: string, ...values: readonly SqlValue[]): Promise<Row[]>;
}

/** The few words in which the two databases differ. */
export interface Dialect {
  /** Type of a 64-bit whole number: times are milliseconds since 1970. */
  readonly integer: 'INTEGER' | 'BIGINT';
  readonly tableOptions: 'STRICT' | '';
  /** Behind a SELECT: takes only rows that no other process is taking. */
  readonly skipLocked: '' | 'FOR UPDATE SKIP LOCKED';
}

/** A database that keeps what it has committed: `transaction` resolves only when the disk has it. */
export interface SqlDatabase extends Sql {
  readonly dialect: Dialect;
  /**
   * All or nothing. Transactions that name a common lock run one after the other, in all processes; name the locks of several
   * kinds always in the same order.
   */
  transaction<Result>(work: (sql: Sql) => Promise<Result>, ...locks: readonly string[]): Promise<Result>;
  /** Wipes from its files what was deleted, as far as the database can; false when something keeps it from that now. */
  wipeDeleted(): Promise<boolean>;
  /**
   * Copies the database into a file while it is in use.
   *
   * @throws Error in one sentence where the database has its own tool for that
   */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
