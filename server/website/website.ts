import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foreverCacheControl } from '../../publishing/file-headers.ts';
import type { Site, SiteFile } from './files.ts';

/** Pages that only answer for an address that does not exist. */
const notFoundPages = { blog: '/blog/post-not-found', elsewhere: '/404' } as const;

interface Found {
  readonly kind: 'file';
  readonly status: 200 | 404;
  readonly file: SiteFile;
  readonly pagePath: string;
}

type Resolved = Found | { readonly kind: 'moved'; readonly to: string };

function notFound(site: Site, path: string): Found {
  const pagePath = path.startsWith('/blog/') ? notFoundPages.blog : notFoundPages.elsewhere;
  const file = site.files.get(`${pagePath}.html`);
  if (!file) throw new Error(`The built site has no page ${pagePath}.`);
  return { kind: 'file', status: 404, file, pagePath };
}

/**
 * Which file answers for an address: pages without `.html` and without a trailing slash, files as they are called. Only
 * what was read from the built site can be found, so there is no way out of it.
 *
 * @param path decoded path of the request, beginning with a slash
 */
function resolve(site: Site, path: string): Resolved {
  const clean = path.replace(/\/{2,}/g, '/');
  if (clean !== '/' && clean.endsWith('/')) return { kind: 'moved', to: clean.slice(0, -1) };
  if (clean !== path) return { kind: 'moved', to: clean };
  const hidden = Object.values<string>(notFoundPages).includes(clean.replace(/\.html$/, ''));
  if (hidden) return notFound(site, path);
  // A file that is no page of the site, such as a proof that the domain is one's own, is asked for by its own name.
  const pageOf = path === '/index.html' ? '/' : path.replace(/\.html$/, '');
  if (pageOf !== path && Object.hasOwn(site.headers, pageOf) && site.files.has(path)) return { kind: 'moved', to: pageOf };
  const page = site.files.get(path === '/' ? '/index.html' : `${path}.html`);
  if (page && path !== '/index') return { kind: 'file', status: 200, file: page, pagePath: path };
  const file = site.files.get(path);
  return file ? { kind: 'file', status: 200, file, pagePath: path } : notFound(site, path);
}

/** The encodings that a file may have, the smaller one first, and what a browser says when it takes one. */
const encodings = [
  { name: 'br', taken: /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { name: 'gzip', taken: /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const;

/** The best encoding that the visitor's browser takes. */
function encodingFor(file: SiteFile, accepted: string): 'br' | 'gzip' | undefined {
  return encodings.find(({ name, taken }) => file.encodings[name] && taken.test(accepted))?.name;
}

/** One range of bytes, `undefined` when the header asks for none that we serve, `'beyond'` when it lies outside the file. */
function byteRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'beyond' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'beyond' : { start, end };
}

/**
 * Whether the request may be answered with a part. Only GET can ask for one, and a download that is continued (`If-Range`)
 * gets the whole file once it has changed: RFC 9110, 13.1.5 and 14.2.
 */
function wantsRange({ method, headers }: FastifyRequest, file: SiteFile): boolean {
  const ifRange = headers['if-range'];
  return method === 'GET' && headers.range !== undefined && (ifRange === undefined || ifRange === `"${file.etag}"`);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, status: number, file: SiteFile) {
  const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('Content-Type', file.contentType).header('Cache-Control', file.cacheControl);
  // What never changes is never asked for again.
  if (file.cacheControl !== foreverCacheControl) reply.header('ETag', etag);
  if (Object.keys(file.encodings).length > 0) reply.header('Vary', 'Accept-Encoding');
  const known = String(request.headers['if-none-match'] ?? '');
  if (
    status === 200 &&
    known !== '' &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  ) {
    return reply.code(304).send();
  }
  // Parts are asked for of what is long and not compressed: a film, a document.
  if (Object.keys(file.encodings).length === 0) reply.header('Accept-Ranges', 'bytes');
  if (status === 200 && wantsRange(request, file)) {
    const range = byteRange(request.headers.range, file.body.length);
    if (range === 'beyond') return reply.code(416).header('Content-Range', `bytes */${file.body.length}`).send();
    if (range) {
      return reply
        .code(206)
        .header('ETag', `"${file.etag}"`)
        .header('Content-Range', `bytes ${range.start}-${range.end}/${file.body.length}`)
        .send(file.body.subarray(range.start, range.end + 1));
    }
  }
  const body = (encoding && file.encodings[encoding]) ?? file.body;
  if (encoding) reply.header('Content-Encoding', encoding);
  // Fastify leaves the body out of the answer to HEAD and keeps its length.
  return reply.code(status).send(body);
}

/** The path as it was sent, and the query with its question mark. A proxy may send the whole address: its host is no matter here. */
function partsOf(url: string): { readonly rawPath: string; readonly query: string } {
  const [, rawPath = '', query = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(\?.+)?/i.exec(url) ?? [];
  return { rawPath: rawPath === '' ? '/' : rawPath, query };
}

/** Serves the built site on every address that no other route has taken. */
export function serveWebsite(app: FastifyInstance, site: Site): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { rawPath, query } = partsOf(request.raw.url ?? '/');
    // An encoded slash, backslash or NUL is no part of any address here; a router in front may read it otherwise.
    if (/%(2f|5c|00)/i.test(rawPath)) return sendPage(request, reply, site, notFound(site, '/'));
    const resolved = resolve(site, decodeURIComponent(rawPath));
    if (resolved.kind === 'moved')
      return reply
        .code(301)
        .header('Location', encodeURI(resolved.to) + query)
        .send();
    return sendPage(request, reply, site, resolved);
  };
  app.get('/*', answer);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(site.headers['*'] ?? {});
    done();
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, resolved: Found) {
  reply.headers(site.headers[resolved.pagePath] ?? {});
  return sendFile(request, reply, resolved.status, resolved.file);
}
