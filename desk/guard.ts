import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who may use the desk: the browser of this computer, with the key that this run of the desk was opened with. */
export interface DeskAddress {
  readonly port: number;
  /** Stands in front of every address, so that nobody can guess one, and no cookie is needed. */
  readonly key: string;
}

/** The names under which a browser of this computer reaches it. */
export const namesOf = ({ port }: Pick<DeskAddress, 'port'>) =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);

/** The address to open. */
export const addressOf = ({ port, key }: DeskAddress) => `http://localhost:${port}/${key}/`;

function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const elsewhere = 'The desk is opened with the whole address that `npm run desk` has printed.';

/**
 * Refuses everything that does not come from the desk's own pages: another name in `Host` is a page that pretends to be this
 * computer; another `Origin` is a page of another site; an address without the key is a guess.
 *
 * @returns what a request is refused with; undefined for one that may pass
 */
export function refusal(desk: DeskAddress, request: FastifyRequest): string | undefined {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (!namesOf(desk).includes(host)) return elsewhere;
  const [, key = ''] = request.url.split('/', 2);
  if (!sameText(key, desk.key)) return elsewhere;
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (origin !== `http://${host}`) return 'A page of another site may not change anything here.';
  return site === undefined || site === 'same-origin' ? undefined : 'A page of another site may not change anything here.';
}

/**
 * What every answer of the desk says to the browser.
 *
 * @param frames origin of the preview: nothing else may stand in a frame of the desk
 */
export function harden(reply: FastifyReply, frames: string): void {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      `frame-src ${frames}; form-action 'self'; base-uri 'self'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Its own pages hear where a form comes from; others hear nothing, since the address holds the key.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
}
