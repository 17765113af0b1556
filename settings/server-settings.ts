import { resolve } from 'node:path';
import { isEmailAddress } from '../forms/check.ts';
import { type MailServer, readMailServer } from './mail-server.ts';
import { type MessageSettings, readMessageSettings } from './message-settings.ts';

export interface MailConfig {
  readonly server: MailServer;
  /** Mailboxes that the messages go to, one at least. */
  readonly to: readonly string[];
  /** Sender of the letters. */
  readonly from: string;
  /** Whether the person who wrote gets a letter too, which confirms that the message has arrived. */
  readonly confirmsToSender: boolean;
}

/** What the environment says, checked. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Folder of the database, absolute. */
  readonly dataDir: string;
  /** PostgreSQL database of the messages instead of a file in `dataDir`; for several servers. */
  readonly databaseUrl?: string | undefined;
  /** Messages are deleted after so many days; left out, they are kept. */
  readonly keepDays?: number | undefined;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl?: string | undefined;
  /** Addresses and CIDRs of proxies whose X-Forwarded-For is believed; empty believes nobody. */
  readonly trustProxy: readonly string[];
  /** How the owner is told of new messages; left out, nobody is. */
  readonly mail?: MailConfig | undefined;
  /** Messages that one visitor may send with one form in a minute; beyond ten times as many in a form, each visitor's share is one. */
  readonly messagesPerMinute: number;
  /** Origins of other sites that may post to the forms. */
  readonly allowedOrigins: readonly string[];
}

/** A wrong value in the environment: one sentence that names the variable and an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((item) => item !== '');
}

function port(text: string | undefined): number {
  if (!text) return 4321;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535)
    throw new ConfigError(`PORT must be a number from 1 to 65535 such as 4321, it is "${text}".`);
  return value;
}

function origin(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`${variable} must be an address such as https://www.example.com, it is "${text}".`);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(`${variable} must have no path: ${url.origin} and nothing behind it, it is "${text}".`);
  }
  return url.origin;
}

function proxies(text: string | undefined): string[] {
  return list(text).map((entry) => {
    if (/^[0-9a-f.:]+(\/\d{1,3})?$/i.test(entry) && /[.:]/.test(entry)) return entry;
    throw new ConfigError(
      `TRUST_PROXY must list addresses or networks of proxies such as 127.0.0.1 or 10.0.0.0/8, it has "${entry}".`,
    );
  });
}

function mailbox(variable: string, text: string): string {
  if (isEmailAddress(text)) return text.trim();
  throw new ConfigError(`${variable} must be an email address such as leads@example.com once SMTP_URL is set, it is "${text}".`);
}

/** A whole number above 0. */
function messagesPerMinute(text: string | undefined): number {
  if (!text) return 20;
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text);
  throw new ConfigError(`MESSAGES_PER_MINUTE must be a number such as 20, it is "${text}".`);
}

/** What becomes of messages; the privacy policy states the same. */
function messageSettings(environment: NodeJS.ProcessEnv): MessageSettings {
  try {
    return readMessageSettings(environment);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** Whether a database's address leads to this machine: a loopback address, or a socket in a folder. */
function isOnThisMachine(url: URL): boolean {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The value may hold a password, so it is not repeated.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new ConfigError(
      'DATABASE_URL must be an address such as postgres://user:password@db.example.com/leads?sslmode=verify-full.',
    );
  const { searchParams } = url;
  if (isOnThisMachine(url) || (searchParams.get('sslmode') === 'verify-full' && !searchParams.has('ssl'))) return text;
  throw new ConfigError(
    'DATABASE_URL leads to another machine: end it with ?sslmode=verify-full, so that messages travel encrypted and to no other ' +
      'server. A certificate of your own is named behind it: &sslrootcert=/etc/ssl/database.pem.',
  );
}

function mail({ SMTP_URL, LEADS_TO, LEADS_FROM }: NodeJS.ProcessEnv, confirmsToSender: boolean): MailConfig | undefined {
  if (!SMTP_URL) return undefined;
  const server = readMailServer(SMTP_URL);
  // The value may hold a password, so it is not repeated.
  if (!server)
    throw new ConfigError(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com. ' +
        'Signs such as # and @ in the password are written as %23 and %40.',
    );
  const [first, ...others] = list(LEADS_TO?.replaceAll(';', ',')).map((each) => mailbox('LEADS_TO', each));
  const to = first ?? mailbox('LEADS_TO', '');
  return { server, to: [to, ...others], from: LEADS_FROM ? mailbox('LEADS_FROM', LEADS_FROM) : to, confirmsToSender };
}

/**
 * Reads the environment once.
 *
 * @throws ConfigError for the first wrong value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): ServerConfig {
  const { keepDays, confirmsToSender } = messageSettings(environment);
  return {
    port: port(environment.PORT),
    host: environment.HOST || '127.0.0.1',
    dataDir: resolve(environment.DATA_DIR || 'data'),
    databaseUrl: databaseUrl(environment.DATABASE_URL),
    keepDays,
    messagesPerMinute: messagesPerMinute(environment.MESSAGES_PER_MINUTE),
    siteUrl: environment.SITE_URL ? origin('SITE_URL', environment.SITE_URL) : undefined,
    trustProxy: proxies(environment.TRUST_PROXY),
    mail: mail(environment, confirmsToSender),
    allowedOrigins: list(environment.ALLOWED_ORIGINS).map((entry) => origin('ALLOWED_ORIGINS', entry)),
  };
}
