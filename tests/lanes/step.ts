import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a step came to. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Why nothing could be checked here; it is told at the end, and counts neither way. */
  readonly skipped?: string;
}

/** A part of a lane: its name, by which it can be run alone, and what it does. */
export type Step = readonly [name: string, run: () => Count | Promise<Count>];

export const skipped = (reason: string): Count => ({ passed: 0, failed: 0, skipped: reason });

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Runs a program that writes to this one's output. */
export function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
}

/** A step that passes or fails as a whole. */
export function single(command: string, args: readonly string[]): Count {
  return run(command, args).status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A step that keeps one core busy while others run: it is started at once, and its output shown when its turn comes.
 *
 * @returns the step's run
 */
export function begin(command: string, args: readonly string[]): () => Promise<Count> {
  const output = join(reports, 'begun.txt');
  const file = openSync(output, 'w');
  const program = spawn(command, args, { stdio: ['ignore', file, file] });
  const ended = new Promise<boolean>((done) => {
    program.once('exit', (code) => done(code === 0));
    program.once('error', () => done(false));
  });
  return async () => {
    const isRight = await ended;
    process.stdout.write(readFileSync(output));
    return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** Reads a report; a runner that crashed or ran nothing counts as one failure. */
function countOf(report: string, status: number | null, read: (report: unknown) => Count): Count {
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const broken = count.failed === 0 && (status !== 0 || count.passed === 0);
  return broken ? { ...count, failed: 1 } : count;
}

/** The tests of projects of vitest.config.ts, side by side. */
export function vitest(...projects: readonly string[]): Count {
  const report = join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = run('vitest', ['run', ...projects.map((project) => `--project=${project}`), ...reporters]);
  return countOf(report, status, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** The tests of one project of playwright.config.ts. */
export function playwright(project: string): Count {
  const report = join(reports, `${project}.json`);
  const { status } = run('playwright', ['test', `--project=${project}`, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return countOf(report, status, (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}
