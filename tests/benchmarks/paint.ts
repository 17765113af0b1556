import { readFileSync } from 'node:fs';
import { buildIfNeeded, runSite } from '../servers/site-server.ts';
import { allPaths } from '../site-paths.ts';
import type { Findings, Part } from './part.ts';
import { slowPhone, type Visit, visitAll } from './slow-phone.ts';

const paths = allPaths();

const budget = { lcpMs: 1000, blockingMs: 50, cls: 0, bytes: 80_000, bytesWithIsland: 170_000 } as const;

function hasIsland(path: string): boolean {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8').includes('<astro-island');
}

/** The budgets that a visit exceeds, a sentence each. */
function exceeded(path: string, { lcpMs, blockingMs, cls, bytes }: Visit): string[] {
  const allowed = hasIsland(path) ? budget.bytesWithIsland : budget.bytes;
  return [
    lcpMs >= budget.lcpMs &&
      `${path} paints its largest part after ${Math.round(lcpMs)} ms; the aim is under ${budget.lcpMs} ms.`,
    blockingMs >= budget.blockingMs &&
      `${path} keeps the browser busy for ${Math.round(blockingMs)} ms; the aim is under ${budget.blockingMs} ms.`,
    cls > budget.cls && `${path} shifts by ${cls.toFixed(3)}; the aim is none.`,
    bytes > allowed && `${path} loads ${Math.round(bytes / 1000)} kB; the aim is ${allowed / 1000} kB at most.`,
  ].filter((sentence) => sentence !== false);
}

async function measure(): Promise<Findings> {
  buildIfNeeded();
  const site = await runSite();
  const visits = await visitAll(paths.map((path) => site.url + path)).finally(site.stop);
  const pages = paths.map((path, index) => ({ path, visit: visits[index] as Visit }));
  return {
    headings: ['page', 'largest paint ms', 'blocking ms', 'shift', 'requests', 'kB', 'island'],
    rows: pages.map(({ path, visit }) => [
      path,
      Math.round(visit.lcpMs),
      Math.round(visit.blockingMs),
      visit.cls.toFixed(3),
      visit.requests,
      Math.round(visit.bytes / 1000),
      hasIsland(path) ? 'yes' : 'no',
    ]),
    notes: [
      `A first visit in Chromium with a processor ${slowPhone.cpuSlowdown} times slower than this machine's, ${slowPhone.megabitsPerSecond} Mbit/s and ` +
        `${slowPhone.latencyMs} ms for each answer; median of three. kB is everything that the network carried, headers included.`,
    ],
    missed: pages.flatMap(({ path, visit }) => exceeded(path, visit)),
  };
}

export const paintBench: Part = { title: 'how soon a cheap phone on a poor connection shows our pages', measure };
