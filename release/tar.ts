import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Names of what the build has compressed beforehand, which says the same once more. */
const compressedCopies = ['--exclude=*.br', '--exclude=*.gz'];

function tar(...args: readonly string[]): ChildProcessByStdio<Writable, Readable, Readable> {
  // By itself the program of a Mac adds a file of its own beside each that has more to it than its content.
  const [program, ...before] = process.platform === 'darwin' ? ['env', 'COPYFILE_DISABLE=1', 'tar'] : ['tar'];
  return spawn(program as string, [...before, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Waits for its end. @throws Error with what it said when it failed */
async function ended(program: ReturnType<typeof tar>): Promise<void> {
  const said = text(program.stderr);
  const status = await new Promise<number | null>((done, failed) => program.once('close', done).once('error', failed));
  if (status !== 0) throw new Error(`The program tar failed: ${(await said).trim()}`);
}

/** Everything below a folder as a compressed stream; it fails on the stream when `tar` does. */
export function packed(folder: string): Readable {
  const program = tar('-C', folder, '-czf', '-', '.');
  program.stdin.end();
  ended(program).catch((error: Error) => program.stdout.destroy(error));
  return program.stdout;
}

/** Packs what is below a folder, without compressed copies, into a file. */
export async function packPages(folder: string, file: string): Promise<void> {
  const program = tar('-C', folder, ...compressedCopies, '-czf', '-', '.');
  program.stdin.end();
  await Promise.all([ended(program), pipeline(program.stdout, createWriteStream(file, { flags: 'wx' }))]);
}

/** Unpacks a compressed stream into a folder that is there. */
export async function unpack(from: Readable, folder: string): Promise<void> {
  const program = tar('-C', folder, '-xzf', '-');
  program.stdout.resume();
  await Promise.all([ended(program), pipeline(from, program.stdin)]);
}
