import type { LeadStore } from './lead-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Deletes leads for good once they are older than the owner wants to keep them. */
export class Retention {
  readonly #store: LeadStore;
  readonly #keepDays: number;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> = Promise.resolve();

  constructor(store: LeadStore, keepDays: number, now: () => number = Date.now) {
    this.#store = store;
    this.#keepDays = keepDays;
    this.#now = now;
  }

  /** Looks now, and then every hour. */
  start(): void {
    const look = () => {
      this.#round = this.deleteOld().catch((error: NodeJS.ErrnoException) =>
        console.error(`Old messages could not be deleted (${error.code ?? error.name}); it is tried again in an hour.`),
      );
    };
    this.#timer = setInterval(look, hourMs);
    look();
  }

  /** Deletes what is too old, and returns how many leads that were. */
  deleteOld(): Promise<number> {
    return this.#store.removeReceivedBefore(this.#now() - this.#keepDays * dayMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }
}
