import type { Owner } from '../../owner/owner-schema.ts';
import type { MailSettings } from '../../settings/read-settings.ts';
import { answerLink } from '../leads/answer-link.ts';
import type { Lead, LeadStore, Letter, LetterOutcome } from '../leads/lead-store.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { digestLetter, digestReminderLetter, type MarkingOf } from './digest-letter.ts';
import { newLeadLetter, reminderLetter } from './owner-letter.ts';
import { type LetterText, type MailLimits, type MailTransport, mailTransport } from './transport.ts';

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

export interface PostmanOptions {
  readonly store: LeadStore;
  readonly mail: MailSettings;
  readonly owner: Owner;
  /** Public origin of the form service, for links in letters; left out, the letters have none. */
  readonly serviceOrigin?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 up to 1; spreads the attempts of many letters. */
  readonly random?: () => number;
  /** Told of every failed attempt by the transport's own code, never by words that could quote a person. */
  readonly onFault?: (fault: string) => void;
  /** Limits that differ from the usual ones, in milliseconds. */
  readonly limits?: MailLimits;
  /** How long a stop waits for the letter under way, in milliseconds; then it is left for the next start. */
  readonly farewellMs?: number;
}

/**
 * Carries the letters of the outbox to the owner's mail server, beside the taking of messages and never in its way. A failed
 * letter is tried again with growing pauses for three days, then it is given up and shown as dead.
 */
export class Postman {
  readonly #options: Required<Omit<PostmanOptions, 'serviceOrigin'>> & Pick<PostmanOptions, 'serviceOrigin'>;
  readonly #transport: MailTransport;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopping = false;

  constructor(options: PostmanOptions) {
    this.#options = { now: Date.now, random: Math.random, onFault: () => {}, limits: {}, farewellMs: 5_000, ...options };
    this.#transport = mailTransport(options.mail.server, options.limits);
  }

  /** Begins to look after the outbox. */
  start(): void {
    this.#timer = setInterval(() => void this.carry(), roundMs);
    void this.carry();
  }

  /** Ends after the letter under way, or soon in the middle of it: the next start sends it again. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    const farewell = setTimeout(() => this.#stop.abort(), this.#options.farewellMs);
    await this.#round;
    clearTimeout(farewell);
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
      const refused = await this.#transport.send({ ...(await this.#write(letter)), from: mail.from }, this.#stop.signal);
      // The owner has the letter in another mailbox: it is not sent there again.
      if (refused.length > 0) onFault('EENVELOPE at one of several mailboxes');
      return { state: 'sent' };
    } catch (error) {
      const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
      const fault = [code, responseCode].filter(Boolean).join(' ') || 'unknown';
      onFault(fault);
      // Whose mailbox it is nobody knows: who refuses a confirmation is not asked again.
      if (letter.kind === 'confirmation' && responseCode >= 500) return { state: 'dead', fault };
      const attempts = letter.attempts + 1;
      if (attempts >= patience.attempts && now() - letter.firstDueAt >= patience.ms) return { state: 'dead', fault };
      // A refusal with 5xx is often a wrong password or a full mailbox, which the owner can mend: it is tried again too.
      const pause = pauses[Math.min(letter.attempts, pauses.length - 1)] ?? minute;
      return { state: 'waiting', nextAttemptAt: Math.round(now() + pause * (0.8 + 0.4 * random())), fault };
    }
  }

  /** How a letter's leads are marked as answered. */
  async #markingOf(): Promise<MarkingOf> {
    const { store, serviceOrigin, now } = this.#options;
    if (!serviceOrigin) return () => undefined;
    const key = await store.signingKey();
    return ({ id }) => `${serviceOrigin}${answerLink(id, key, now())}`;
  }

  async #write({ leads, kind }: Letter): Promise<LetterText & { readonly to: readonly string[] }> {
    const { mail, owner } = this.#options;
    const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1);
    const [lead, ...others] = leads as readonly [Lead, ...Lead[]];
    if (kind === 'confirmation') return { ...confirmationLetter(lead, domain, owner), to: [lead.values.email?.trim() ?? ''] };
    const [writeOne, writeDigest] =
      kind === 'reminder' ? ([reminderLetter, digestReminderLetter] as const) : ([newLeadLetter, digestLetter] as const);
    const markingOf = await this.#markingOf();
    const text =
      others.length > 0 ? writeDigest({ leads: [lead, ...others], domain, markingOf }) : writeOne(lead, domain, markingOf(lead));
    return { ...text, to: mail.to };
  }
}
