import { createTransport } from 'nodemailer';

/**
 * A connection to the owner's mail server. nodemailer's own limits are up to ten minutes long: a server that hangs would hold up
 * every other letter.
 */
export function mailTransport(smtpUrl: string) {
  return createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
}
