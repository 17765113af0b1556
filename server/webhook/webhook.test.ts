import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour, MailTrial, values } from '../../tests/servers/mail.ts';
import { localWebhook, WebhookReceiver } from '../../tests/servers/webhook.ts';
import type { Carrier } from '../leads/carrier.ts';
import { leadsTable } from '../leads/leads-table.ts';
import { orderedLetters } from '../leads/ordered-letters.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';
import { webhookCarrier } from './webhook.ts';

let folder: string;
let store: SqlLeadStore;
let receiver: WebhookReceiver;
let port: number;
let now: number;
const faults: string[] = [];
const message = (text = 'Hello') => ({
  form: 'contact',
  values: { ...values, message: text },
  status: 'new' as const,
  page: '/contact',
});

beforeEach(async () => {
  now = Date.now();
  faults.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'webhook-'));
  receiver = new WebhookReceiver();
  port = await receiver.listen();
  const letters = orderedLetters({ mail: undefined, webhook: localWebhook(port) });
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')), { now: () => now, letters });
});

afterEach(async () => {
  await receiver.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function carrier(settings: NodeJS.ProcessEnv = {}, paceMs = 0): Carrier {
  return webhookCarrier(
    localWebhook(port, settings),
    { store, now: () => now, onFault: (fault) => faults.push(fault), farewellMs: 300 },
    { paceMs, limitMs: 500 },
  );
}

describe('a new message', () => {
  it('reaches the CRM once, without any mail settings, with everything in it and a signature that holds', async () => {
    const id = await store.add(message());
    const { received } = receiver;
    await carrier().carry();
    await carrier().carry();
    expect(receiver.verified()).toEqual([
      {
        type: 'lead.created',
        timestamp: new Date(now).toISOString(),
        data: {
          reference: id,
          form: 'Main Contact Form',
          formId: 'contact',
          page: '/contact',
          fields: { ...values, message: 'Hello' },
        },
      },
    ]);
    expect(received[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(received[0]?.headers['webhook-id']).toMatch(/^[\w-]+$/);
    expect(await store.find(id)).toMatchObject({ webhook: 'sent', letter: undefined });
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, webhooksWaiting: 0, webhooksDead: 0 });
  });

  it('is told by its reference and the name of its form alone, when the owner wants no more', async () => {
    const reference = await store.add(message());
    await carrier({ LEADS_WEBHOOK_FIELDS: 'reference' }).carry();
    expect(receiver.verified()).toMatchObject([{ data: { reference, form: 'Main Contact Form' } }]);
    expect(Object.keys((receiver.verified()[0] as { data: object }).data)).toEqual(['reference', 'form']);
    for (const [name, value] of Object.entries(values).filter(([name]) => name !== 'formName'))
      expect(JSON.stringify(receiver.received), name).not.toContain(JSON.stringify(value).slice(1, -1));
  });

  it('without a secret is sent without a signature', async () => {
    await store.add(message());
    await carrier({ LEADS_WEBHOOK_SECRET: '' }).carry();
    expect(receiver.received[0]?.headers).not.toHaveProperty('webhook-signature');
    expect(receiver.received[0]?.headers).toHaveProperty('webhook-id');
  });

  it('in quarantine is sent to nobody until it leaves it', async () => {
    await store.add({ ...message(), status: 'quarantine' });
    await carrier().carry();
    expect(receiver.received).toEqual([]);
    await store.add(message());
    await carrier().carry();
    expect(receiver.received).toHaveLength(1);
  });

  it('of a flood is a request of its own, and they come at a steady pace', async () => {
    for (let index = 0; index < 30; index += 1) await store.add(message(`Text ${index}`));
    const started = performance.now();
    await carrier({}, 20).carry();
    expect(performance.now() - started).toBeGreaterThan(29 * 20);
    const sent = receiver.verified() as { data: { fields: { message: string } } }[];
    expect(new Set(sent.map(({ data }) => data.fields.message)).size).toBe(30);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
  });

  it('does not wait for a mail server that hangs', async () => {
    const mail = new MailTrial('new-lead', 'webhook');
    mail.now = now;
    const postman = mail.postman(await mail.listen({ onConnect: () => undefined }), { greetingTimeout: 2_000 });
    await mail.store.add(message());
    const carrying = postman.carry();
    const options = { store: mail.store, now: () => now };
    await webhookCarrier(localWebhook(port), options, { paceMs: 0 }).carry();
    expect(receiver.received).toHaveLength(1);
    expect(mail.faults).toEqual([]);
    await carrying;
    await postman.stop();
    await mail.end();
  });
});

describe('a receiver that', () => {
  it('fails gets the message again under the same webhook-id with a time of its own, until it takes it', async () => {
    const answers = [500, 404, 302, 429, 200];
    receiver.answer = (reply) => reply.writeHead(answers.shift() ?? 200, { Location: '/elsewhere' }).end();
    const id = await store.add(message());
    for (let hours = 0; hours < 6; hours += 1) {
      await carrier().carry();
      now += hour;
    }
    expect(faults).toEqual(['HTTP 500', 'HTTP 404', 'HTTP 302', 'HTTP 429']);
    expect(new Set(receiver.received.map(({ path }) => path)).size).toBe(1);
    const headers = receiver.received.map((request) => request.headers);
    expect(headers).toHaveLength(5);
    expect(new Set(headers.map((each) => each['webhook-id'])).size).toBe(1);
    expect(new Set(headers.map((each) => each['webhook-timestamp'])).size).toBe(5);
    expect((await store.find(id))?.webhook).toBe('sent');
  });

  it('never takes it is given up after three days, shown, and tried anew when asked', async () => {
    receiver.answer = (reply) => reply.writeHead(500).end();
    const id = await store.add(message());
    await carrier().carry();
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, webhooksWaiting: 1, webhooksDead: 0 });
    expect(leadsTable(await store.list())).toContain('CRM waiting');
    for (let hours = 0; hours < 80; hours += 1) {
      now += hour;
      await carrier().carry();
    }
    expect(await store.counts()).toMatchObject({ lettersDead: 0, webhooksWaiting: 0, webhooksDead: 1 });
    expect(leadsTable(await store.list())).toContain('CRM FAILED (npm run leads -- resend ID)');
    const [first] = receiver.received;
    receiver.answer = (reply) => reply.writeHead(200).end();
    await store.resendLetter(id);
    await carrier().carry();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, webhooksWaiting: 0, webhooksDead: 0 });
    await store.resendLetter(id);
    expect(await store.counts(), 'what has arrived is not sent there again').toMatchObject({ webhooksWaiting: 0 });
  });

  it('answers 410 has given up on us: the message is not tried again', async () => {
    receiver.answer = (reply) => reply.writeHead(410).end();
    const id = await store.add(message());
    await carrier().carry();
    now += hour;
    await carrier().carry();
    expect(receiver.received).toHaveLength(1);
    expect((await store.find(id))?.webhook).toBe('dead');
  });

  it('hangs holds up a stop for a moment only, and the message is kept for the next start', async () => {
    receiver.answer = () => undefined;
    await store.add(message());
    const slow = webhookCarrier(localWebhook(port), { store, now: () => now, farewellMs: 100 });
    void slow.carry();
    await expect.poll(() => receiver.received.length).toBe(1);
    const started = performance.now();
    await slow.stop();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await store.counts()).toMatchObject({ webhooksWaiting: 1, webhooksDead: 0 });
  });

  it('is down, or elsewhere, is named in no fault: neither its address nor the person', async () => {
    await receiver.close();
    await store.add(message());
    await carrier().carry();
    now += hour;
    await carrier({ LEADS_WEBHOOK_URL: 'https://canary.invalid/canary', LEADS_WEBHOOK_PRIVATE: '' }).carry();
    now += hour;
    await carrier({ LEADS_WEBHOOK_URL: 'https://169.254.169.254/canary' }).carry();
    expect(faults).toEqual(['ECONNREFUSED', expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/), 'ENETWORK']);
  });
});

it('a message that travels without encryption goes into the own network alone', async () => {
  await store.add(message());
  await carrier({ LEADS_WEBHOOK_URL: 'http://8.8.8.8/' }).carry();
  expect(faults).toEqual(['ENETWORK']);
});
