import { afterEach, beforeEach, expect, it } from 'vitest';
import { localWebhook, secretPath, WebhookReceiver } from '../../tests/servers/webhook.ts';
import { sendTestWebhook } from './test-webhook.ts';

let receiver: WebhookReceiver;
let port: number;

beforeEach(async () => {
  receiver = new WebhookReceiver();
  port = await receiver.listen();
});

afterEach(() => receiver.close());

const send = (settings: NodeJS.ProcessEnv = {}) => sendTestWebhook(localWebhook(port, settings), Date.now(), { limitMs: 500 });

it('the test message has every field of a real one, and says that it is a test', async () => {
  expect(await send()).toEqual({ sent: true });
  expect(receiver.verified()).toMatchObject([
    {
      type: 'lead.test',
      data: { form: 'Main Contact Form', fields: { name: 'Test Message', email: 'test@example.com', preferredContact: 'email' } },
    },
  ]);
});

it.each<[status: number, words: RegExp]>([
  [302, /answered that it has moved \(302\).*put the new one into LEADS_WEBHOOK_URL/],
  [401, /does not know the address, or its signature \(401\)/],
  [404, /does not know the address, or its signature \(404\)/],
  [410, /wants no more messages at this address \(410\)/],
  [500, /did not take the test message \(500\)/],
])('an answer of %i is told in words, with the host and nothing else of the address', async (status, words) => {
  receiver.answer = (reply) => reply.writeHead(status).end();
  const outcome = await send();
  expect(outcome).toEqual({ sent: false, why: expect.stringMatching(words) });
  expect(JSON.stringify(outcome)).toContain(`127.0.0.1:${port}`);
  expect(JSON.stringify(outcome)).not.toMatch(/canary|catch/);
});

it.each<[what: string, settings: NodeJS.ProcessEnv, words: RegExp]>([
  [
    'nobody there',
    { LEADS_WEBHOOK_URL: `http://127.0.0.1:1${secretPath}` },
    /^Nothing answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
  ],
  ['a name that does not exist', { LEADS_WEBHOOK_URL: `http://crm.invalid${secretPath}` }, /^There is no crm\.invalid\./],
  [
    'an address of the own network that is not allowed',
    { LEADS_WEBHOOK_URL: `https://127.0.0.1${secretPath}`, LEADS_WEBHOOK_PRIVATE: 'no' },
    /set LEADS_WEBHOOK_PRIVATE=yes/,
  ],
])('%s is told in words', async (_what, settings, words) => {
  const outcome = await send(settings);
  expect(outcome).toEqual({ sent: false, why: expect.stringMatching(words) });
  expect(JSON.stringify(outcome)).not.toMatch(/canary|catch/);
});

it('a receiver that does not answer is told in words', async () => {
  receiver.answer = () => undefined;
  expect(await send()).toEqual({ sent: false, why: expect.stringMatching(/did not answer in time/) });
});
