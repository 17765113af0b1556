import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Owner } from '../owner/owner-schema.ts';
import { answerLinks } from './answer-links/answer-links.ts';
import { healthOf } from './health.ts';
import { refusals, sendRefusal } from './intake/answers.ts';
import { intake } from './intake/intake.ts';
import type { LeadStore } from './leads/lead-store.ts';
import type { Site } from './website/files.ts';
import { serveWebsite } from './website/website.ts';

export interface AppParts {
  readonly store: LeadStore;
  readonly owner: Owner;
  /** The built site; left out, only the form service answers. */
  readonly site?: Site | undefined;
  readonly trustProxy?: readonly string[];
  readonly allowedOrigins?: readonly string[];
  readonly siteUrl?: string | undefined;
  /** Messages that one visitor may send with one form in a minute, and links of letters that they may open. */
  readonly messagesPerMinute?: number;
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Where log lines go; standard error by default. */
  readonly logTo?: { write(line: string): void };
}

/** Time limits against slow senders, in milliseconds. Fastify's own default for a request is none at all. */
const timeouts = {
  connectionTimeout: 60_000,
  keepAliveTimeout: 10_000,
};

/** Builds the server without listening: the website and the form service. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    store,
    owner,
    site,
    trustProxy = [],
    allowedOrigins = [],
    siteUrl,
    messagesPerMinute = 20,
    requestTimeoutMs = 30_000,
    now,
    logTo = process.stderr,
  } = parts;
  const app = Fastify({
    ...timeouts,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: Math.min(15_000, requestTimeoutMs), connectionsCheckingInterval: 2_000 },
    logger: { level: 'warn', stream: logTo },
    // A line for each request would hold addresses of people and of pages.
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a line needs no number of its request, and to make a logger for each costs a twentieth of an answer.
    childLoggerFactory: (logger) => logger,
    // A page that is asked for on an open line while the server stops is still sent, and a form says itself that it cannot be stored.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // An address that cannot be decoded is answered like any other that does not exist.
    frameworkErrors: (_error, _request, reply) => {
      const answer = 'This address cannot be read.\n';
      reply.raw.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': answer.length }).end(answer);
    },
  });

  const health = healthOf(store);
  app.get('/healthz', async (_request, reply) => {
    const answer = await health();
    return reply
      .code(answer.ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(answer);
  });

  const pagesOrigin = site ? undefined : siteUrl;
  await app.register(intake, { store, owner, allowedOrigins, siteUrl, pagesOrigin, messagesPerMinute });
  await app.register(answerLinks, { store, owner, pagesOrigin, linksPerMinute: messagesPerMinute, now });
  if (site) serveWebsite(app, site);
  // Before any body is read: what is sent to an address that takes nothing is not waited for.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return done();
    reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('This address can only be read.');
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refusals.unknownForm()));
  app.addHook('onClose', async () => store.close());
  return app;
}
