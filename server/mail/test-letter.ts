import type { MailSettings } from '../../settings/read-settings.ts';
import { mailTransport } from './transport.ts';

type Mail = Pick<MailSettings, 'server' | 'to' | 'from'>;

export type TestLetterOutcome = { readonly sent: true } | { readonly sent: false; readonly why: string };

/** What nodemailer tells of a failure. */
interface MailFault {
  readonly code?: string;
  readonly responseCode?: number;
  /** The mail server's own words. */
  readonly response?: string;
  readonly command?: string;
  readonly message: string;
}

/** What is wrong with the certificate by which the mail server shows that it is the right one; undefined when nothing is said of it. */
function certificateFault(server: string, message: string): string | undefined {
  if (/certificate has expired/i.test(message))
    return `The certificate of the mail server at ${server} has expired, so it cannot show that it is the right one, and nothing is sent to it. Your mail provider must renew it. If the date of this machine is wrong, set it first.`;
  if (/not yet valid/i.test(message))
    return `The certificate of the mail server at ${server} is not valid yet. The date of this machine is probably wrong: set it.`;
  if (/does not match certificate|altname/i.test(message))
    return `The mail server at ${server} shows a certificate for another name. Write the name that your mail provider gives you into SMTP_URL. (${message})`;
  if (/self.signed|unable to (verify|get)|certificate/i.test(message))
    return `The mail server at ${server} shows a certificate that nobody known has signed, so it cannot show that it is the right one, and nothing is sent to it. Ask your mail provider for the server's right name. (${message})`;
  return undefined;
}

/** What is wrong with the encrypted line; undefined when that is not the trouble. */
function encryptionFault(server: string, { code, message, command }: MailFault): string | undefined {
  const certificate = certificateFault(server, message);
  if (certificate) return certificate;
  if (code === 'ETLS' && command === 'STARTTLS' && /upgrading connection/i.test(message))
    return `The mail server at ${server} offers no encryption there: your password and the messages would travel open to read. Use smtps:// with port 465, or ask your mail provider for an encrypted server.`;
  if (/wrong version number|SSL|TLS/i.test(message) || code === 'ETLS')
    return `The mail server at ${server} speaks another kind of encryption. Use smtps:// with port 465, or smtp:// with port 587. (${message})`;
  return undefined;
}

/** Why a letter could not be sent, for somebody who sets up mail once in a few years. The password is never repeated. */
function plainReason(fault: MailFault, { server: { host, port }, to, from }: Mail): string {
  const { code, responseCode, response, command, message } = fault;
  const server = `${host}:${port}`;
  const said = response ? ` The server said: "${response.replace(/\s+/g, ' ').trim()}"` : '';
  if (code === 'EAUTH' || responseCode === 535) {
    return `The mail server at ${server} did not accept the user name and password of SMTP_URL. Many providers want an app password here. A # in it is written as %23, a % as %25.${said}`;
  }
  if (code === 'EENVELOPE') {
    const refused = command === 'MAIL FROM' ? `the sender ${from} (LEADS_FROM)` : `the mailbox ${to.join(' and ')} (LEADS_TO)`;
    return `The mail server at ${server} refused ${refused}.${said}`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(message) || code === 'EDNS') {
    return `There is no mail server called ${host}. Check the name in SMTP_URL.`;
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return `The mail server at ${server} did not answer in time. Check the port; some hosting companies block mail until you ask them.`;
  }
  const encryption = encryptionFault(server, fault);
  if (encryption) return encryption;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message) || code === 'ECONNECTION') {
    return `Nothing answers at ${server}. Check name and port in SMTP_URL.`;
  }
  return `The mail server at ${server} did not take the letter.${said || ` (${message})`}`;
}

/**
 * Speaks to the mail server as if a letter were to be sent, and sends none. A wrong password shows here and not when a message
 * waits.
 *
 * @returns why no letter would be taken, or undefined
 */
export async function mailFault(mail: Mail): Promise<string | undefined> {
  const transport = mailTransport(mail.server);
  try {
    await transport.tryLogin();
    return undefined;
  } catch (error) {
    return plainReason(error as MailFault, mail);
  } finally {
    transport.close();
  }
}

/**
 * Sends one letter the way messages are sent, to try the settings.
 *
 * @param siteName whose site it is about
 */
export async function sendTestLetter(mail: Mail, siteName: string): Promise<TestLetterOutcome> {
  const transport = mailTransport(mail.server, { delivery: 60_000 });
  try {
    const refused = await transport.send({
      from: mail.from,
      to: mail.to,
      subject: `Test letter from the website of ${siteName}`,
      text: [
        'This letter was sent to try the way by which messages reach you: from the desk, or with npm run launch-check -- --send-test.',
        'Messages from the forms of the site will reach you the same way.',
        'If it was in the spam folder, mark it as wanted and add the sender to your contacts.',
      ].join('\n\n'),
    });
    if (refused.length > 0)
      return {
        sent: false,
        why: `The mail server refused the mailbox ${refused.join(' and ')} (LEADS_TO). It took the letter for the others.`,
      };
    return { sent: true };
  } catch (error) {
    return { sent: false, why: plainReason(error as MailFault, mail) };
  } finally {
    transport.close();
  }
}
