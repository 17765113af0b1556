import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { type RunningServer, runServer } from '../../server/running-server-for-tests.ts';
import { type Findings, median, type Part } from './part.ts';

/** The service is to store at least this part of what bare inserts store with 32 clients, and to answer within this time. */
const aimedRatio = 0.4;
const aimedP99Ms = 50;
const rounds = 3;
const seconds = 4;
const bareInserts = 400;
/** Leads that lie in the database when the memory is looked at. */
const manyLeads = 100_000;

let counter = 0;

/** A message that no other one repeats. */
function message(): string {
  counter += 1;
  const words = `I would like to know what a loan of $400,000 would cost a month. Number ${counter}. ${'Please call me. '.repeat(20)}`;
  return JSON.stringify({
    name: `Person ${counter}`,
    email: `person${counter}@example.org`,
    subject: 'Rate Quote',
    message: words,
  });
}

/** Rows a second that SQLite commits one by one, with the pragmas and the columns of the leads, without anything around it. */
function bare(file: string): number {
  const database = new DatabaseSync(file, { timeout: 2000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec('CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, form TEXT, received_at INTEGER, fields TEXT) STRICT');
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?)');
  const started = performance.now();
  for (let row = 0; row < bareInserts; row += 1) insert.run(`${Date.now()}-${counter}`, 'contact', Date.now(), message());
  const perSecond = bareInserts / ((performance.now() - started) / 1000);
  database.close();
  return perSecond;
}

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

async function load(server: RunningServer, connections: number): Promise<Load> {
  const result = await autocannon({
    url: `${server.url}/f/contact`,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: message() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error('Some messages were not acknowledged.');
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Resident memory of the server, in megabytes. */
function memory({ process: { pid } }: RunningServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Memory of a server that starts with 100,000 leads and is sent some more. */
async function memoryWithMany(folder: string): Promise<number> {
  const dataDir = join(folder, 'many');
  const database = new SqliteDatabase(join(dataDir, 'leads.db'));
  await database.transaction(async (sql) => {
    for (let row = 0; row < manyLeads; row += 1) {
      await sql.all(
        "INSERT INTO leads (id, form, received_at, fields, content_hash, status) VALUES (?, 'contact', ?, ?, ?, 'new')",
        ...[`M${row}`, row, message(), `hash ${row}`],
      );
    }
  });
  await new SqlLeadStore(database).close();
  const server = await runServer(folder, { DATA_DIR: dataDir, MESSAGES_PER_MINUTE: '1000000' });
  try {
    await load(server, 32);
    await (await fetch(`${server.url}/healthz`)).text();
    return memory(server);
  } finally {
    await server.end();
  }
}

async function measure(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-intake-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  const server = await runServer(folder, { DATA_DIR: join(folder, 'data'), MESSAGES_PER_MINUTE: '1000000' });
  try {
    const bareRates: number[] = [];
    const one: Load[] = [];
    const many: Load[] = [];
    await load(server, 32);
    // In turns, so that other work on the machine and its disk falls on all of them.
    for (let round = 0; round < rounds; round += 1) {
      bareRates.push(bare(join(folder, 'bare.db')));
      one.push(await load(server, 1));
      many.push(await load(server, 32));
    }
    const memoryAfter = memory(server);
    await server.end();
    return findings(median(bareRates), one, many, memoryAfter, await memoryWithMany(folder));
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function findings(
  bareRate: number,
  one: readonly Load[],
  many: readonly Load[],
  memoryFew: number,
  memoryMany: number,
): Findings {
  const row = (name: string, loads: readonly Load[]) => {
    const perSecond = median(loads.map((each) => each.perSecond));
    return [name, Math.round(perSecond), median(loads.map(({ p99Ms }) => p99Ms)), (perSecond / bareRate).toFixed(2)] as const;
  };
  const crowd = row('the form service, 32 clients', many);
  return {
    headings: ['what stores', 'durable leads a second', 'p99 ms', 'of bare inserts'],
    rows: [['bare INSERTs, one by one', Math.round(bareRate), '', '1.00'], row('the form service, 1 client', one), crowd],
    notes: [
      `Every lead is committed with a sync before it is acknowledged, on both sides, on the same disk; median of ${rounds} rounds in turns.`,
      `Memory of the server after this: ${Math.round(memoryFew)} MB; with ${manyLeads.toLocaleString('en-US')} leads in the database and some more taken: ${Math.round(memoryMany)} MB.`,
    ],
    missed: [
      ...(Number(crowd[3]) < aimedRatio
        ? [`32 clients get ${crowd[3]} of what bare inserts store; the aim is ${aimedRatio}.`]
        : []),
      ...(crowd[2] > aimedP99Ms
        ? [`99 of 100 leads of 32 clients are acknowledged within ${crowd[2]} ms; the aim is ${aimedP99Ms} ms.`]
        : []),
    ],
  };
}

export const intakeBench: Part = { title: 'storing leads against bare inserts', measure };
