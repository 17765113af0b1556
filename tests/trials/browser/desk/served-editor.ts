import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { type Figure, printWithLater } from '../../../../mortgage/figures/figure.ts';
import { figures } from '../../../../mortgage/figures/figures.ts';
import { ownerPlaceholders } from '../../../../texts/placeholders.ts';
import owner from '../../../sample-owner.ts';

/** What the desk allows its pages: nothing of another host, no script and no style within the page. */
const policy = "default-src 'self'";

interface Output {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/** The editor as the desk bundles it, with the site's styles beside it. */
async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'entry.ts'),
        output: { entryFileNames: 'editor.js', assetFileNames: 'editor[extname]' },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as { readonly output: readonly Output[] };
  return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? String(source)]));
}

const pages = [
  { path: '/loan-options/va', title: 'VA loans' },
  { path: '/loan-options/fha', title: 'FHA loans' },
  { path: '/learn/rate-comparison', title: 'Rate comparison and options' },
  { path: '/calculator', title: 'Calculator' },
];

const placeholders = [
  ...Object.entries<Figure>(figures).map(([id, figure]) => ({
    name: `figure:${id}`,
    label: id.replaceAll('-', ' '),
    prints: printWithLater(figure),
  })),
  ...Object.entries(ownerPlaceholders(owner)).map(([id, prints]) => ({
    name: `owner:${id}`,
    label: `Your ${id.replaceAll('-', ' ')}`,
    prints,
  })),
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function json(id: string, list: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
}

/** A field with a text as the desk may have it. The line end behind `<textarea>` is HTML's, and no part of the text. */
function textField([name, text]: [string, string], unsaved: boolean): string {
  return `<p><label for="${name}">${name}</label></p>
<textarea id="${name}" name="${name}" rows="20" data-markdown${unsaved ? ' data-unsaved' : ''}>
${escaped(text)}</textarea>`;
}

function formPage(texts: readonly [string, string][], unsaved: boolean): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A text</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/editor.css"><script type="module" src="/editor.js"></script></head>
<body><main><h1>A text</h1><form method="post" action="/save">${texts.map((text) => textField(text, unsaved)).join('\n')}
<p><button class="button button--secondary">Save</button></p></form></main>
${json('pages', pages)}${json('placeholders', placeholders)}</body></html>`;
}

async function sentTexts(request: IncomingMessage): Promise<[string, string][]> {
  let sent = '';
  for await (const part of request) sent += part;
  // A form sends line ends as mail does.
  return [...new URLSearchParams(sent)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
}

export interface ServedEditor {
  readonly url: string;
  /** What the next page shows in its form: the label of each field and its text. */
  texts: readonly [string, string][];
  /** What the form sent last, likewise. */
  readonly saved: () => readonly [string, string][];
  readonly close: () => void;
}

/** Serves a form with the editor on the loopback address, at a free port. */
export async function serveEditor(): Promise<ServedEditor> {
  const files = await bundle();
  let saved: readonly [string, string][] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader(
      'Content-Type',
      pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'text/html',
    );
    if (file !== undefined) response.end(file);
    else if (pathname === '/save') {
      saved = await sentTexts(request);
      response.end(formPage(saved, true));
    } else if (pathname === '/') response.end(formPage(served.texts, false));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const served: ServedEditor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    texts: [],
    saved: () => saved,
    close: () => server.close(),
  };
  return served;
}
