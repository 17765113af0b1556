import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { buildIfNeeded, runSite } from '../running-site.ts';
import { nginxPath, runNginx } from './nginx.ts';
import { type Findings, median, type Part, type Skipped } from './part.ts';

/** Our server on the home page is to answer at least this part of what nginx answers. */
const aimedRatio = 0.5;
const rounds = 3;
const seconds = 5;
const connections = 32;

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for one answer, in microseconds. */
  readonly cpuMicros: number;
}

/** Processor time that a program and its children have used, in microseconds. Linux counts it in hundredths of a second. */
function cpuMicros({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const ticks = [String(pid), ...children].map((process) => {
    // The program's name may hold spaces; the numbers follow its closing bracket.
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, count) => sum + count, 0) * 10_000;
}

async function load(base: string, program: ChildProcess): Promise<Round> {
  const before = cpuMicros(program);
  const result = await autocannon({
    url: `${base}/`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${base} were not answered with the page.`);
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicros: (cpuMicros(program) - before) / result.requests.total,
  };
}

/** The answer of our server, so that nginx gives the very same bytes. */
async function answerOf(base: string): Promise<{ readonly body: Buffer; readonly headers: Record<string, string> }> {
  const { headers } = await fetch(`${base}/`, { headers: { 'accept-encoding': 'br' } });
  const ofTheConnection = ['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'etag', 'accept-ranges'];
  return {
    body: readFileSync('dist/index.html.br'),
    headers: Object.fromEntries([...headers].filter(([name]) => !ofTheConnection.includes(name))),
  };
}

function row(name: string, of: readonly Round[]): Round & { readonly name: string } {
  const middle = (value: (round: Round) => number) => median(of.map(value));
  return {
    name,
    perSecond: middle(({ perSecond }) => perSecond),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    cpuMicros: middle((round) => round.cpuMicros),
  };
}

async function measure(): Promise<Findings | Skipped> {
  if (!existsSync(nginxPath))
    return { skipped: `There is no nginx on this machine (${nginxPath}); Debian's package nginx has it.` };
  buildIfNeeded();
  const site = await runSite();
  try {
    const nginx = await runNginx(await answerOf(site.base));
    try {
      const ours: Round[] = [];
      const theirs: Round[] = [];
      await load(site.base, site.server);
      // In turns, so that other work on the machine falls on both.
      for (let round = 0; round < rounds; round += 1) {
        theirs.push(await load(nginx.base, nginx.master));
        ours.push(await load(site.base, site.server));
      }
      return findings(row('nginx, one worker', theirs), row('npm run serve, one process', ours));
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
  }
}

type Row = ReturnType<typeof row>;

function findings(nginx: Row, site: Row): Findings {
  const ratio = site.perSecond / nginx.perSecond;
  return {
    headings: ['server', 'requests a second', 'p99 ms', 'CPU µs a request', 'of nginx', 'of nginx by CPU'],
    rows: [nginx, site].map(({ name, perSecond, p99Ms, cpuMicros }) => [
      name,
      Math.round(perSecond),
      p99Ms,
      Math.round(cpuMicros),
      (perSecond / nginx.perSecond).toFixed(2),
      (nginx.cpuMicros / cpuMicros).toFixed(2),
    ]),
    notes: [
      `The home page as brotli with all its headers, ${connections} connections, median of ${rounds} rounds of ${seconds} s in turns.`,
      'autocannon runs on the same machine and takes a core of its own: it can be what limits nginx. The last column does not ' +
        'depend on it: it compares the processor time that each server needs for an answer.',
    ],
    missed: ratio < aimedRatio ? [`The server answers ${ratio.toFixed(2)} of what nginx answers; the aim is ${aimedRatio}.`] : [],
  };
}

export const serverBench: Part = { title: 'our server against nginx', measure };
