import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { buildMark, isBuiltFrom } from './build-record.ts';

/** Whether `dist/` had to be built, and what stood in the way of that. */
export type ProvidedBuild = { readonly fault: string } | { readonly fault?: undefined; readonly anew: boolean };

/** Without the lines of Astro's log, which begin with the time. Written otherwise they would be shown too, and nothing be lost. */
function faultWords(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^\d\d:\d\d:\d\d /.test(line));
  return lines.map((line) => line.trim()).join('\n');
}

/** Builds `dist/` unless it is what a build would make of the present files and settings. */
export async function provideBuild(): Promise<ProvidedBuild> {
  if (isBuiltFrom('dist', buildMark())) return { anew: false };
  // The environment goes along as it is: the build checks what it reads of it.
  const program = spawn('node', ['scripts/build.ts', '--quiet'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done, failed) => program.once('close', done).once('error', failed));
  const [status, errors, output] = await Promise.all([ended, text(program.stderr), text(program.stdout)]);
  return status === 0 ? { anew: true } : { fault: faultWords(errors + output) };
}
