import { expect, it } from 'vitest';
import { readServerSettings } from './read-settings.ts';

const url = 'https://hooks.crm.test/catch/canary?key=canary';
const bytes = (count: number) => `whsec_${Buffer.alloc(count, 'canary').toString('base64')}`;

it('a webhook is read with its secret; all of a message goes there, into the internet alone, unless more is said', () => {
  expect(readServerSettings({}).webhook).toBeUndefined();
  expect(readServerSettings({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: bytes(32) }).webhook).toEqual({
    url: new URL(url),
    secret: Buffer.alloc(32, 'canary'),
    fields: 'all',
    mayBePrivate: false,
  });
  const more = { LEADS_WEBHOOK_URL: 'http://crm.local:8080/', LEADS_WEBHOOK_FIELDS: 'Reference', LEADS_WEBHOOK_PRIVATE: 'yes' };
  expect(readServerSettings(more).webhook).toMatchObject({ secret: undefined, fields: 'reference', mayBePrivate: true });
});

it.each([
  [
    { LEADS_WEBHOOK_URL: 'hooks.crm.test/canary' },
    'LEADS_WEBHOOK_URL must be an address that begins with https:// such as https://hooks.example.com/catch/123/abc.',
  ],
  [{ LEADS_WEBHOOK_URL: 'ftp://crm.test/canary' }, 'LEADS_WEBHOOK_URL must be an address that begins with https://'],
  [{ LEADS_WEBHOOK_URL: 'https:///canary' }, 'LEADS_WEBHOOK_URL must be an address that begins with https://'],
  [
    { LEADS_WEBHOOK_URL: 'http://crm.test/canary' },
    'LEADS_WEBHOOK_URL must begin with https://, so that messages travel encrypted. Within your own network http:// will do: set LEADS_WEBHOOK_PRIVATE=yes.',
  ],
  ...['canary', bytes(23), bytes(65), `${bytes(32)}!`, 'whsec_', bytes(32).replace('whsec_', 'whsk_')].map(
    (LEADS_WEBHOOK_SECRET): [NodeJS.ProcessEnv, string] => [
      { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET },
      'LEADS_WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes as base64 such as whsec_',
    ],
  ),
  [{ LEADS_WEBHOOK_FIELDS: 'name' }, 'LEADS_WEBHOOK_FIELDS must be all or reference, it is "name".'],
  [{ LEADS_WEBHOOK_PRIVATE: '1' }, 'LEADS_WEBHOOK_PRIVATE must be yes or no, it is "1".'],
] as [NodeJS.ProcessEnv, string][])('%j stops the start with one sentence that repeats no secret', (environment, sentence) => {
  const read = () => readServerSettings(environment);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/canary|Y2FuYXJ5/);
});
