import { execFileSync, spawn } from 'node:child_process';
import type { RunningServer } from './site-server.ts';

/** Whether this machine lets one process trace another; containers often do not. */
export function canTrace(): boolean {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fsync', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Traces a running server; returns how to stop tracing, once tracing has begun. */
export async function trace(
  server: Pick<RunningServer, 'process'>,
  output: string,
  ...expressions: string[]
): Promise<() => Promise<void>> {
  const args = ['-f', '-p', String(server.process.pid), '-o', output, ...expressions.flatMap((each) => ['-e', each])];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((attached) => {
    let said = '';
    strace.stderr.on('data', (data) => {
      said += String(data);
      if (said.includes('attached')) attached();
    });
  });
  return () =>
    new Promise((ended) => {
      strace.once('exit', () => ended());
      strace.kill('SIGINT');
    });
}

/** How often the traced program has asked the disk to keep what was written, by the file that strace wrote. */
export function syncsIn(traced: string): number {
  return traced.match(/f(data)?sync(\(\d+\)| resumed>\)?)\s*= 0/g)?.length ?? 0;
}
