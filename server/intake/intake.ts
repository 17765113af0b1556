import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allForms } from '../../forms/all-forms.ts';
import type { FormDefinition } from '../../forms/form.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { servicePageHeaders } from '../service-page.ts';
import { visitorKey } from '../visitor-key.ts';
import { Refusal, refusals, sendRefusal, showsPages, wantsJson } from './answers.ts';
import { ArrivingBodies } from './arriving-bodies.ts';
import { IntakeLimits } from './limits.ts';
import { readMessage } from './message.ts';
import { bodyLimitBytes, bodyTypes } from './message-body.ts';
import { allowOrigin, originIsAllowed } from './origin.ts';
import { problemPage } from './problem-page.ts';

export interface IntakeOptions {
  readonly store: LeadStore;
  readonly owner: Owner;
  /** Origins of other sites that may post. */
  readonly allowedOrigins: readonly string[];
  /** Public origin of this site, where a proxy hides it. */
  readonly siteUrl?: string | undefined;
  /** Where the pages are, when this server has none: a plain form post is led back there. */
  readonly pagesOrigin?: string | undefined;
  /** Messages that one visitor may send with one form in a minute. */
  readonly messagesPerMinute: number;
}

interface FormParams {
  readonly form: string;
}

/** How much may wait for the database at once, in bytes of messages; beyond that it is not keeping up. */
const mostStoringBytes = 32 * 2 ** 20;

/** The form that an address names; undefined when there is none. */
function formOf(request: FastifyRequest): FormDefinition | undefined {
  return allForms.find(({ id }) => id === (request.params as FormParams).form);
}

/** The form service: takes messages, and says 'accepted' only for what is on disk. */
export async function intake(app: FastifyInstance, options: IntakeOptions): Promise<void> {
  const { store } = options;
  const limits = new IntakeLimits(options.messagesPerMinute);
  const arriving = new ArrivingBodies();
  let storingBytes = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...bodyTypes], { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => answerError(error, request, reply, options));

  // Before any body is read: whatever can be refused without it is not waited for.
  app.addHook('onRequest', async (request, reply) => {
    allowOrigin(request, reply, options);
    reply.header('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') return reply.code(204).send();
    if (request.method !== 'POST') throw refusals.notPost();
    if (!originIsAllowed(request, options)) throw refusals.foreignOrigin();
    const form = formOf(request);
    limits.countSent(visitorKey(request.ip), form);
    if (!form) throw refusals.unknownForm();
    arriving.enter(request.raw);
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request) as FormDefinition;
    const { lead, next } = await readMessage(request, form);
    const bytes = (request.body as Buffer).length;
    if (storingBytes + bytes > mostStoringBytes) throw refusals.unavailable();
    limits.countValid(visitorKey(request.ip), form);
    storingBytes += bytes;
    const id = await store.add(lead).finally(() => {
      storingBytes -= bytes;
    });
    if (wantsJson(request)) return reply.send({ ok: true, next: '/thank-you', id });
    return reply
      .code(303)
      .header('Location', `${options.pagesOrigin ?? ''}${next}`)
      .send();
  }
  for (const url of ['/f/:form', '/p/:project/f/:form'])
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      exposeHeadRoute: false,
      handler: take,
    });
}

function refusalFor(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusals.tooLarge();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refusals.unsupportedType();
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? refusals.malformed() : refusals.unavailable();
  }
}

/** How long a sender who was refused half-way may go on sending, in milliseconds. Cut off at once, it may never see the answer. */
const lingerMs = 5_000;

/** Lets go of a sender who was refused before everything has arrived: a line that is held costs memory. */
function letGo(request: IncomingMessage): void {
  if (request.complete !== false) return;
  const cut = setTimeout(() => request.complete || request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(cut));
}

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply, options: IntakeOptions) {
  const refusal = refusalFor(error);
  // Only names of faults are logged: a message could quote what a person typed.
  if (refusal.status >= 500)
    request.log.error({ fault: error.name, code: (error as FastifyError).code }, 'a message could not be stored');
  letGo(request.raw);
  if (!showsPages(request)) return sendRefusal(reply, refusal);
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, ...servicePageHeaders() })
    .type('text/html; charset=utf-8')
    .send(problemPage(refusal, options.owner, options.pagesOrigin));
}
