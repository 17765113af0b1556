import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allForms } from '../../forms/all-forms.ts';
import { checkValues } from '../../forms/check.ts';
import type { Owner } from '../../src/owner/define-owner.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { Refusal, refusals, sendRefusal, showsPages, wantsJson } from './answers.ts';
import { bodyLimitBytes, bodyTypes, readMessage } from './message-body.ts';
import { allowOrigin, originIsAllowed } from './origin.ts';
import { problemPage, problemPagePolicy } from './problem-page.ts';
import { visitorKey } from './visitor-key.ts';

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

/** How many times as many messages a form takes from all visitors together: beyond that it is no crowd, it is an attack. */
const crowd = 10;

/** Names that steer the service and belong to no form; they are not stored. */
const steering = ['_gotcha', '_next', '_subject'] as const;

/** Where a plain form post goes after success: a path of this site, else the thank-you page. */
function nextPage(wanted: string | undefined): string {
  return wanted && /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/thank-you';
}

/** Path of the page that the message was sent from. Its query and fragment may be personal and are left behind. */
function pageOf({ headers }: FastifyRequest): string | undefined {
  const { referer } = headers;
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : undefined;
}

/** The form service: takes messages, and says 'accepted' only for what is on disk. */
export async function intake(app: FastifyInstance, options: IntakeOptions): Promise<void> {
  const { store, messagesPerMinute } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...bodyTypes], { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => answerError(error, request, reply, options));
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${visitorKey(request.ip)} ${(request.params as FormParams).form}`,
  });

  app.addHook('onRequest', async (request, reply) => {
    allowOrigin(request, reply, options);
    reply.header('Cache-Control', 'no-store');
  });

  const limited = {
    config: {
      rateLimit: {
        max: messagesPerMinute,
        timeWindow: '1 minute',
        errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => refusals.tooMany(ttl),
      },
    },
  };
  const countForForm = app.createRateLimit({
    max: messagesPerMinute * crowd,
    timeWindow: '1 minute',
    keyGenerator: (request) => `all ${(request.params as FormParams).form}`,
  });
  for (const path of ['/f/:form', '/p/:project/f/:form']) {
    app.post<{ Params: FormParams }>(path, limited, async (request, reply) => {
      const form = allForms.find(({ id }) => id === request.params.form);
      if (!form) throw refusals.unknownForm();
      if (!originIsAllowed(request, options)) throw refusals.foreignOrigin();
      const all = await countForForm(request);
      if (!all.isAllowed && all.isExceeded) throw refusals.tooMany(all.ttl);
      const sent = await readMessage(request.body, request.headers['content-type'] ?? '');
      const values = Object.fromEntries(
        Object.entries(sent).filter(([name]) => !steering.includes(name as (typeof steering)[number])),
      );
      if (Object.values(values).every((value) => value.trim() === '')) throw refusals.empty();
      const problems = checkValues(form, values);
      if (problems.length > 0) throw refusals.problems(problems);
      const key = request.headers['idempotency-key'];
      const id = await store.add({
        form: form.id,
        values,
        status: (sent._gotcha ?? '').trim() === '' ? 'new' : 'quarantine',
        page: pageOf(request),
        mailSubject: sent._subject?.trim().slice(0, 200) || undefined,
        idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined,
      });
      if (wantsJson(request)) return reply.send({ ok: true, next: '/thank-you', id });
      return reply
        .code(303)
        .header('Location', `${options.pagesOrigin ?? ''}${nextPage(sent._next)}`)
        .send();
    });
    app.options(path, async (_request, reply) => reply.code(204).send());
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      exposeHeadRoute: false,
      handler: async () => {
        throw refusals.notPost();
      },
    });
  }
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

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply, options: IntakeOptions) {
  const refusal = refusalFor(error);
  // Only names of faults are logged: a message could quote what a person typed.
  if (refusal.status >= 500)
    request.log.error({ fault: error.name, code: (error as FastifyError).code }, 'a message could not be stored');
  if (!showsPages(request)) return sendRefusal(reply, refusal);
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'Content-Security-Policy': problemPagePolicy })
    .type('text/html; charset=utf-8')
    .send(problemPage(refusal, options.owner, options.pagesOrigin));
}
