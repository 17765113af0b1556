import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildMark, isBuiltFrom } from '../../publishing/build-record.ts';
import { end, freePort } from './programs.ts';

/** A folder with a site of one page and the owner's file, as a server process starts in. */
export function siteFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(path, 'dist'));
  writeFileSync(join(path, 'dist', 'index.html'), '<title>Home</title>');
  cpSync('owner.yaml', join(path, 'owner.yaml'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Our own server, as `npm run serve` starts it. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Everything it has written to its output so far. */
  readonly says: () => string;
  /** Sends a signal and waits for the end; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server in a folder that holds a built site, and waits until it says that it listens. */
export async function runServer(folder: string, settings: NodeJS.ProcessEnv, ...options: string[]): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()));
  const program = spawn(process.execPath, [resolve('server/main.ts'), ...options], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let says = '';
  await new Promise<void>((ready, failed) => {
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (says += String(data)));
    program.stdout.once('data', () => ready());
    program.once('exit', () => failed(new Error(`The server ended before it listened: ${says}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: program,
    says: () => says,
    end: (signal) => end(program, signal),
  };
}

/** The built site behind its own server, with a database of its own. */
export interface RunningSite extends RunningServer {
  /** Folder of its messages. */
  readonly folder: string;
  /** What it has stored, oldest first. */
  leads(): readonly Readonly<Record<string, string>>[];
  /** Ends it and removes its messages. */
  stop(): Promise<void>;
}

/** @param prepare what is done to the folder of its messages before it starts */
export async function runSite(
  settings: NodeJS.ProcessEnv = {},
  prepare: (folder: string) => void = () => undefined,
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'running-site-'));
  prepare(folder);
  const server = await runServer(process.cwd(), { DATA_DIR: folder, HOST: '127.0.0.1', SMTP_URL: '', ...settings });
  return {
    ...server,
    folder,
    leads() {
      const database = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true });
      try {
        const rows = database.prepare('SELECT fields FROM leads ORDER BY rowid').all() as { fields: string }[];
        return rows.map(({ fields }) => JSON.parse(fields) as Record<string, string>);
      } finally {
        database.close();
      }
    },
    async stop() {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Builds `dist/` when it is missing or was made from other files or settings.
 *
 * @throws Error in one sentence when the build fails
 */
export function buildIfNeeded(): void {
  if (isBuiltFrom('dist', buildMark())) return;
  const { status } = spawnSync('node', ['scripts/build.ts', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built: npm run build says why.');
}

/** A way to the site that leads through the test. */
export interface Detour {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes every request on to the site, unless `answered` takes it, and the site's answer through `changed`. */
async function serveThrough(
  siteUrl: string,
  answered: (url: string, answer: ServerResponse) => boolean,
  changed: (url: string, status: number, body: Buffer, type: string) => Buffer = (_url, _status, body) => body,
): Promise<Detour> {
  const server = createServer(async ({ url = '/' }, answer) => {
    if (answered(url, answer)) return;
    const found = await fetch(siteUrl + url);
    const headers = [...found.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    const body = changed(url, found.status, Buffer.from(await found.arrayBuffer()), found.headers.get('content-type') ?? '');
    answer.writeHead(found.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The site as it arrives when what matches `lost` does not: a line that breaks, or a network that filters. */
export function serveWithout(siteUrl: string, lost: RegExp): Promise<Detour> {
  return serveThrough(siteUrl, (url, answer) => {
    if (lost.test(url)) answer.writeHead(404).end();
    return lost.test(url);
  });
}

/** The site on a line that breaks once: the first request for a file of `lost` is cut off. */
export function serveWithGap(siteUrl: string, lost: RegExp): Promise<Detour> {
  let broken = false;
  return serveThrough(siteUrl, (url, answer) => {
    if (broken || !lost.test(url)) return false;
    broken = true;
    answer.destroy();
    return true;
  });
}

/**
 * The site with `script` before everything else in each page. It is a file of the site's own origin, so that the policy that the
 * page was sent with lets it run and stays as it is. `refused` fills with what the site answered by an error, as `404 /address`.
 */
export async function serveWithScript(
  siteUrl: string,
  script: string,
): Promise<Detour & { readonly refused: readonly string[] }> {
  const address = '/script-of-the-test.js';
  const refused: string[] = [];
  const detour = await serveThrough(
    siteUrl,
    (url, answer) => {
      if (url === address) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return url === address;
    },
    (url, status, body, type) => {
      if (status >= 400) refused.push(`${status} ${url}`);
      return type.startsWith('text/html')
        ? Buffer.from(String(body).replace('<head>', `<head><script src="${address}"></script>`))
        : body;
    },
  );
  return { ...detour, refused };
}

/** Sends one message to the contact form; undefined when the line was cut. */
export async function sendMessage(
  url: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<Response | undefined> {
  try {
    return await fetch(`${url}/f/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Trial', email: 'trial@example.org', subject: 'General Inquiry', message }),
    });
  } catch {
    return undefined;
  }
}
