import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../forms/check.ts';

/** What is wrong, for a program: a code, a sentence, and the field where there is one. */
export interface AnswerError {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** An answer that refuses a message. `error` is one sentence that a visitor may read. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly AnswerError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, error: string, errors: readonly AnswerError[], headers: Readonly<Record<string, string>> = {}) {
    super(error);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

const refuse = (status: number, code: string, sentence: string, headers?: Readonly<Record<string, string>>) =>
  new Refusal(status, sentence, [{ code, message: sentence }], headers);

export const refusals = {
  empty: () => refuse(400, 'EMPTY', 'The form was empty. Please fill it in and send it again.'),
  malformed: () => refuse(400, 'MALFORMED', 'The message could not be read. Please send it again.'),
  foreignOrigin: () => refuse(403, 'ORIGIN_NOT_ALLOWED', 'This form cannot be sent from another site.'),
  unknownForm: () => refuse(404, 'FORM_NOT_FOUND', 'There is no such form.'),
  notPost: () => refuse(405, 'METHOD_NOT_ALLOWED', 'A form is sent by POST.', { Allow: 'POST, OPTIONS' }),
  tooLarge: () => refuse(413, 'FILES_TOO_BIG', 'The message is too large. Please shorten it; files cannot be sent here.'),
  unsupportedType: () => refuse(415, 'UNSUPPORTED_TYPE', 'The message came in a format that this form does not take.'),
  /** @param waitMs until messages are taken again */
  tooMany: (waitMs: number) =>
    refuse(429, 'TOO_MANY', 'Too many messages came from here in a short time. Please wait a minute, or call or email us.', {
      'Retry-After': String(Math.ceil(waitMs / 1000)),
    }),
  unavailable: () =>
    refuse(503, 'UNAVAILABLE', 'Your message could not be stored just now. Please try again in a minute, or call or email us.', {
      'Retry-After': '60',
    }),
  problems: (problems: readonly Problem[]) =>
    new Refusal(
      422,
      problems.length === 1 ? (problems[0]?.message ?? '') : `Please check ${problems.length} answers.`,
      problems.map(({ code, field, message }) => ({ code, field, message })),
    ),
};

/** Whether a browser has sent the form by itself, without script, and will show whatever page it is answered with. */
export function showsPages(request: FastifyRequest): boolean {
  return request.method === 'POST' && /text\/html/i.test(request.headers.accept ?? '') && !wantsJson(request);
}

/** Whether the sender wants its answer in JSON: it says so, or it speaks JSON itself. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  return /json/i.test(headers.accept ?? '') || /^application\/json\b/i.test(headers['content-type'] ?? '');
}

/** Answers with a refusal in JSON. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: refusal.message, errors: refusal.errors });
}
