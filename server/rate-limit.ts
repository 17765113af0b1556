/** How many keys are counted at once: some megabytes. Beyond that those counted longest are forgotten. */
const mostKeys = 50_000;

interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * So many in a minute for each key; the minute begins with the key's first. Time is counted since the process began: a clock
 * that is set back holds nobody up.
 */
export class RateLimit {
  readonly #max: number;
  readonly #windowMs: number;
  /** What began since the last turn, and what began in the turn before: whatever began earlier has ended. */
  #recent = new Map<string, Window>();
  #earlier = new Map<string, Window>();
  #turnAt = 0;

  constructor(max: number, windowMs = 60_000) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** How many keys are held in memory. */
  get size(): number {
    return this.#recent.size + this.#earlier.size;
  }

  /** Counts one more of a key. Returns 0 while that is within the limit, else the milliseconds until a new minute begins. */
  count(key: string): number {
    const now = performance.now();
    if (now >= this.#turnAt || this.#recent.size >= mostKeys / 2) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#turnAt = now + this.#windowMs;
    }
    let window = this.#recent.get(key) ?? this.#earlier.get(key);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + this.#windowMs, count: 0 };
      this.#recent.set(key, window);
    }
    window.count += 1;
    return window.count <= this.#max ? 0 : window.endsAt - now;
  }
}
