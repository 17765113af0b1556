import { setTimeout as pause } from 'node:timers/promises';
import type { LeadStore, Letter, LetterKind, LetterOutcome } from './lead-store.ts';

const minute = 60_000;
/** Pauses after the first, second ... failed attempt, in milliseconds; the last one repeats. */
const pauses = [1, 2, 5, 15, 30, 60, 120].map((minutes) => minutes * minute);
/**
 * A letter is given up after three days, in milliseconds, and so many attempts: the clock alone would give up the letters of a
 * machine that was off, unheard.
 */
const patience = { ms: 3 * 24 * 60 * minute, attempts: 20 };
/** How often the outbox is looked at, in milliseconds. */
const roundMs = 5_000;

/** Why a letter was not delivered. */
export interface Fault {
  /** The transport's own code, never words that could quote a person. */
  readonly code: string;
  /** Nobody would take it later either. */
  readonly isFinal?: boolean;
}

/** How letters of some kinds are delivered. */
export interface Delivery {
  readonly kinds: readonly LetterKind[];
  /**
   * Delivers one letter, or returns why it could not.
   *
   * @param stop ends the attempt before its time
   */
  deliver(letter: Letter, stop: AbortSignal): Promise<Fault | undefined>;
  /** How long to wait between two letters, in milliseconds; not at all when left out. */
  readonly paceMs?: number;
}

export interface CarrierOptions {
  readonly store: LeadStore;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** From 0 up to 1; spreads the attempts of many letters. */
  readonly random?: (() => number) | undefined;
  /** Told of every failed attempt by the transport's own code, never by words that could quote a person. */
  readonly onFault?: ((code: string) => void) | undefined;
  /** How long a stop waits for the letter under way, in milliseconds; then it is left for the next start. */
  readonly farewellMs?: number | undefined;
}

/**
 * Looks after the letters of some kinds in the outbox, beside the taking of messages and never in its way. A failed letter is
 * tried again with growing pauses for three days, then it is given up and shown as dead.
 */
export class Carrier {
  readonly #store: LeadStore;
  readonly #delivery: Delivery;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #onFault: (code: string) => void;
  readonly #farewellMs: number;
  /** No letter is begun any more. */
  readonly #stopping = new AbortController();
  /** The letter under way is left. */
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(delivery: Delivery, { store, now, random, onFault, farewellMs }: CarrierOptions) {
    this.#delivery = delivery;
    this.#store = store;
    this.#now = now ?? Date.now;
    this.#random = random ?? Math.random;
    this.#onFault = onFault ?? (() => {});
    this.#farewellMs = farewellMs ?? 5_000;
  }

  /** Begins to look after the outbox. */
  start(): void {
    this.#timer = setInterval(() => void this.carry(), roundMs);
    void this.carry();
  }

  /** Ends after the letter under way, or soon in the middle of it: the next start sends it again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    const farewell = setTimeout(() => this.#stopped.abort(), this.#farewellMs);
    await this.#round;
    clearTimeout(farewell);
  }

  /** Carries what is due now; one round at a time. */
  async carry(): Promise<void> {
    this.#round ??= this.#carryDue().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async #carryDue(): Promise<void> {
    const { kinds, paceMs = 0 } = this.#delivery;
    try {
      // One at a time, as the store gives them out: another process on the same store takes the next one.
      for (let letter = await this.#store.takeLetter(kinds); letter; letter = await this.#store.takeLetter(kinds)) {
        await this.#store.settleLetter(letter, await this.#attempt(letter));
        if (paceMs > 0) await pause(paceMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
        if (this.#stopping.signal.aborted) return;
      }
    } catch (error) {
      // The database could not be read or written: the letters stay due, and a later round finds them.
      this.#onFault((error as NodeJS.ErrnoException).code ?? 'outbox');
    }
  }

  async #attempt(letter: Letter): Promise<LetterOutcome> {
    const found = await this.#delivery.deliver(letter, this.#stopped.signal);
    if (!found) return { state: 'sent' };
    const { code: fault, isFinal } = found;
    this.#onFault(fault);
    if (isFinal) return { state: 'dead', fault };
    const attempts = letter.attempts + 1;
    if (attempts >= patience.attempts && this.#now() - letter.firstDueAt >= patience.ms) return { state: 'dead', fault };
    const pauseMs = pauses[Math.min(letter.attempts, pauses.length - 1)] ?? minute;
    return { state: 'waiting', nextAttemptAt: Math.round(this.#now() + pauseMs * (0.8 + 0.4 * this.#random())), fault };
  }
}
