import type { MailConfig } from '../config.ts';
import { mailTransport } from './transport.ts';

type Mail = Pick<MailConfig, 'smtpUrl' | 'to' | 'from'>;

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

/** Why a letter could not be sent, for somebody who sets up mail once in a few years. The password is never repeated. */
function plainReason({ code, responseCode, response, command, message }: MailFault, { smtpUrl, to, from }: Mail): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const said = response ? ` The server said: "${response.replace(/\s+/g, ' ').trim()}"` : '';
  if (code === 'EAUTH' || responseCode === 535) {
    return `The mail server at ${server} did not accept the user name and password of SMTP_URL. Many providers want an app password here, and signs such as @ or / in it written as %40 or %2F.${said}`;
  }
  if (code === 'EENVELOPE') {
    const refused = command === 'MAIL FROM' ? `the sender ${from} (LEADS_FROM)` : `the mailbox ${to} (LEADS_TO)`;
    return `The mail server at ${server} refused ${refused}.${said}`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(message) || code === 'EDNS') {
    return `There is no mail server called ${hostname}. Check the name in SMTP_URL.`;
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return `The mail server at ${server} did not answer in time. Check the port; some hosting companies block mail until you ask them.`;
  }
  if (/wrong version number|SSL|TLS|certificate/i.test(message) || code === 'ETLS') {
    return `The mail server at ${server} speaks another kind of encryption. Use smtps:// with port 465, or smtp:// with port 587. (${message})`;
  }
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message) || code === 'ECONNECTION') {
    return `Nothing answers at ${server}. Check name and port in SMTP_URL.`;
  }
  return `The mail server at ${server} did not take the letter.${said || ` (${message})`}`;
}

/**
 * Sends one letter the way messages are sent, to try the settings.
 *
 * @param siteName whose site it is about
 */
export async function sendTestLetter(mail: Mail, siteName: string): Promise<TestLetterOutcome> {
  const transport = mailTransport(mail.smtpUrl);
  try {
    await transport.sendMail({
      from: mail.from,
      to: mail.to,
      subject: `Test letter from the website of ${siteName}`,
      text: [
        'This letter was sent with: npm run launch-check -- --send-test',
        'Messages from the forms of the site will reach you the same way.',
        'If it was in the spam folder, mark it as wanted and add the sender to your contacts.',
      ].join('\n\n'),
    });
    return { sent: true };
  } catch (error) {
    return { sent: false, why: plainReason(error as MailFault, mail) };
  } finally {
    transport.close();
  }
}
