import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vite } from 'vitest/node';
import { importersOf, mocksOf } from './import-graph.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutants.ts';

/** What a worker is told. Files are relative to `root`. */
interface Task {
  readonly root: string;
  readonly mutants: readonly Pick<Mutant, 'id' | 'file'>[];
  /** Files with mutants in them. */
  readonly files: readonly string[];
  readonly testFiles: readonly string[];
  readonly importedBy: Readonly<Record<string, readonly string[]>>;
  readonly mockedBy: Readonly<Record<string, readonly string[]>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutation: Task;
  }
}

const machinery = 'tests/trials/mutation';

/** Writes all mutants into the files as Vite reads them, and gives test files the collector instead of Vitest. */
function mutating(root: string, all: readonly Mutant[]): Vite.Plugin {
  const byFile = Map.groupBy(all, ({ file }) => join(root, file));
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId(source: string, importer = '') {
      if (source !== 'vitest' || importer.startsWith(join(root, machinery))) return undefined;
      return join(root, machinery, 'collector.ts');
    },
    transform(code: string, id: string) {
      const mutants = byFile.get(id);
      return mutants ? { code: instrument(id, code, mutants), map: null } : undefined;
    },
  };
}

/**
 * Tries mutants with unit tests, in Vitest and in a few workers beside each other: the ids of those that no test notices.
 * @param all every mutant of the files, so that numbers agree
 * @param tried those of them that are tried now
 * @param tests patterns of the test files
 */
export async function survivorsOf(
  root: string,
  all: readonly Mutant[],
  tried: readonly Mutant[],
  tests: readonly string[],
  workers: number,
): Promise<number[]> {
  const testFiles = globSync([...tests], { cwd: root }).sort();
  const task: Omit<Task, 'mutants'> = {
    root,
    files: [...new Set(all.map(({ file }) => file))],
    testFiles,
    importedBy: importersOf(root, testFiles),
    mockedBy: Object.fromEntries(testFiles.map((file) => [file, mocksOf(root, file)])),
  };
  const vitest = await createVitest({
    root,
    config: false,
    watch: false,
    // Kept code would hold the mutants of another day.
    fsModuleCache: false,
    maxWorkers: workers,
    reporters: [{ onUserConsoleLog: ({ content }) => void process.stderr.write(content) }],
    projects: Array.from({ length: workers }, (_, part) => ({
      plugins: [mutating(root, all)],
      test: {
        name: `mutants ${part + 1}`,
        root,
        include: [`${machinery}/host.ts`],
        provide: { mutation: { ...task, mutants: tried.filter((_, index) => index % workers === part) } },
      },
    })),
  });
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const hosts = testModules.flatMap((module) => [...module.children.allTests()]);
    const errors = [
      ...unhandledErrors,
      ...testModules.flatMap((module) => module.errors()),
      ...hosts.flatMap((host) => host.result().errors ?? []),
    ];
    if (errors.length > 0 || hosts.length < workers) throw new Error('The mutants could not be tried.', { cause: errors[0] });
    return hosts.flatMap((host) => (host.meta() as { survived?: number[] }).survived ?? []);
  } finally {
    await vitest.close();
  }
}
