import { z } from 'zod';
import { setting, yesOrNo } from './setting.ts';

/** Reads the address that messages are sent to; undefined for anything but `https://…` and `http://…`. */
function readWebhookUrl(text: string): URL | undefined {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** How long a secret is, in bytes: Standard Webhooks, signature scheme. */
const secretBytes = { least: 24, most: 64 };

/** Reads a secret as Standard Webhooks writes it, `whsec_` and base64; undefined for anything else. */
function readWebhookSecret(text: string): Buffer | undefined {
  const [, written] = /^whsec_((?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?)$/i.exec(text) ?? [];
  const secret = Buffer.from(written ?? '', 'base64');
  return secret.length >= secretBytes.least && secret.length <= secretBytes.most ? secret : undefined;
}

/** Where each new message goes beside the mail. */
export const webhookSettings = {
  LEADS_WEBHOOK_URL: setting(
    {
      description:
        'the address of your CRM, or of a service that passes on to it, for each new message; left out, none is sent there',
      example: 'https://hooks.example.com/catch/123/abc',
      must: 'be an address that begins with https://',
      isSecret: true,
    },
    z
      .string()
      .transform(readWebhookUrl)
      .pipe(z.custom<URL>((url) => url !== undefined))
      .optional(),
  ),
  LEADS_WEBHOOK_SECRET: setting(
    {
      description: 'signs what is sent there, if the receiver checks that: `whsec_` and 24 to 64 bytes as base64',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      must: 'be whsec_ and 24 to 64 random bytes as base64',
      isSecret: true,
    },
    z
      .string()
      .transform(readWebhookSecret)
      .pipe(z.custom<Buffer>((secret) => secret !== undefined))
      .optional(),
  ),
  LEADS_WEBHOOK_FIELDS: setting(
    {
      description:
        'what is sent there: `all` of the message, or its `reference` and the name of its form alone, for services that write to your phone; left out, all',
      example: 'reference',
      must: 'be all or reference',
    },
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['all', 'reference']))
      .default('all'),
  ),
  LEADS_WEBHOOK_PRIVATE: setting(
    {
      description:
        '`yes` lets that address lead into your own network, also without encryption; left out, it must be a public one',
      example: 'yes',
      must: 'be yes or no',
    },
    yesOrNo,
  ),
};
