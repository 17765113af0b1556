import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type AstroIntegration, dev } from 'astro';
import { type Said, secretHeader } from './said.ts';

// Makes the pages of the preview, in a process of its own and in the folder that it is started in; desk/preview/making.ts starts it.

const secret = randomBytes(18).toString('base64url');
const tell = (said: Said) => process.send?.(said);
const failed = (error: unknown): Said => ({ says: 'failed', why: error instanceof Error ? error.message : String(error) });

/** Where Astro keeps the texts as it has read them; pages are made of what stands there. */
const readTexts = '.astro/data-store.json';
const lastRead = () => statSync(readTexts, { bigint: true }).mtimeNs;

/** Milliseconds between two looks at it, and how often it is looked at. */
const look = { every: 20, times: 150 };

let readAgain: (() => Promise<void>) | undefined;

/** Development without what serves programmers: no script reaches a browser, and nothing waits for files to change. */
const preview: AstroIntegration = {
  name: 'desk-preview',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        server: { host: '127.0.0.1', port: 0 },
        vite: {
          cacheDir: '.cache/vite',
          server: { hmr: false, ws: false, watch: null, cors: false, fs: { strict: true, allow: ['.'] } },
          plugins: [
            {
              name: 'desk-preview',
              // No form of a page reaches the form service.
              config: (config) => {
                config.server = { ...config.server, proxy: {} };
              },
              // No package is made ready for browsers.
              configEnvironment: (name, options) => {
                if (name === 'client') options.optimizeDeps = { noDiscovery: true, include: [] };
              },
              configureServer: ({ middlewares }) => {
                middlewares.use((request, response, next) => {
                  if (request.headers[secretHeader] === secret) return next();
                  response.writeHead(403).end();
                });
              },
            },
          ],
        },
      });
    },
    'astro:server:setup': ({ refreshContent }) => {
      readAgain = refreshContent && (() => refreshContent({}));
    },
  },
};

process.on('disconnect', () => process.exit());
/** Reads texts that have changed. Astro says now and then that it has read them half a second before their pages follow. */
async function followTexts(): Promise<void> {
  if (!readAgain) throw new Error('Texts cannot be read before the server has begun.');
  const before = lastRead();
  await readAgain();
  for (let looked = 0; looked < look.times && lastRead() === before; looked += 1) await setTimeout(look.every);
  // What was kept of the pages is thrown away in the next turn.
  await setTimeout(look.every);
}

process.on('message', () => {
  followTexts().then(
    () => tell({ says: 'done' }),
    (error: unknown) => tell(failed(error)),
  );
});

try {
  // What an earlier process has kept was made with another owner's file.
  const server = await dev({
    root: process.cwd(),
    cacheDir: './.cache/astro',
    force: true,
    logLevel: 'error',
    integrations: [preview],
  });
  tell({ says: 'ready', port: server.address.port, secret });
} catch (error) {
  tell(failed(error));
  process.disconnect();
}
