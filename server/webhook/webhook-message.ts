import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../../settings/read-settings.ts';
import type { Lead } from '../leads/lead-store.ts';
import { nameOfForm } from '../leads/leads-table.ts';

/** What is sent of a lead. */
export interface WebhookMessage {
  /** One and the same for every attempt: a receiver then takes a message once that was sent twice. It has no full stop. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** Writes what is sent of a lead: type, time and data, as Standard Webhooks has it. */
export function webhookMessage(lead: Lead, fields: WebhookSettings['fields'], type = 'lead.created'): WebhookMessage {
  const { id: reference, form, page, receivedAt, values } = lead;
  const data = {
    reference,
    form: nameOfForm(form),
    ...(fields === 'all' && { formId: form, page, fields: values }),
  };
  return {
    id: `${type.replace('.', '_')}_${reference}_${receivedAt}`,
    body: JSON.stringify({ type, timestamp: new Date(receivedAt).toISOString(), data }),
  };
}

/**
 * The headers of one attempt, by https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md.
 * Without a secret there is no signature.
 *
 * @param now milliseconds since 1970
 */
export function webhookHeaders({ id, body }: WebhookMessage, secret: Buffer | undefined, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = secret && createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'mortgage-originator-website',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signature && { 'webhook-signature': `v1,${signature}` }),
  };
}
