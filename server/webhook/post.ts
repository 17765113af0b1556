import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Network, networkOf } from './reach.ts';

/** How a host name becomes addresses. */
export type Resolve = typeof systemLookup;

export interface PostOptions {
  /** The networks that may be connected to. */
  readonly networks: readonly Network[];
  /** The longest that a request may last, in milliseconds. */
  readonly limitMs: number;
  readonly stop?: AbortSignal | undefined;
  readonly resolve?: Resolve | undefined;
}

/** The address leads into a network that is not allowed. */
class NetworkError extends Error {
  readonly code = 'ENETWORK';
}

/**
 * Finds the addresses of a host, and hands on those that may be connected to. The connection is made to one of these and to no
 * other: a name that leads elsewhere at the next look gains nothing.
 */
function lookupWithin(networks: readonly Network[], resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (fault, found) => {
      if (fault) return done(fault, '');
      const allowed = found.filter(({ address }) => networks.includes(networkOf(address)));
      const [first] = allowed;
      if (!first) return done(new NetworkError('The address is in no allowed network.'), '');
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Posts a body, and returns the status of the answer. Redirects are not followed, and of the answer nothing else is read.
 *
 * @throws an error with a `code`: `ENETWORK` when the address leads into another network, `ETIMEDOUT`, or the system's own
 */
export async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { networks, limitMs, stop, resolve = systemLookup }: PostOptions,
): Promise<number> {
  // An address that is written out is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !networks.includes(networkOf(host))) throw new NetworkError('The address is in no allowed network.');
  const limit = AbortSignal.timeout(limitMs);
  const { request } = url.protocol === 'https:' ? https : http;
  try {
    return await new Promise<number>((answered, failed) => {
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        lookup: lookupWithin(networks, resolve),
        agent: false,
        signal: stop ? AbortSignal.any([limit, stop]) : limit,
      });
      sent.on('error', failed);
      sent.on('response', (answer) => {
        answered(answer.statusCode ?? 0);
        answer.on('error', () => {});
        answer.destroy();
      });
      sent.end(body);
    });
  } catch (error) {
    throw limit.aborted ? Object.assign(new Error('The answer took too long.'), { code: 'ETIMEDOUT' }) : error;
  }
}
