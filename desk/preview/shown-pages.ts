import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { paintedDrawing } from '../../owner/colors.ts';
import { type DeskAddress, namesOf } from '../guard.ts';
import { currentOwner, DeskError, type Workplace } from '../workplace.ts';
import type { Making } from './making.ts';
import { frameScript, preparing, problem } from './notices.ts';
import { openPreview, type Preview } from './preview.ts';

/** Milliseconds that the making of pages may take before the frame says so. */
const patience = 400;

const isPage = (path: string) => /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path);
const isPictureOrFont = (path: string) => /^(\/[\w -][\w. -]*)+\.(svg|png|jpe?g|webp|avif|woff2)$/i.test(path);

/** What an answer may be: whatever else a server for programmers has to say stays with it. */
const isShown = (type: string) => /^(text\/html|image\/|font\/)/.test(type);

/**
 * What is asked for a frame: a page, a picture or a font, and no file outside of the copy. What a query would make of a file, such as
 * its text, is never asked for.
 *
 * @param address as the frame asks for it, without its origin
 * @returns undefined for everything else
 */
export function shownAddress(address: string, folder: string): string | undefined {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost');
  const ofCopy = `/@fs/${folder.replaceAll('\\', '/').replace(/^\//, '')}/`;
  const isFile = (path: string) => isPictureOrFont(path.startsWith(ofCopy) ? path.slice(ofCopy.length - 1) : path);
  try {
    const path = decodeURIComponent(pathname);
    if (isPage(path) || isFile(path)) return pathname;
    // A photograph in another size.
    const isPicture = path === '/_image' && isFile((searchParams.get('href') ?? '').replace(/\?.*/s, ''));
    return isPicture ? `${pathname}${search}` : undefined;
  } catch {
    // An address that is no text.
    return undefined;
  }
}

/** The pages that are being made, undefined while they are not ready after some patience. */
async function readyPages(pages: Promise<Making>, isWaitedFor: boolean): Promise<Making | undefined> {
  if (isWaitedFor) return pages;
  return Promise.race([pages, new Promise<undefined>((late) => setTimeout(late, patience, undefined))]);
}

interface Answer {
  readonly code: number;
  readonly type: string;
  /** A page is text. */
  readonly content: string | Buffer;
  /** The browser asks again by itself. */
  readonly isAskedAgain?: boolean;
}

const saying = (code: number, content: string): Answer => ({ code, type: 'text/html; charset=utf-8', content });
const unknown = 'The window in which the desk runs says why.';

async function answerOf(preview: Preview, address: string): Promise<Answer> {
  const { pathname } = new URL(address, 'http://localhost');
  const making = await readyPages(preview.pages(), !isPage(pathname));
  if (!making) return { ...saying(200, preparing), isAskedAgain: true };
  const none = saying(404, problem('There is no such page to look at here.'));
  const asked = shownAddress(address, making.folder);
  if (asked === undefined) return none;
  const { status, type, content } = await making.get(asked);
  if (status >= 500) return saying(500, problem(unknown));
  if (!isShown(type)) return none;
  if (type.startsWith('text/html')) return { code: status, type, content: content.toString() };
  // Publishing paints the drawings of the project, and leaves the owner's own as they are.
  const isDrawing = type.startsWith('image/svg') && !asked.startsWith('/@fs/');
  const colors = isDrawing ? currentOwner(making).colors : undefined;
  return { code: status, type, content: colors ? Buffer.from(paintedDrawing(content.toString(), colors)) : content };
}

/**
 * What the frames of the desk show: the pages of the preview, to look at. It has an origin of its own, so that no page can reach
 * the desk; it gives no script to a browser, takes no form, and shows itself in no frame but the desk's.
 */
function shownPages(desk: DeskAddress, preview: Preview): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  // Nobody but this program knows it, and no page can bring a script of its own along.
  const nonce = randomBytes(16).toString('base64');
  // No policy can name an address with colons.
  const origins = namesOf(desk)
    .map((name) => `http://${name}`)
    .filter((origin) => !origin.includes('['));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; ` +
        `form-action 'none'; base-uri 'none'; frame-ancestors ${origins.join(' ')}`,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const { port } = app.server.address() as { readonly port: number };
    if (!namesOf({ port }).includes(request.headers.host ?? '')) return reply.code(403).type('text/plain').send('Not here.');
    if (request.method !== 'GET') return reply.code(405).type('text/plain').send('Pages here are to look at.');
    return undefined;
  });
  const script = `<script nonce="${nonce}">${frameScript(origins)}</script></head>`;

  app.get('/*', async ({ url }, reply) => {
    const { code, type, content, isAskedAgain } = await answerOf(preview, url).catch((error: Error) => {
      if (!(error instanceof DeskError)) console.error(error);
      return saying(500, problem(error instanceof DeskError ? error.message : unknown));
    });
    if (isAskedAgain) reply.header('refresh', '1');
    return reply
      .code(code)
      .type(type)
      .send(typeof content === 'string' ? content.replace('</head>', () => script) : content);
  });
  return app;
}

/** The preview as the pages of the desk know it. */
export interface ServedPreview extends Pick<Preview, 'show' | 'close'> {
  /** Where its pages are, without a slash at the end. */
  readonly origin: string;
}

/**
 * Opens the preview of a desk on a port of its own. Nothing is made before the first page is asked for.
 *
 * @param project folder of the project's code and packages
 */
export async function servePreview(desk: DeskAddress & Workplace, project: string): Promise<ServedPreview> {
  const preview = openPreview(project, desk);
  const app = shownPages(desk, preview);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await preview.close();
    await app.close();
  };
  return { origin, show: preview.show, close };
}
