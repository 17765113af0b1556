import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** A folder with a site of one page and the owner's file, as a server process starts in. */
export function siteFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(path, 'dist'));
  writeFileSync(join(path, 'dist', 'index.html'), '<title>Home</title>');
  cpSync('owner.yaml', join(path, 'owner.yaml'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has written to its output so far. */
  readonly says: () => string;
  /** Sends a signal and waits for the end; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server as a process of its own, and waits until it says that it listens. */
export async function runServer(folder: string, settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let says = '';
  const gone = new Promise<number | null>((ended) => child.once('exit', ended));
  await new Promise<void>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (says += String(data)));
    child.stdout.once('data', () => ready());
    void gone.then(() => failed(new Error(`The server ended before it listened: ${says}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    says: () => says,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return gone;
    },
  };
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
