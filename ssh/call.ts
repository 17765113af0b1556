import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { ServerAddress } from './server-address.ts';

/** No question at a terminal, no waiting for a server that is away, no line that has silently gone. */
const options = ['BatchMode=yes', 'ConnectTimeout=15', 'ServerAliveInterval=15', 'ServerAliveCountMax=4'];

/**
 * Runs a command on a server through the system's own `ssh`, with the owner's keys and settings.
 *
 * @param words of the command; the shell of the server reads them, so that none may have blanks or quotes in it
 */
export function callServer({ user, host, port }: ServerAddress, ...words: readonly string[]): ChildProcessWithoutNullStreams {
  const at = port === undefined ? [] : ['-p', String(port)];
  return spawn('ssh', ['-T', ...options.flatMap((option) => ['-o', option]), ...at, '--', `${user}@${host}`, ...words]);
}
