import fc from 'fast-check';
import { inject, test, vi } from 'vitest';
import { type CollectedTest, collect } from './collector.ts';
import { mutationSwitch } from './switch.ts';

// The same cases for every mutant, and no search for a smaller one once a case has failed.
fc.configureGlobal({ seed: 1, endOnFailure: true });

const { root, mutants, files, testFiles, importedBy, mockedBy } = inject('mutation');
const control = mutationSwitch();

interface Timed extends CollectedTest {
  readonly ms: number;
  readonly reaches: ReadonlySet<number>;
  readonly turns: number;
}

/** What is known of the tests when no mutant is on. */
interface DryRun {
  /** The quickest first. */
  readonly tests: readonly Timed[];
  /** Mutants that run when a file is imported. */
  readonly whenImported: ReadonlySet<number>;
  /** Mutants that run while the tests of a file are collected, in the body of a `describe`. */
  readonly whenCollected: ReadonlyMap<string, ReadonlySet<number>>;
}

/** How often loops may turn that run once while a file is read. */
const mostTurnsWhenRead = 1e8;

/** Runs a test with whatever mutant is on: what it fails with, if it does. */
async function failureOf(one: Pick<CollectedTest, 'run'>, mostTurns: number): Promise<unknown> {
  control.turns = 0;
  control.mostTurns = mostTurns;
  try {
    await one.run();
    return undefined;
  } catch (failure) {
    return failure ?? 'thrown';
  }
}

const read = (file: string) => import(/* @vite-ignore */ `${root}/${file}`);

/** The tests of a file. What it mocks it mocks for itself alone: here all files share one set of modules. */
async function testsOf(file: string): Promise<CollectedTest[]> {
  const mocked = mockedBy[file] ?? [];
  if (mocked.length > 0) vi.resetModules();
  const tests = await collect(file, () => read(file));
  for (const path of mocked) vi.doUnmock(`${root}/${path}`);
  if (mocked.length > 0) vi.resetModules();
  return tests;
}

async function dryRun(): Promise<DryRun> {
  control.active = -1;
  const whenImported = new Set<number>();
  control.reached = whenImported;
  for (const file of files) await read(file);
  const whenCollected = new Map<string, Set<number>>();
  const tests: Timed[] = [];
  for (const file of testFiles) {
    control.reached = new Set();
    whenCollected.set(file, control.reached);
    for (const one of await testsOf(file)) {
      const reaches = new Set<number>();
      control.reached = reaches;
      const start = performance.now();
      const failure = await failureOf(one, Number.POSITIVE_INFINITY);
      if (failure) throw new Error(`${file}: "${one.name}" fails without a mutant`, { cause: failure });
      tests.push({ ...one, ms: performance.now() - start, reaches, turns: control.turns });
    }
  }
  control.reached = undefined;
  return { tests: tests.toSorted((a, b) => a.ms - b.ms), whenImported, whenCollected };
}

/** Reads a test file anew, and everything that it imports, with the mutant that is on: whether one of its tests fails. */
async function failsWhenReadAnew(file: string): Promise<boolean> {
  vi.resetModules();
  let tests: CollectedTest[] = [];
  const failure = await failureOf({ run: async () => (tests = await testsOf(file)) }, mostTurnsWhenRead);
  if (failure) return true;
  for (const one of tests) if (await failureOf(one, mostTurnsWhenRead)) return true;
  return false;
}

async function isNoticed(id: number, file: string, { tests, whenImported, whenCollected }: DryRun): Promise<boolean> {
  control.active = id;
  const isReadAnew = (testFile: string) => whenImported.has(id) || whenCollected.get(testFile)?.has(id);
  for (const one of tests) {
    if (isReadAnew(one.file) || !one.reaches.has(id)) continue;
    if (await failureOf(one, one.turns * 20 + 100_000)) return true;
  }
  const slowness = (testFile: string) => tests.reduce((sum, one) => sum + (one.file === testFile ? one.ms : 0), 0);
  const toReadAnew = (importedBy[file] ?? []).filter(isReadAnew).toSorted((a, b) => slowness(a) - slowness(b));
  for (const testFile of toReadAnew) if (await failsWhenReadAnew(testFile)) return true;
  return false;
}

test('mutants', { timeout: 7_200_000 }, async ({ task }) => {
  const known = await dryRun();
  const survived: number[] = [];
  for (const [count, { id, file }] of mutants.entries()) {
    if (!(await isNoticed(id, file, known))) survived.push(id);
    if ((count + 1) % 100 === 0) console.log(`${count + 1} of ${mutants.length}: ${survived.length} survive`);
  }
  control.active = -1;
  for (const one of known.tests.slice(0, 100)) {
    const failure = await failureOf(one, Number.POSITIVE_INFINITY);
    if (failure) throw new Error(`${one.file}: "${one.name}" fails after the mutants`, { cause: failure });
  }
  Object.assign(task.meta, { survived });
});
