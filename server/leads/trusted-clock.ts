const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A clock that is set steadily by a time server moves by less than this between two looks, in milliseconds. */
const jumpMs = 5 * 60 * 1000;

export interface Clocks {
  /** The machine's time of day, which may be set: milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, which nobody can set. */
  readonly uptime: () => number;
}

export const machineClocks: Clocks = { now: Date.now, uptime: () => performance.now() };

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
