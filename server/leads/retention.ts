import type { LeadStore } from './lead-store.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A clock that is set steadily by a time server moves by less than this between two looks, in milliseconds. */
const jumpMs = 5 * 60 * 1000;

export interface Clocks {
  /** The machine's time of day, which may be set: milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, which nobody can set. */
  readonly uptime: () => number;
}

const machineClocks: Clocks = { now: Date.now, uptime: () => performance.now() };

/**
 * Tells whether the time of day can be believed. A machine may start years ahead (an empty battery, a wrong time server), and
 * what is deleted by such a clock is gone.
 */
export class TrustedClock {
  readonly #clocks: Clocks;
  /** Both clocks when they last began to agree, and at the last look. */
  #agreedSince: { readonly uptime: number };
  #last: { readonly now: number; readonly uptime: number };

  constructor(clocks: Clocks = machineClocks) {
    this.#clocks = clocks;
    this.#last = { now: clocks.now(), uptime: clocks.uptime() };
    this.#agreedSince = this.#last;
  }

  /**
   * The time of day; undefined while it leads the last time that was believed by more than a day, or none ever was, until it has
   * agreed with the uptime for 24 hours.
   *
   * @param believed the time that was last believed, in milliseconds since 1970
   */
  read(believed: number | undefined): number | undefined {
    const { now, uptime } = { now: this.#clocks.now(), uptime: this.#clocks.uptime() };
    if (Math.abs(now - this.#last.now - (uptime - this.#last.uptime)) > jumpMs) this.#agreedSince = { uptime };
    this.#last = { now, uptime };
    if (believed !== undefined && now - believed <= dayMs) return now;
    return uptime - this.#agreedSince.uptime >= dayMs ? now : undefined;
  }
}

/** Deletes leads once they are older than the owner wants to keep them, and wipes from the files what anybody has deleted. */
export class Retention {
  readonly #store: LeadStore;
  readonly #keepDays: number | undefined;
  readonly #clock: TrustedClock;
  readonly #say: (sentence: string) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  #round: Promise<unknown> = Promise.resolve();
  #lastSaid = '';

  /** @param keepDays left out, nothing is deleted by age */
  constructor(store: LeadStore, keepDays?: number, clocks?: Clocks, say: (sentence: string) => void = console.log) {
    this.#store = store;
    this.#keepDays = keepDays;
    this.#clock = new TrustedClock(clocks);
    this.#say = say;
  }

  /** Looks now; then deletes every hour, and wipes every minute while something is left to wipe. */
  start(): void {
    const look = (what: string, work: () => Promise<unknown>) => {
      this.#round = this.#round
        .then(work)
        .catch((error: NodeJS.ErrnoException) =>
          this.#sayOnce(`${what} could not be looked for (${error.code ?? error.name}); it is tried again.`),
        );
    };
    const old = () => look('Old messages', () => this.deleteOld());
    const deleted = () => look('Deleted messages', () => this.wipe());
    this.#timers.push(setInterval(old, hourMs), setInterval(deleted, minuteMs));
    old();
    deleted();
  }

  /** Deletes what is too old, and returns how many leads that were: none while the clock cannot be believed. */
  async deleteOld(): Promise<number> {
    if (this.#keepDays === undefined) return 0;
    const now = this.#clock.read(await this.#store.recordedClock());
    if (now === undefined) {
      this.#sayOnce(
        'No old message is deleted yet: the clock of this machine says that more than a day has passed since the site last ran, ' +
          'or the site runs for the first time. The clock is believed once it has gone evenly for 24 hours.',
      );
      return 0;
    }
    await this.#store.recordClock(now);
    const deleted = await this.#store.removeReceivedBefore(now - this.#keepDays * dayMs);
    if (deleted > 0) this.#say(`Deleted, since they are older than ${this.#keepDays} days: ${deleted} of the messages.`);
    return deleted;
  }

  /** Wipes what was deleted; false when it could not be done now. */
  async wipe(): Promise<boolean> {
    const wiped = await this.#store.wipe();
    if (!wiped)
      this.#sayOnce(
        "The text of deleted messages is still in the database's files, because another program reads them. " +
          'It is wiped once that has ended; it is tried every minute.',
      );
    return wiped;
  }

  /** What stays true is said once. */
  #sayOnce(sentence: string): void {
    if (sentence !== this.#lastSaid) this.#say(sentence);
    this.#lastSaid = sentence;
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await this.#round;
  }
}
