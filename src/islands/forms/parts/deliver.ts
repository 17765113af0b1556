import type { Problem } from '../../../../forms/check.ts';
import { isConfiguredEndpoint } from '../../../../forms/endpoint.ts';

export type Delivery =
  /** The service has answered that it has the message. */
  | { readonly outcome: 'sent'; readonly reference?: string }
  /** There is no address to send to; nothing was sent. */
  | { readonly outcome: 'not-configured' }
  /** The service has answered that it does not take it. `message` is its own sentence, if it gave one. */
  | { readonly outcome: 'rejected'; readonly message?: string; readonly problems: readonly Pick<Problem, 'field' | 'message'>[] }
  /** No answer: the message may or may not have arrived, so the visitor is asked to try again. */
  | { readonly outcome: 'offline' };

export type Payload = { readonly json: Readonly<Record<string, string>> } | { readonly multipart: FormData };

/** Longest wait for an answer, in milliseconds. A slow phone connection needs well under half of it. */
const answerTimeoutMs = 30_000;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function problemsOf(errors: unknown): Pick<Problem, 'field' | 'message'>[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { field?: unknown; message?: unknown } | null) => {
    const field = textOf(error?.field);
    const message = textOf(error?.message);
    return field && message ? [{ field, message }] : [];
  });
}

/** The body of an answer as an object, or undefined when it is not JSON. */
async function readAnswer(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    // Not JSON: the status alone decides, and the form falls back to its own sentence.
    return undefined;
  }
}

/**
 * Sends one message to a form service, once, and tells what became of it. It is `sent` only when the service says so:
 * the status is 2xx and a JSON answer, if there is one, carries neither `error` nor `success: false`.
 *
 * @param endpoint address of the form at the service; unset or a placeholder sends nothing
 */
export async function deliver(endpoint: string, payload: Payload): Promise<Delivery> {
  if (!isConfiguredEndpoint(endpoint)) return { outcome: 'not-configured' };
  const inJson = 'json' in payload;
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(inJson && { 'Content-Type': 'application/json' }) },
      body: inJson ? JSON.stringify(payload.json) : payload.multipart,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    // fetch rejects only when no answer came: no connection, a blocked request, or the time ran out.
    return { outcome: 'offline' };
  }
  const answer = await readAnswer(response);
  if (response.ok && !answer?.error && answer?.success !== false) {
    const reference = textOf(answer?.id);
    return { outcome: 'sent', ...(reference && { reference }) };
  }
  const message = textOf(answer?.error);
  return { outcome: 'rejected', ...(message && { message }), problems: problemsOf(answer?.errors) };
}
