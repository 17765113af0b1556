import { expect, vi } from 'vitest';

/**
 * What a test file gets for `vitest` while mutants are tried: the real `expect`, and a `test` that keeps the function instead of
 * running it, so that one function can be run again for every mutant that it reaches.
 */
export interface CollectedTest {
  readonly file: string;
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...given: never[]) => unknown;

interface Collecting {
  tests: CollectedTest[];
  file: string;
  path: readonly string[];
}

// Kept where it outlives modules that are read anew, this one among them.
const shared = globalThis as unknown as { collecting?: Collecting };
shared.collecting ??= { tests: [], file: '', path: [] };
const collecting = shared.collecting;

function keep(name: string, run: () => unknown): void {
  collecting.tests.push({ file: collecting.file, name: [...collecting.path, name].join(' > '), run });
}

/** `test(name, body)` and `test(name, options, body)`. */
function bodyOf(given: readonly unknown[]): Body {
  return given.find((one): one is Body => typeof one === 'function') as Body;
}

function each(table: readonly unknown[], take: (row: string, given: readonly unknown[]) => void): void {
  for (const [index, row] of table.entries()) take(String(index), Array.isArray(row) ? row : [row]);
}

const test = Object.assign((name: string, ...given: unknown[]) => keep(name, () => bodyOf(given)()), {
  each: (table: readonly unknown[]) => (name: string, body: Body) =>
    each(table, (row, given) => keep(`${name} ${row}`, () => body(...(given as never[])))),
});

function within(name: string, body: () => void): void {
  const outer = collecting.path;
  collecting.path = [...outer, name];
  body();
  collecting.path = outer;
}

const describe = Object.assign(within, {
  each: (table: readonly unknown[]) => (name: string, body: Body) =>
    each(table, (row, given) => within(`${name} ${row}`, () => body(...(given as never[])))),
});

/** The tests of a file, collected while `load` imports it. */
export async function collect(testFile: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  collecting.tests = [];
  collecting.file = testFile;
  await load();
  return collecting.tests;
}

export { describe, expect, test, test as it, vi };
