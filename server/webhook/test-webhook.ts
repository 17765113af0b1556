import { contactForm } from '../../forms/contact.ts';
import type { WebhookSettings } from '../../settings/read-settings.ts';
import type { Lead } from '../leads/lead-store.ts';
import { sendLead, type WebhookLimits } from './webhook.ts';

export type TestWebhookOutcome = { readonly sent: true } | { readonly sent: false; readonly why: string };

/** A message of nobody, with every field of the contact form: a receiver learns from it what it will be sent. */
function testLead(now: number): Lead {
  return {
    id: 'TESTTEST',
    form: contactForm.id,
    receivedAt: now,
    status: 'new',
    page: '/contact',
    values: {
      name: 'Test Message',
      email: 'test@example.com',
      phone: '+1 206 555 0100',
      subject: 'General Inquiry',
      message: 'This was sent to try the way: from the desk, or with npm run launch-check -- --send-test',
      preferredContact: 'email',
      ...contactForm.fixed,
    },
  };
}

/** Why nothing was taken, for somebody who sets this up once. Only the host is named: the rest of the address may be a secret. */
function plainReason({ code, status }: { readonly code: string; readonly status?: number }, { url }: WebhookSettings): string {
  const host = url.host;
  if (code === 'ENETWORK')
    return `${host} (LEADS_WEBHOOK_URL) is not in the public internet, or, without encryption, not in your own network. Check the address. If it is meant to be in your own network, set LEADS_WEBHOOK_PRIVATE=yes.`;
  if (status === 410)
    return `${host} wants no more messages at this address (410): the hook was deleted. Make a new one there, and put its address into LEADS_WEBHOOK_URL.`;
  if (status === 401 || status === 403 || status === 404)
    return `${host} does not know the address, or its signature (${status}). Copy LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET from there once more.`;
  if (status !== undefined && status >= 300 && status < 400)
    return `${host} answered that it has moved (${status}). Messages go to no other address than yours: put the new one into LEADS_WEBHOOK_URL.`;
  if (status !== undefined) return `${host} did not take the test message (${status}). What it says there may tell why.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no ${url.hostname}. Check the name in LEADS_WEBHOOK_URL.`;
  if (code === 'ETIMEDOUT') return `${host} did not answer in time.`;
  if (/CERT|SSL|TLS|SIGNATURE|ISSUER/.test(code))
    return `${host} could not show by its certificate that it is the right one, and nothing was sent to it (${code}).`;
  return `Nothing answers at ${host} (${code}). Check LEADS_WEBHOOK_URL.`;
}

/**
 * Sends one made-up message the way new ones are sent, of the type `lead.test`, to try the settings.
 *
 * @param now milliseconds since 1970
 */
export async function sendTestWebhook(
  webhook: WebhookSettings,
  now = Date.now(),
  limits: WebhookLimits = {},
): Promise<TestWebhookOutcome> {
  const fault = await sendLead(testLead(now), webhook, now, { ...limits, type: 'lead.test' });
  return fault ? { sent: false, why: plainReason(fault, webhook) } : { sent: true };
}
