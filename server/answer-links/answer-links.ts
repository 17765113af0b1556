import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from '../../owner/owner-schema.ts';
import { answerLinkPath, readAnswerLink } from '../leads/answer-link.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { RateLimit } from '../rate-limit.ts';
import { servicePage, servicePageHeaders } from '../service-page.ts';
import { visitorKey } from '../visitor-key.ts';
import { type AnswerPage, answerPages } from './answer-pages.ts';

export interface AnswerLinkOptions {
  readonly store: LeadStore;
  readonly owner: Owner;
  /** Where the pages are, when this server has none. */
  readonly pagesOrigin?: string | undefined;
  /** Links that one visitor may open in a minute, and as many whose button they may press. */
  readonly linksPerMinute: number;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** The button sends nothing but itself. */
const bodyLimitBytes = 1024;

// The address is the key to the button.
const headers = { ...servicePageHeaders("'self'"), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * The links in the owner's letters. Opening one changes nothing, since scanners of mail open every link: the button on its page
 * does.
 */
export async function answerLinks(app: FastifyInstance, options: AnswerLinkOptions): Promise<void> {
  const { store, owner, linksPerMinute, now = Date.now } = options;
  const limit = new RateLimit(linksPerMinute);
  const send = (reply: FastifyReply, { status, title, content }: AnswerPage) =>
    reply
      .code(status)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(servicePage(title, content, owner, options.pagesOrigin));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return send(reply, { ...answerPages.otherMethod(), status: error.statusCode });
    request.log.error({ fault: error.name, code: error.code }, 'a link of a letter could not be followed');
    return send(reply.header('Retry-After', '60'), answerPages.unavailable(owner));
  });
  app.addHook('onRequest', async (request, reply) => {
    const presses = request.method === 'POST';
    if (!presses && request.method !== 'GET' && request.method !== 'HEAD')
      return send(reply.header('Allow', 'GET, HEAD, POST'), answerPages.otherMethod());
    const waitMs = limit.count(`${visitorKey(request.ip)} ${presses ? 'presses' : 'opens'}`);
    if (waitMs > 0) return send(reply.header('Retry-After', String(Math.ceil(waitMs / 1000))), answerPages.tooMany());
  });

  async function follow(request: FastifyRequest): Promise<AnswerPage> {
    const path = (request.params as { readonly '*': string })['*'];
    const link = readAnswerLink(path, await store.linkKeys(), now());
    if (typeof link === 'string') return answerPages[link]();
    const lead = await store.find(link.leadId);
    if (!lead) return answerPages.unknown();
    if (lead.answeredAt !== undefined) return answerPages.already(lead);
    if (request.method !== 'POST') return answerPages.question(lead);
    await store.markAnswered(lead.id);
    return answerPages.marked(lead);
  }
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${answerLinkPath}*`,
    exposeHeadRoute: false,
    handler: async (request, reply) => send(reply, await follow(request)),
  });
}
