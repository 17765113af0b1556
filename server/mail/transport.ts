import { createTransport } from 'nodemailer';

/**
 * In milliseconds. nodemailer's own limits are up to ten minutes long: a server that hangs would hold up every other letter.
 */
const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export type MailTimeouts = Partial<typeof usualTimeouts>;

/** A connection to the owner's mail server. */
export function mailTransport(smtpUrl: string, timeouts: MailTimeouts = {}) {
  return createTransport({ url: smtpUrl, ...usualTimeouts, ...timeouts });
}
