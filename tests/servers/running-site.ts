import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMark, isBuiltFrom } from '../../publishing/build-record.ts';

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

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

/**
 * Waits until an address answers.
 *
 * @throws Error in one sentence when the program that should answer has ended, or after ten seconds
 */
async function untilAnswers(url: string, program: ChildProcess): Promise<void> {
  for (let wait = 0; wait < 200; wait += 1) {
    if (program.exitCode !== null) throw new Error(`The program that should answer on ${url} ended with ${program.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`Nothing answered on ${url} within ten seconds.`);
}

/** Ends a program and waits until it has ended. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((done) => program.once('exit', done));
  program.kill('SIGTERM');
  await ended;
}

export interface RunningServer {
  /** Its address, without a trailing slash. */
  readonly base: string;
  readonly program: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** A server that was just started, once it answers on a port of this machine; its folder goes when it is stopped. */
export async function runningServer(program: ChildProcess, port: number, folder: string): Promise<RunningServer> {
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(program);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilAnswers(`${base}/`, program).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { base, program, stop };
}

/** Starts the site's own server, as `npm run serve` does, on a free port of this machine with an empty database. */
export async function runSite(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'measured-site-'));
  const port = await freePort();
  const server = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SMTP_URL: '' },
  });
  return runningServer(server, port, data);
}
