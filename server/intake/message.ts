import type { FastifyRequest } from 'fastify';
import { checkValues } from '../../forms/check.ts';
import { type FormDefinition, isOwnValue } from '../../forms/form.ts';
import type { NewLead } from '../leads/lead-store.ts';
import { refusals } from './answers.ts';
import { readBody } from './message-body.ts';

/** Names that steer the service and belong to no form; they are not stored. */
const steering: readonly string[] = ['_gotcha', '_next', '_subject'];

/** What a message may carry beside its form's own values, all of which every letter and table shows. */
const mostElse = { fields: 20, characters: 5_000 } as const;

/**
 * Where a plain form post goes after success: a path of this site, else the thank-you page. In visible ASCII, as an address is
 * written, and no longer than every proxy takes in a header.
 */
function nextPage(wanted: string | undefined): string {
  return wanted && /^\/(?![/\\])[!-[\]-~]{0,500}$/.test(wanted) ? wanted : '/thank-you';
}

/** Path of the page that the message was sent from. Its query and fragment may be personal and are left behind. */
function pageOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : undefined;
}

/** The values of a message without the names that steer the service. */
function checkedValues(form: FormDefinition, sent: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(sent).filter(([name]) => !steering.includes(name));
  if (entries.every(([, value]) => value.trim() === '')) throw refusals.empty();
  const others = entries.filter(([name, value]) => !isOwnValue(form, name, value));
  const characters = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (others.length > mostElse.fields || characters > mostElse.characters) throw refusals.tooLarge();
  const values = Object.fromEntries(entries);
  const problems = checkValues(form, values);
  if (problems.length > 0) throw refusals.problems(problems);
  return values;
}

/** A message as it is stored, and where its sender goes afterwards when a browser has sent the form by itself. */
export interface Message {
  readonly lead: NewLead;
  readonly next: string;
}

/**
 * Reads a message and checks it.
 *
 * @throws Refusal when it is empty, wrong, or carries far more than its form asks
 */
export async function readMessage({ body, headers }: FastifyRequest, form: FormDefinition): Promise<Message> {
  const sent = await readBody(body, headers['content-type'] ?? '');
  const key = headers['idempotency-key'];
  return {
    lead: {
      form: form.id,
      values: checkedValues(form, sent),
      status: (sent._gotcha ?? '').trim() === '' ? 'new' : 'quarantine',
      page: pageOf(headers.referer),
      mailSubject: sent._subject?.trim().slice(0, 200) || undefined,
      idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    },
    next: nextPage(sent._next),
  };
}
