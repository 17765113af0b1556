import type { FastifyReply, FastifyRequest } from 'fastify';

export interface OriginRules {
  readonly allowedOrigins: readonly string[];
  readonly siteUrl?: string | undefined;
}

const allowedHeaders = 'Content-Type, Accept, X-Requested-With, Formspree-Client, Formspree-Session-Data, Idempotency-Key';

/**
 * Whether a message may come from where it says it comes. A browser names the origin of every cross-site post, unless the page
 * hides it (`null`: a page in a sandbox, or one that sends no referrer, which a page of this site may be too); then
 * `Sec-Fetch-Site` still tells a page of another site, and no page can change it. A message that says neither is taken: refusing
 * it would lose people with old browsers and stop no program.
 */
export function originIsAllowed({ headers }: FastifyRequest, { allowedOrigins, siteUrl }: OriginRules): boolean {
  const { origin, host } = headers;
  if (!origin || origin === 'null') return headers['sec-fetch-site'] !== 'cross-site';
  if (origin === siteUrl || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Lets scripts of the allowed origins read the answer, errors included. */
export function allowOrigin({ headers }: FastifyRequest, reply: FastifyReply, { allowedOrigins }: OriginRules): void {
  reply.header('Vary', 'Origin');
  if (!headers.origin || !allowedOrigins.includes(headers.origin)) return;
  reply.headers({
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': '600',
    // The site's own pages may not be read from elsewhere; these answers may.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
