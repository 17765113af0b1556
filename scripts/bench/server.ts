import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildIfNeeded, freePort, type RunningServer, runningServer, runSite } from '../running-site.ts';
import { type Answer, nginxPath, runNginx } from './nginx.ts';
import { type Findings, median, type Part, type Skipped } from './part.ts';

/** Our server on the home page is to answer at least this part of what nginx answers with the same processor time. */
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

async function load({ base, program }: RunningServer): Promise<Round> {
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

/** The answer of our server, so that the others give the very same bytes. */
async function answerOf(base: string): Promise<Answer> {
  const { headers } = await fetch(`${base}/`, { headers: { 'accept-encoding': 'br' } });
  const ofTheConnection = ['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'etag', 'accept-ranges'];
  return {
    body: readFileSync('dist/index.html.br'),
    headers: Object.fromEntries([...headers].filter(([name]) => !ofTheConnection.includes(name))),
  };
}

/** Node's own HTTP server with that answer for everything: what any server on Node can reach at most. */
async function runBareNode({ body, headers }: Answer): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-node-'));
  const file = join(folder, 'page');
  writeFileSync(file, body);
  const port = await freePort();
  const program = spawn('node', ['scripts/bench/bare-server.ts', file, JSON.stringify(headers)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  return runningServer(program, port, folder);
}

interface Row extends Round {
  readonly name: string;
}

/** Loads the servers in turns, so that other work on the machine falls on all of them. */
async function race(servers: Readonly<Record<string, RunningServer>>): Promise<Row[]> {
  const runs = Object.entries(servers).map(([name, server]) => ({ name, server, done: [] as Round[] }));
  for (const { server } of runs) await load(server);
  for (let round = 0; round < rounds; round += 1) for (const { server, done } of runs) done.push(await load(server));
  return runs.map(({ name, done }) => {
    const middle = (value: (round: Round) => number) => median(done.map(value));
    return {
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
  const started: RunningServer[] = [];
  try {
    const site = await runSite();
    started.push(site);
    const answer = await answerOf(site.base);
    const nginx = await runNginx(answer);
    started.push(nginx);
    const bare = await runBareNode(answer);
    started.push(bare);
    return findings(
      await race({ 'nginx, one worker': nginx, 'npm run serve, one process': site, 'Node alone, nothing looked up': bare }),
    );
  } finally {
    for (const server of started) await server.stop();
  }
}

function findings(rows: readonly Row[]): Findings {
  const [nginx, site] = rows as [Row, Row];
  const ratio = nginx.cpuMicros / site.cpuMicros;
  return {
    headings: ['server', 'requests a second', 'p99 ms', 'CPU µs a request', 'of nginx', 'of nginx by CPU'],
    rows: rows.map(({ name, perSecond, p99Ms, cpuMicros }) => [
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
    missed:
      ratio < aimedRatio
        ? [`The server answers ${ratio.toFixed(2)} of what nginx answers with the same processor time; the aim is ${aimedRatio}.`]
        : [],
  };
}

export const serverBench: Part = { title: 'our server against nginx', measure };
