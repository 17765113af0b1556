import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import type { LeadStore } from '../../../server/leads/lead-store.ts';
import { orderedLetters } from '../../../server/leads/ordered-letters.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { Postman } from '../../../server/mail/postman.ts';
import { webhookCarrier } from '../../../server/webhook/webhook.ts';
import { readServerSettings } from '../../../settings/read-settings.ts';
import { brokerInSpokane as owner } from '../../other-owners.ts';
import { hour, MailTrial } from '../../servers/mail.ts';
import { freePort } from '../../servers/programs.ts';
import { runLeads } from '../../servers/run-leads.ts';
import { runServer, siteFolder } from '../../servers/site-server.ts';
import { postgresDatabase, type TestDatabase, testedDatabase } from '../../servers/stores.ts';
import { localWebhook, WebhookReceiver } from '../../servers/webhook.ts';

const message = {
  name: 'Ana Reyes',
  email: 'ana@example.org',
  phone: '(206) 555-0100',
  subject: 'Rate Quote',
  message: 'Hello',
  preferredContact: 'phone',
};

let mail: MailTrial;
let crm: WebhookReceiver;

beforeEach(() => {
  mail = new MailTrial();
  crm = new WebhookReceiver();
});

afterEach(async () => {
  await crm.close();
  await mail.end();
});

/** Sends the message as the page does, and returns its reference. */
async function send(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** The one link of a letter that marks its message; both parts have it. */
function linkOf({ text = '', html = '' }: Email, origin: string): string {
  const [found = ''] = new RegExp(`${origin}/f/answered/\\S+`).exec(text) ?? [];
  expect(html).toContain(`href="${found}"`);
  return found;
}

/** What a link answers: its status and title. */
async function follow(link: string, method: 'GET' | 'HEAD' | 'POST'): Promise<[number, string]> {
  const answer = await fetch(link, { method, ...(method === 'POST' && { body: new URLSearchParams() }) });
  return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] ?? ''];
}

const question: [number, string] = [200, 'Have you answered this message?'];

describe.each([testedDatabase, ...(postgresDatabase ? [postgresDatabase] : [])])('a message, in $name,', ({ create }) => {
  let database: TestDatabase;
  let store: LeadStore;
  let now: number;
  let origin: string;
  let carry: () => Promise<void>;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    // A receiver refuses what was signed at another time than its own.
    now = Date.now();
    database = await create();
    const SMTP_URL = `smtp://127.0.0.1:${await mail.listen()}`;
    const settings = readServerSettings({ SMTP_URL, LEADS_TO: 'owner@example.org, partner@example.org' });
    const webhook = localWebhook(await crm.listen());
    if (!settings.mail) throw new Error('Mail is not set up.');
    store = new SqlLeadStore(database.open(), { now: () => now, letters: orderedLetters({ mail: settings.mail, webhook }) });
    const app = await buildApp({ store, owner, now: () => now });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const options = { store, now: () => now };
    const postman = new Postman({ ...options, mail: settings.mail, owner, serviceOrigin: origin });
    const carrier = webhookCarrier(webhook, options);
    carry = async () => {
      await Promise.all([postman.carry(), carrier.carry()]);
    };
    stop = async () => {
      await Promise.all([postman.stop(), carrier.stop()]);
      await app.close();
    };
  });

  afterEach(async () => {
    await stop();
    await database.drop();
  });

  const health = async () => (await fetch(`${origin}/healthz`)).json();

  it('reaches the mailbox and the CRM, is marked by the button of its letter, and nobody is ever reminded of it', async () => {
    const reference = await send(origin);
    await carry();
    expect(mail.received).toHaveLength(1);
    expect(crm.verified()).toMatchObject([{ type: 'lead.created', data: { reference, fields: message } }]);
    const link = linkOf(mail.received[0] as Email, origin);

    expect(await follow(link, 'GET')).toEqual(question);
    expect(await follow(link, 'HEAD')).toEqual([200, '']);
    expect(await follow(link, 'GET')).toEqual(question);
    expect((await store.find(reference))?.answeredAt).toBeUndefined();
    expect(await follow(link, 'POST')).toEqual([200, 'Marked as answered']);
    expect((await store.find(reference))?.answeredAt).toBe(now);

    for (let hours = 0; hours < 49; hours += 1) {
      now += hour;
      await carry();
    }
    expect(mail.received).toHaveLength(1);
    expect(crm.received).toHaveLength(1);
    const quiet = { lettersWaiting: 0, lettersDead: 0, webhooksWaiting: 0, webhooksDead: 0 };
    expect(await health()).toEqual({ ok: true, stored: 1, quarantined: 0, overdue: 0, ...quiet });
  });

  it('whose link was only opened brings the reminder, and is overdue a day after it came', async () => {
    await send(origin);
    await carry();
    const link = linkOf(mail.received[0] as Email, origin);
    for (let opened = 0; opened < 2; opened += 1) expect(await follow(link, 'GET')).toEqual(question);
    now += 25 * hour;
    await carry();
    expect(mail.received.map(({ subject }) => subject)).toEqual([
      'Main Contact Form: Rate Quote, Ana Reyes',
      'Not answered yet: Main Contact Form: Rate Quote, Ana Reyes',
    ]);
    expect(await health()).toMatchObject({ overdue: 1 });
    expect(await follow(linkOf(mail.received[1] as Email, origin), 'POST')).toEqual([200, 'Marked as answered']);
  });
});

describe('a service in a process of its own', () => {
  const folder = siteFolder();
  afterAll(() => folder.remove());

  it.each<[where: string, settings: (origin: string) => NodeJS.ProcessEnv, options: string[]]>([
    ['with the pages', (origin) => ({ SITE_URL: origin }), []],
    ['without the pages', (origin) => ({ CONTACT_FORM_ENDPOINT: `${origin}/f/contact` }), ['--forms-only']],
  ])('%s hands a message to mailbox and CRM, and takes the press of the button', async (where, settingsOf, options) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const data = join(folder.path, where.replaceAll(' ', '-'));
    const { url, secret } = localWebhook(await crm.listen());
    const settings = {
      ...settingsOf(origin),
      PORT: String(port),
      DATA_DIR: data,
      SMTP_URL: `smtp://127.0.0.1:${await mail.listen()}`,
      LEADS_TO: 'owner@example.org',
      LEADS_WEBHOOK_URL: url.href,
      LEADS_WEBHOOK_SECRET: `whsec_${secret?.toString('base64')}`,
      LEADS_WEBHOOK_PRIVATE: 'yes',
    };
    const server = await runServer(folder.path, settings, ...options);
    await expect.poll(server.says, { timeout: 20_000 }).toContain('Mail:                 works.');
    const reference = await send(origin);
    await expect.poll(() => [mail.received.length, crm.received.length], { timeout: 20_000 }).toEqual([1, 1]);
    expect(crm.verified()).toMatchObject([{ data: { reference } }]);
    const link = linkOf(mail.received[0] as Email, origin);
    for (let opened = 0; opened < 2; opened += 1) expect(await follow(link, 'GET')).toEqual(question);
    expect(await follow(link, 'POST')).toEqual([200, 'Marked as answered']);
    expect((await runLeads(data, 'list')).out).toMatch(new RegExp(`${reference}.* answered$`, 'm'));
    await runLeads(data, 'new-link-key');
    expect(await follow(link, 'GET')).toEqual([403, 'This link is not valid']);
    expect(server.says()).not.toMatch(/canary|ana@|Reyes|555-0100/i);
    expect(await server.end()).toBe(0);
  });
});
