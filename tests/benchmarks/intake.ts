import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { type RunningServer, runServer } from '../servers/site-server.ts';
import { canTrace, syncsIn, trace } from '../servers/strace.ts';
import { type Findings, median, type Part } from './part.ts';

/** With 32 clients the service is to store at least so many times what bare inserts store. */
const aimedRatio = 1.2;
/** How long a page may take beside 32 clients that send messages: 99 of 100, and the middle one when the disk is slow. */
const aimedPageP99Ms = 20;
const aimedSlowPageMs = 60;
/** What a sync takes longer on the slow disk. */
const slowSyncMs = 50;
/** Pages that are asked for in a second while messages come in. */
const pagesPerSecond = 200;
const rounds = 3;
const seconds = 4;
const bareInserts = 2000;
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
  readonly stored: number;
  readonly p99Ms: number;
}

async function load({ url }: RunningServer, connections: number): Promise<Load> {
  const result = await autocannon({
    url: `${url}/f/contact`,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: message() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error('Some messages were not acknowledged.');
  return { perSecond: result['2xx'] / result.duration, stored: result['2xx'], p99Ms: result.latency.p99 };
}

interface Beside extends Load {
  readonly pageMedianMs: number;
  readonly pageP99Ms: number;
  /** Undefined where syncs cannot be counted. */
  readonly leadsPerSync?: number;
}

/** Messages of 32 clients, and how long the home page takes meanwhile, asked for by a thread that does nothing else. */
async function besidePages(server: RunningServer): Promise<Beside> {
  const [messages, pages] = await Promise.all([
    load(server, 32),
    autocannon({ url: server.url, connections: 4, duration: seconds, overallRate: pagesPerSecond, workers: 1 }),
  ]);
  return { ...messages, pageMedianMs: pages.latency.p50, pageP99Ms: pages.latency.p99 };
}

/** The same while strace counts the syncs, and makes each take longer. */
async function traced(server: RunningServer, folder: string, delayMs: number): Promise<Beside | undefined> {
  if (!canTrace()) return undefined;
  const output = join(folder, 'trace');
  const delay = delayMs > 0 ? [`inject=fsync,fdatasync:delay_enter=${delayMs * 1000}`] : [];
  const stop = await trace(server, output, 'trace=fsync,fdatasync', ...delay);
  const beside = await besidePages(server);
  await stop();
  return { ...beside, leadsPerSync: beside.stored / syncsIn(readFileSync(output, 'utf8')) };
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

/** What the rounds found, in turns, so that other work on the machine and its disk falls on all of them. */
interface Rounds {
  readonly bare: number[];
  readonly one: Load[];
  readonly many: Load[];
  readonly pages: Beside[];
  readonly counted: (Beside | undefined)[];
  readonly slow: (Beside | undefined)[];
}

async function measure(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-intake-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  const server = await runServer(folder, { DATA_DIR: join(folder, 'data'), MESSAGES_PER_MINUTE: '1000000' });
  try {
    const found: Rounds = { bare: [], one: [], many: [], pages: [], counted: [], slow: [] };
    await load(server, 32);
    for (let round = 0; round < rounds; round += 1) {
      found.bare.push(bare(join(folder, 'bare.db')));
      found.one.push(await load(server, 1));
      found.many.push(await load(server, 32));
      found.pages.push(await besidePages(server));
      found.counted.push(await traced(server, folder, 0));
      found.slow.push(await traced(server, folder, slowSyncMs));
    }
    const memoryAfter = memory(server);
    await server.end();
    return findings(found, memoryAfter, await memoryWithMany(folder));
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The middle of what some rounds found; undefined when none could be measured. */
function middle<Found>(found: readonly (Found | undefined)[], value: (each: Found) => number | undefined): number | undefined {
  const values = found.map((each) => each && value(each)).filter((each) => each !== undefined);
  return values.length === 0 ? undefined : median(values);
}

const cell = (value: number | undefined, digits = 0) => (value === undefined ? '' : value.toFixed(digits));

function findings({ bare: bareRates, one, many, pages, counted, slow }: Rounds, memoryFew: number, memoryMany: number): Findings {
  const bareRate = median(bareRates);
  const row = (name: string, found: readonly (Partial<Beside> | undefined)[]) => {
    const perSecond = middle(found, (each) => each.perSecond) ?? Number.NaN;
    return [
      name,
      Math.round(perSecond),
      (perSecond / bareRate).toFixed(2),
      cell(middle(found, (each) => each.p99Ms)),
      cell(
        middle(found, (each) => each.leadsPerSync),
        1,
      ),
      cell(middle(found, (each) => each.pageMedianMs)),
      cell(middle(found, (each) => each.pageP99Ms)),
    ];
  };
  const ratio = (middle(many, (each) => each.perSecond) ?? 0) / bareRate;
  const pageP99 = middle(pages, (each) => each.pageP99Ms) ?? 0;
  const slowPage = middle(slow, (each) => each.pageMedianMs);
  const missed = [
    ratio < aimedRatio && `32 clients get ${ratio.toFixed(2)} of what bare inserts store; the aim is ${aimedRatio}.`,
    pageP99 > aimedPageP99Ms && `Beside 32 clients the home page takes ${pageP99} ms (p99); the aim is ${aimedPageP99Ms} ms.`,
    slowPage !== undefined &&
      slowPage > aimedSlowPageMs &&
      `With the slow disk the home page takes ${slowPage} ms (median); the aim is ${aimedSlowPageMs} ms.`,
  ];
  return {
    headings: [
      'what stores',
      'durable leads a second',
      'of bare inserts',
      'p99 ms',
      'leads a sync',
      'page median ms',
      'page p99 ms',
    ],
    rows: [
      row(
        'bare INSERTs, one by one',
        bareRates.map((perSecond) => ({ perSecond, leadsPerSync: 1 })),
      ),
      row('the form service, 1 client', one),
      row('the form service, 32 clients', many),
      row('the same, with pages asked for', pages),
      ...(canTrace() ? [row('the same, syncs counted', counted), row(`the same, each sync ${slowSyncMs} ms longer`, slow)] : []),
    ],
    notes: [
      `Every lead is committed with a sync before it is acknowledged, on both sides, on the same disk; median of ${rounds} rounds in turns.`,
      `Pages: the home page, ${pagesPerSecond} times a second.`,
      ...(canTrace() ? [] : ['strace is missing or may not trace here: syncs were not counted, and no slow disk was tried.']),
      `Memory of the server after this: ${Math.round(memoryFew)} MB; with ${manyLeads.toLocaleString('en-US')} leads in the database and some more taken: ${Math.round(memoryMany)} MB.`,
    ],
    missed: missed.filter((sentence) => sentence !== false),
  };
}

export const intakeBench: Part = { title: 'storing leads against bare inserts', measure };
