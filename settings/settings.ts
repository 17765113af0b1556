import { resolve } from 'node:path';
import { z } from 'zod';
import { isDatabaseAddress, isSafeDatabaseAddress } from './database-address.ts';
import { type Destination, readDestination } from './destination.ts';
import { type MailServer, readMailServer } from './mail-server.ts';
import { endpoint, list, mailbox, origin, setting, wholeNumber, yesOrNo } from './setting.ts';
import { webhookSettings } from './webhook-settings.ts';

/** What the pages state and the server does. */
const buildAndServer = {
  SITE_URL: setting(
    { description: 'the public address of the site, without a path', example: 'https://www.example.com', must: 'be an address' },
    origin.optional(),
  ),
  LEADS_KEEP_DAYS: setting(
    {
      description: 'messages are deleted after so many days; left out, they stay. Ask your compliance contact before you set it',
      example: '365',
      must: 'be a number of days',
    },
    wholeNumber(99_999).optional(),
  ),
  CONFIRM_TO_SENDER: setting(
    {
      description: '`yes` sends a short confirmation to the person who wrote, one a day at most; left out, none is sent',
      example: 'yes',
      must: 'be yes or no',
    },
    yesOrNo,
  ),
  MAIL_VENDOR: setting(
    {
      description: 'the company that carries your email, as the privacy policy should name it',
      example: 'Harbor Mail Inc.',
      must: 'be the name of your mail company',
    },
    z
      .string()
      .regex(/^(?!.*:\/\/)[^\p{Cc}<>{}]{1,80}$/u)
      .optional(),
  ),
  CONTACT_FORM_ENDPOINT: endpoint('contact', 'contact'),
  AGENT_FORM_ENDPOINT: endpoint('agent recommendation', 'agentRecommendation'),
  SECOND_LOOK_FORM_ENDPOINT: endpoint('Second Look', 'secondLook'),
  ...webhookSettings,
};

const serverAlone = {
  SMTP_URL: setting(
    {
      description: "your mail provider's server, with user and password; left out, nobody is told of messages by mail",
      example: 'smtps://user:password@mail.example.com',
      must: 'be the address of a mail server',
      hint: 'Signs such as # and @ in the password are written as %23 and %40.',
      isSecret: true,
    },
    z
      .string()
      .transform(readMailServer)
      .pipe(z.custom<MailServer>((server) => server !== undefined))
      .optional(),
  ),
  LEADS_TO: setting(
    {
      description: 'the mailbox for new messages, or several with commas between them',
      example: 'leads@example.com',
      must: 'be an email address',
    },
    list(mailbox),
  ),
  LEADS_FROM: setting(
    {
      description: 'the sender of those letters; left out, it is the first mailbox of `LEADS_TO`',
      example: 'website@example.com',
      must: 'be an email address',
    },
    mailbox.optional(),
  ),
  DATA_DIR: setting(
    {
      description: 'the folder of the messages; left out, it is `data`',
      example: '/var/lib/mortgage-site',
      must: 'be a folder',
      staysHere: true,
    },
    z.string().default('data'),
  ),
  DATABASE_URL: setting(
    {
      description:
        'keeps the messages in PostgreSQL instead of that folder. To another machine the line must be encrypted: `?sslmode=verify-full`',
      example: 'postgres://user:password@db.example.com/leads?sslmode=verify-full',
      must: 'be an address',
      staysHere: true,
      isSecret: true,
    },
    z
      .string()
      .refine(isDatabaseAddress, { abort: true })
      .refine(isSafeDatabaseAddress, {
        error:
          'leads to another machine: end it with ?sslmode=verify-full, so that messages travel encrypted and to no other server. ' +
          'A certificate of your own is named behind it: &sslrootcert=/etc/ssl/database.pem',
      })
      .optional(),
  ),
  PORT: setting(
    {
      description: 'the number at the end of `http://localhost:4321`; change it when another program has that one',
      example: '4321',
      must: 'be a number from 1 to 65535',
      staysHere: true,
    },
    wholeNumber(65_535).default(4321),
  ),
  HOST: setting(
    {
      description: 'the network address that the site listens at; left out, this machine alone can reach it',
      example: '0.0.0.0',
      must: 'be an address of this machine',
      staysHere: true,
    },
    z.string().default('127.0.0.1'),
  ),
  TRUST_PROXY: setting(
    {
      description:
        'addresses or networks of the web servers in front of the site, if there are any: they may say who the visitor is',
      example: '127.0.0.1',
      must: 'list addresses or networks of proxies such as 127.0.0.1 or 10.0.0.0/8',
      staysHere: true,
    },
    list(z.string().regex(/^(?=.*[.:])[\da-f.:]+(\/\d{1,3})?$/i)),
  ),
  ALLOWED_ORIGINS: setting(
    {
      description: 'other sites that may send to the forms, with blanks between them',
      example: 'https://www.example.com',
      must: 'be an address',
    },
    list(origin),
  ),
  MESSAGES_PER_MINUTE: setting(
    {
      description:
        'messages that one visitor may send with one form in a minute; beyond ten times as many in a form, each visitor may send one',
      example: '20',
      must: 'be a number',
    },
    wholeNumber(9_999_999).default(20),
  ),
};

const publishingAlone = {
  PUBLISH_TO: setting(
    {
      description:
        'where `npm run publish` brings the site: a prepared server, a folder of this computer, or a branch of a git repository',
      example: 'ssh://mortgage-publish@www.example.com',
      must: 'be a server, a folder or a branch',
      hint:
        'A folder is written in full, such as /home/maria/public, and a branch of a git repository as ' +
        'git+ssh://git@example.com/me/site.git%23pages, without a password.',
      // Somebody may have put a password into it all the same.
      isSecret: true,
    },
    z
      .string()
      .transform(readDestination)
      .pipe(z.custom<Destination>((destination) => destination !== undefined))
      .optional(),
  ),
};

/** Every setting, by who reads it. */
export const settings = { 'build and server': buildAndServer, server: serverAlone, publishing: publishingAlone } as const;

type Endpoints = Partial<Record<`${'CONTACT' | 'AGENT' | 'SECOND_LOOK'}_FORM_ENDPOINT`, string | undefined>>;

/** Where each form sends; those that are left out stand in the owner's file. */
const endpointsOf = (read: Endpoints) => ({
  contact: read.CONTACT_FORM_ENDPOINT,
  agentRecommendation: read.AGENT_FORM_ENDPOINT,
  secondLook: read.SECOND_LOOK_FORM_ENDPOINT,
});

/** What the pages are made with. */
export const buildSettings = z.object(buildAndServer).transform((read) => ({
  siteUrl: read.SITE_URL,
  keepDays: read.LEADS_KEEP_DAYS,
  confirmsToSender: read.CONFIRM_TO_SENDER,
  mailVendor: read.MAIL_VENDOR,
  // The pages name the company that gets a copy of each message, and never the address, which is a secret.
  webhook: read.LEADS_WEBHOOK_URL && { host: read.LEADS_WEBHOOK_URL.host, fields: read.LEADS_WEBHOOK_FIELDS },
  formEndpoints: endpointsOf(read),
}));

/** What the server goes by. */
export const serverSettings = z
  .object({ ...buildAndServer, ...serverAlone })
  .refine(({ SMTP_URL, LEADS_TO }) => !SMTP_URL || LEADS_TO?.[0], {
    path: ['LEADS_TO'],
    error: 'must be an email address such as leads@example.com once SMTP_URL is set',
    // Asked whatever else is wrong, so that all is told at once.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'LEADS_TO'),
  })
  .refine((read) => read.LEADS_WEBHOOK_URL?.protocol !== 'http:' || read.LEADS_WEBHOOK_PRIVATE, {
    path: ['LEADS_WEBHOOK_URL'],
    error:
      'must begin with https://, so that messages travel encrypted. Within your own network http:// will do: set LEADS_WEBHOOK_PRIVATE=yes',
  })
  .transform(({ SMTP_URL: server, LEADS_TO: to, ...read }) => ({
    port: read.PORT,
    host: read.HOST,
    /** Folder of the database, absolute. */
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    keepDays: read.LEADS_KEEP_DAYS,
    messagesPerMinute: read.MESSAGES_PER_MINUTE,
    siteUrl: read.SITE_URL,
    trustProxy: read.TRUST_PROXY,
    allowedOrigins: read.ALLOWED_ORIGINS,
    formEndpoints: endpointsOf(read),
    /** How the owner is told of new messages; left out, nobody is. */
    mail: server && { server, to, from: read.LEADS_FROM ?? to[0] ?? '', confirmsToSender: read.CONFIRM_TO_SENDER },
    /** Where each new message goes beside the mail; left out, nowhere. */
    webhook: read.LEADS_WEBHOOK_URL && {
      url: read.LEADS_WEBHOOK_URL,
      secret: read.LEADS_WEBHOOK_SECRET,
      fields: read.LEADS_WEBHOOK_FIELDS,
      mayBePrivate: read.LEADS_WEBHOOK_PRIVATE,
    },
  }));

/** What publishing goes by. */
export const publishSettings = z
  .object({ SITE_URL: buildAndServer.SITE_URL, ...publishingAlone })
  .transform((read) => ({ siteUrl: read.SITE_URL, destination: read.PUBLISH_TO }));
