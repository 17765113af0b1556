import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** A port of this machine that nothing listens on; the given one, or an error where something does. */
export function freePort(port = 0): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(port, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

/** A free port whose next one is free too: `npm run dev` has the form service there. */
export async function freePortPair(): Promise<number> {
  const port = await freePort();
  const next = await freePort(port + 1).catch(() => undefined);
  return next === undefined ? freePortPair() : port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((tried) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => tried(true)));
    socket.on('error', () => tried(false));
  });
}

/**
 * Waits until something listens on a port.
 *
 * @throws Error in one sentence when the program that should listen has ended, or after twenty seconds
 */
export async function untilListening(port: number, program: ChildProcess): Promise<void> {
  for (let wait = 0; wait < 400; wait += 1) {
    if (program.exitCode !== null) throw new Error(`The program that should listen on ${port} ended with ${program.exitCode}.`);
    if (await isListening(port)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`Nothing listens on ${port} after twenty seconds.`);
}

/** Ends a program that a test has started; returns its exit code, null when the signal killed it. */
export async function end(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (program.exitCode !== null || program.signalCode !== null) return program.exitCode;
  const ended = new Promise<number | null>((gone) => program.once('exit', gone));
  program.kill(signal);
  return ended;
}

/** A server that answers. */
export interface Listening {
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** A program that was just started, once it listens. */
export async function listening(program: ChildProcess, port: number, folder: string): Promise<Listening> {
  const stop = async () => {
    await end(program);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(port, program).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, process: program, stop };
}
