import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailServer } from '../../settings/mail-server.ts';
import { deliveryLimitMs } from '../leads/lead-store.ts';

/** In milliseconds. nodemailer's own limits are up to ten minutes long, and a server that says a line now and then meets none of them. */
const usualLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, delivery: deliveryLimitMs };

export type MailLimits = Partial<typeof usualLimits>;

interface OutgoingLetter extends Omit<SendMailOptions, 'to'> {
  /** Mailboxes. */
  readonly to: readonly string[];
}

/** What nodemailer is handed, but for sender and mailbox. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
  /** Its paragraphs, every value in them escaped. */
  readonly html: string;
  /** One and the same for every attempt: a mailbox then shows a letter once that was sent twice. */
  readonly messageId: string;
  /** The letter that this one belongs to in the mailbox. */
  readonly inReplyTo?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** How letters are handed to the owner's mail server. */
export interface MailTransport {
  /**
   * Hands over one letter, and returns the mailboxes among several that the server refused.
   *
   * @param stop ends the attempt before its time
   * @throws the transport's fault when no mailbox was accepted or the time is up
   */
  send(letter: OutgoingLetter, stop?: AbortSignal): Promise<readonly string[]>;
  /**
   * Speaks to the mail server up to the password, and sends nothing.
   *
   * @throws the transport's fault
   */
  tryLogin(): Promise<void>;
  close(): void;
}

/** A transport to a mail server. Its certificate is checked, but on this machine itself. */
export function mailTransport({ host, port, encryption, login }: MailServer, limits: MailLimits = {}): MailTransport {
  const { delivery, ...timeouts } = { ...usualLimits, ...limits };
  const transport = createTransport({
    host,
    port,
    secure: encryption === 'from the start',
    requireTLS: encryption === 'asked for',
    tls: { rejectUnauthorized: encryption !== 'if offered' },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...timeouts,
  });
  return {
    async send(letter, stop) {
      const deadline = AbortSignal.timeout(delivery);
      try {
        const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
        const { rejected = [] } = await transport.sendMail({ ...letter, to: [...letter.to], signal });
        return rejected;
      } catch (error) {
        throw deadline.aborted ? Object.assign(new Error('Delivery timeout'), { code: 'ETIMEDOUT' }) : error;
      }
    },
    async tryLogin() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
