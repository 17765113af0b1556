import type { WebhookSettings } from '../../settings/read-settings.ts';
import { Carrier, type CarrierOptions, type Fault } from '../leads/carrier.ts';
import type { Lead } from '../leads/lead-store.ts';
import { post, type Resolve } from './post.ts';
import type { Network } from './reach.ts';
import { webhookHeaders, webhookMessage } from './webhook-message.ts';

/** How long the receiver may take to answer, in milliseconds: what Standard Webhooks recommends at least. */
const limitMs = 15_000;

/** The pause between two requests, in milliseconds: a flood reaches the receiver as two a second. */
const paceMs = 500;

/** The receiver wants no more of it (RFC 9110, 15.5.11). */
const gone = 410;

export interface WebhookLimits {
  readonly limitMs?: number;
  readonly paceMs?: number;
  readonly resolve?: Resolve | undefined;
}

/** Where a request may go: what is not encrypted goes to one's own network alone. */
function networksOf({ url, mayBePrivate }: WebhookSettings): Network[] {
  if (!mayBePrivate) return ['public'];
  return url.protocol === 'https:' ? ['public', 'private'] : ['private'];
}

/** Sends one lead, once; returns why it was not taken. Any answer from 200 to 299 says that it was. */
export async function sendLead(
  lead: Lead,
  webhook: WebhookSettings,
  now: number,
  { type, stop, ...limits }: WebhookLimits & { readonly type?: string; readonly stop?: AbortSignal } = {},
): Promise<(Fault & { readonly status?: number }) | undefined> {
  const message = webhookMessage(lead, webhook.fields, type);
  try {
    const status = await post(webhook.url, webhookHeaders(message, webhook.secret, now), message.body, {
      networks: networksOf(webhook),
      limitMs: limits.limitMs ?? limitMs,
      resolve: limits.resolve,
      stop,
    });
    if (status >= 200 && status < 300) return undefined;
    return { code: `HTTP ${status}`, status, isFinal: status === gone };
  } catch (error) {
    // Only the code: a message could hold the address, which is a secret with many services.
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  }
}

/** Hands each new lead to the owner's CRM. */
export function webhookCarrier(webhook: WebhookSettings, options: CarrierOptions, limits: WebhookLimits = {}): Carrier {
  const { now = Date.now } = options;
  return new Carrier(
    {
      kinds: ['webhook'],
      paceMs: limits.paceMs ?? paceMs,
      deliver: ({ leads: [lead] }, stop) => sendLead(lead as Lead, webhook, now(), { ...limits, stop }),
    },
    options,
  );
}
