import type { Owner } from '../../owner/owner-schema.ts';
import type { MailSettings } from '../../settings/read-settings.ts';
import { answerLink } from '../leads/answer-link.ts';
import { Carrier, type CarrierOptions, type Fault } from '../leads/carrier.ts';
import { type Lead, type Letter, mailKinds } from '../leads/lead-store.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { digestLetter, digestReminderLetter, type MarkingOf } from './digest-letter.ts';
import { letterHtml } from './letter-html.ts';
import { newLeadLetter, reminderLetter } from './owner-letter.ts';
import { type LetterText, type MailLimits, type MailTransport, mailTransport } from './transport.ts';

export interface PostmanOptions extends CarrierOptions {
  readonly mail: MailSettings;
  readonly owner: Owner;
  /** Public origin of the form service, for links in letters; left out, the letters have none. */
  readonly serviceOrigin?: string | undefined;
  /** Limits that differ from the usual ones, in milliseconds. */
  readonly limits?: MailLimits;
}

/** Carries the letters of the outbox to the owner's mail server. */
export class Postman {
  readonly #options: PostmanOptions;
  readonly #transport: MailTransport;
  readonly #carrier: Carrier;

  constructor(options: PostmanOptions) {
    this.#options = options;
    this.#transport = mailTransport(options.mail.server, options.limits);
    this.#carrier = new Carrier({ kinds: mailKinds, deliver: (letter, stop) => this.#deliver(letter, stop) }, options);
  }

  /** Begins to look after the outbox. */
  start(): void {
    this.#carrier.start();
  }

  /** Ends after the letter under way, or soon in the middle of it: the next start sends it again. */
  async stop(): Promise<void> {
    await this.#carrier.stop();
    this.#transport.close();
  }

  /** Carries what is due now; one round at a time. */
  async carry(): Promise<void> {
    await this.#carrier.carry();
  }

  async #deliver(letter: Letter, stop: AbortSignal): Promise<Fault | undefined> {
    const { mail, onFault } = this.#options;
    try {
      const text = await this.#write(letter);
      const refused = await this.#transport.send({ ...text, html: letterHtml(text.html), from: mail.from }, stop);
      // The owner has the letter in another mailbox: it is not sent there again.
      if (refused.length > 0) onFault?.('EENVELOPE at one of several mailboxes');
      return undefined;
    } catch (error) {
      const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
      return {
        code: [code, responseCode].filter(Boolean).join(' ') || 'unknown',
        // Whose mailbox it is nobody knows: who refuses a confirmation is not asked again. A refusal of the owner's letter with
        // 5xx is often a wrong password or a full mailbox, which the owner can mend: it is tried again too.
        isFinal: letter.kind === 'confirmation' && responseCode >= 500,
      };
    }
  }

  /** How a letter's leads are marked as answered. */
  async #markingOf(): Promise<MarkingOf> {
    const { store, serviceOrigin, now = Date.now } = this.#options;
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
