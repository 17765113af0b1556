import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** What a load program counted. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Answers that came. */
  readonly answers: number;
}

/** A program that asks a server for one address, over and over, for some seconds. */
export interface LoadProgram {
  readonly name: string;
  readonly run: (url: string, connections: number, seconds: number) => Promise<Load>;
}

/** Where Debian's package puts it. */
const wrkPath = '/usr/bin/wrk';

const headers = { 'accept-encoding': 'br' };

const inNode: LoadProgram = {
  name: 'autocannon',
  run: async (url, connections, seconds) => {
    const result = await autocannon({ url, connections, duration: seconds, headers });
    const bad = result.non2xx + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${bad} requests to ${url} were not answered with the page.`);
    return { perSecond: result.requests.average, p99Ms: result.latency.p99, answers: result.requests.total };
  },
};

/** `1.44ms` in milliseconds, as wrk writes a time. */
function milliseconds(time: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(time) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

const inC: LoadProgram = {
  name: 'wrk',
  run: async (url, connections, seconds) => {
    const program = spawn(wrkPath, [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      url,
    ]);
    const said = await text(program.stdout);
    if (/Non-2xx|Socket errors/.test(said)) throw new Error(`Some requests to ${url} were not answered with the page.`);
    const found = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
    return {
      perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)),
      p99Ms: milliseconds(found(/99%\s+(\S+)/)),
      answers: Number(found(/(\d+) requests in/)),
    };
  },
};

/**
 * The load programs of this machine. One alone says little: a slow one leaves the faster server idle, and how it reads and
 * writes decides how many requests a server finds at once.
 */
export const loadPrograms: readonly LoadProgram[] = existsSync(wrkPath) ? [inNode, inC] : [inNode];
