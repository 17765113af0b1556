import type { Owner } from '../../src/owner/define-owner.ts';
import type { MailConfig } from '../config.ts';
import type { LeadStore, Letter, LetterOutcome } from '../leads/lead-store.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import type { LetterText } from './letter-text.ts';
import { noticeLetter, reminderLetter } from './owner-letter.ts';
import { type MailTimeouts, mailTransport } from './transport.ts';

const minute = 60_000;
/** Pauses after the first, second ... failed attempt, in milliseconds; the last one repeats. */
const pauses = [1, 2, 5, 15, 30, 60, 120].map((minutes) => minutes * minute);
/** A letter is given up after this long, in milliseconds: three days. */
const patienceMs = 3 * 24 * 60 * minute;
/** How often the outbox is looked at, in milliseconds. */
const roundMs = 5_000;

export interface PostmanOptions {
  readonly store: LeadStore;
  readonly mail: MailConfig;
  readonly owner: Owner;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 up to 1; spreads the attempts of many letters. */
  readonly random?: () => number;
  /** Told of every failed attempt by the transport's own code, never by words that could quote a person. */
  readonly onFault?: (fault: string) => void;
  /** Limits that differ from the usual ones, in milliseconds. */
  readonly timeouts?: MailTimeouts;
}

/**
 * Carries the letters of the outbox to the owner's mail server, beside the taking of messages and never in its way. A failed
 * letter is tried again with growing pauses for three days, then it is given up and shown as dead.
 */
export class Postman {
  readonly #options: Required<PostmanOptions>;
  readonly #transport: ReturnType<typeof mailTransport>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopping = false;

  constructor(options: PostmanOptions) {
    this.#options = { now: Date.now, random: Math.random, onFault: () => {}, timeouts: {}, ...options };
    this.#transport = mailTransport(options.mail.smtpUrl, options.timeouts);
  }

  /** Begins to look after the outbox. */
  start(): void {
    this.#timer = setInterval(() => void this.carry(), roundMs);
    void this.carry();
  }

  /** Ends after the letter under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#round;
    this.#transport.close();
  }

  /** Carries what is due now; one round at a time. */
  async carry(): Promise<void> {
    this.#round ??= this.#carryDue().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async #carryDue(): Promise<void> {
    const { store, onFault } = this.#options;
    try {
      // One at a time, as the store gives them out: another process on the same store takes the next one.
      for (let letter = await store.takeLetter(); letter; letter = this.#stopping ? undefined : await store.takeLetter())
        await store.settleLetter(letter, await this.#deliver(letter));
    } catch (error) {
      // The database could not be read or written: the letters stay due, and a later round finds them.
      onFault((error as NodeJS.ErrnoException).code ?? 'outbox');
    }
  }

  async #deliver(letter: Letter): Promise<LetterOutcome> {
    const { mail, now, random, onFault } = this.#options;
    try {
      await this.#transport.sendMail({ ...this.#write(letter), from: mail.from });
      return { state: 'sent' };
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      const fault = [code, responseCode].filter(Boolean).join(' ') || 'unknown';
      onFault(fault);
      if (now() - letter.firstDueAt >= patienceMs) return { state: 'dead', fault };
      // A refusal with 5xx is often a wrong password or a full mailbox, which the owner can mend: it is tried again too.
      const pause = pauses[Math.min(letter.attempts, pauses.length - 1)] ?? minute;
      return { state: 'waiting', nextAttemptAt: Math.round(now() + pause * (0.8 + 0.4 * random())), fault };
    }
  }

  #write({ lead, kind }: Letter): LetterText & { readonly to: string } {
    const { mail, owner } = this.#options;
    const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1);
    switch (kind) {
      case 'notice':
        return { ...noticeLetter(lead, domain), to: mail.to };
      case 'reminder':
        return { ...reminderLetter(lead, domain), to: mail.to };
      case 'confirmation':
        return { ...confirmationLetter(lead, domain, owner), to: lead.values.email ?? '' };
    }
  }
}
