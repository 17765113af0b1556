import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Listening, listening } from '../servers/programs.ts';
import { buildIfNeeded, runSite } from '../servers/site-server.ts';
import { type LoadProgram, loadPrograms } from './load-programs.ts';
import { type Answer, nginxPath, runNginx } from './nginx.ts';
import { type Findings, median, type Part, type Skipped } from './part.ts';

/**
 * Our server on the home page is to answer at least this part of what Node alone answers with the same processor time. The share
 * of nginx is told and not aimed at: it hangs on how fast the program is that asks.
 */
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

async function load({ url, process }: Listening, asks: LoadProgram): Promise<Round> {
  const before = cpuMicros(process);
  const { answers, ...counted } = await asks.run(`${url}/`, connections, seconds);
  return { ...counted, cpuMicros: (cpuMicros(process) - before) / answers };
}

/** The answer of our server, so that the others give the very same bytes. */
async function answerOf(url: string): Promise<Answer> {
  const { headers } = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } });
  const ofTheConnection = ['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'etag', 'accept-ranges'];
  return {
    body: readFileSync('dist/index.html.br'),
    headers: Object.fromEntries([...headers].filter(([name]) => !ofTheConnection.includes(name))),
  };
}

/** Node's own HTTP server with that answer for everything: what any server on Node can reach at most. */
async function runBareNode({ body, headers }: Answer): Promise<Listening> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-node-'));
  const file = join(folder, 'page');
  writeFileSync(file, body);
  const port = await freePort();
  const program = spawn('node', ['tests/benchmarks/bare-server.ts', file, JSON.stringify(headers)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  return listening(program, port, folder);
}

interface Row extends Round {
  readonly asks: string;
  readonly name: string;
}

/** Loads the servers in turns, so that other work on the machine falls on all of them. */
async function race(servers: Readonly<Record<string, Listening>>, asks: LoadProgram): Promise<Row[]> {
  const runs = Object.entries(servers).map(([name, server]) => ({ name, server, done: [] as Round[] }));
  for (const { server } of runs) await load(server, asks);
  for (let round = 0; round < rounds; round += 1) for (const { server, done } of runs) done.push(await load(server, asks));
  return runs.map(({ name, done }) => {
    const middle = (value: (round: Round) => number) => median(done.map(value));
    return {
      asks: asks.name,
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      p99Ms: middle(({ p99Ms }) => p99Ms),
      cpuMicros: middle((round) => round.cpuMicros),
    };
  });
}

async function measure(): Promise<Findings | Skipped> {
  if (!existsSync(nginxPath))
    return { skipped: `There is no nginx on this machine (${nginxPath}); Debian's package nginx has it.` };
  buildIfNeeded();
  const started: Listening[] = [];
  try {
    const site = await runSite();
    started.push(site);
    const answer = await answerOf(site.url);
    const nginx = await runNginx(answer);
    started.push(nginx);
    const bare = await runBareNode(answer);
    started.push(bare);
    const servers = { 'nginx, one worker': nginx, 'npm run serve, one process': site, 'Node alone, nothing looked up': bare };
    const races: Row[][] = [];
    for (const asks of loadPrograms) races.push(await race(servers, asks));
    return findings(races);
  } finally {
    for (const server of started) await server.stop();
  }
}

/** Our server's share of what Node alone answers with the same processor time. */
function share([, site, bare]: readonly Row[]): number {
  return (bare?.cpuMicros ?? 0) / (site?.cpuMicros ?? Number.NaN);
}

/** @param races nginx, our server and Node alone, in that order, for each load program */
function findings(races: readonly (readonly Row[])[]): Findings {
  return {
    headings: ['asked by', 'server', 'requests a second', 'p99 ms', 'CPU µs a request', 'of nginx', 'of nginx by CPU'],
    rows: races.flatMap((rows) =>
      rows.map(({ asks, name, perSecond, p99Ms, cpuMicros }) => [
        asks,
        name,
        Math.round(perSecond),
        Number(p99Ms.toFixed(1)),
        Math.round(cpuMicros),
        (perSecond / (rows[0]?.perSecond ?? Number.NaN)).toFixed(2),
        ((rows[0]?.cpuMicros ?? Number.NaN) / cpuMicros).toFixed(2),
      ]),
    ),
    notes: [
      `The home page as brotli with all its headers, ${connections} connections, median of ${rounds} rounds of ${seconds} s in turns.`,
      'The program that asks runs on the same machine and takes a core of its own: it can be what limits nginx. The last column ' +
        'compares the processor time that each server needs for an answer; it hangs on how many requests the server finds at once.',
    ],
    missed: races
      .filter((rows) => share(rows) < aimedRatio)
      .map(
        (rows) =>
          `Asked by ${rows[0]?.asks}, the server answers ${share(rows).toFixed(2)} of what Node alone answers with the same processor time; the aim is ${aimedRatio}.`,
      ),
  };
}

export const serverBench: Part = { title: 'our server against nginx', measure };
