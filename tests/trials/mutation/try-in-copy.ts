import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../project-copy.ts';
import { instrument, switchName } from './instrument.ts';
import type { Mutant } from './mutants.ts';

/**
 * The switch of a process: the environment says which mutant is on, so that programs and threads which a test starts have it too,
 * and where to note which were reached.
 */
const switchOfProcess = `const ${switchName} = (globalThis.${switchName} ??= (() => {
  const { MUTANT, MUTANTS_REACHED: folder } = process.env, active = Number(MUTANT ?? -1), seen = new Set();
  const note = (id) => { seen.add(id); process.getBuiltinModule('node:fs').writeFileSync(folder + '/' + id, ''); };
  let turns = 0;
  return {
    is: (id) => { if (folder && !seen.has(id)) note(id); return id === active; },
    turn: () => { if ((turns += 1) > 1e8) throw new Error('A loop does not end.'); },
  };
})());`;

const oneRunMs = 300_000;

/** Runs test files in the copy with one mutant on, or with none: whether they hold. */
function holds(copy: ProjectCopy, files: readonly string[], environment: Record<string, string>): Promise<boolean> {
  const args = ['run', '--project', 'server', '--bail', '1', '--testTimeout', '60000', '--hookTimeout', '30000', ...files];
  return new Promise((resolved, failed) => {
    const run = spawn('node', ['node_modules/vitest/vitest.mjs', ...args], {
      cwd: copy.folder,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
      // A group of its own, so that servers which a test left behind end with it.
      detached: true,
    });
    const patience = setTimeout(() => run.pid && process.kill(-run.pid, 'SIGKILL'), oneRunMs);
    run.on('error', failed);
    run.on('close', (code) => {
      clearTimeout(patience);
      resolved(code === 0);
    });
  });
}

/** What each test file reaches when no mutant is on. */
async function reachedBy(copy: ProjectCopy, testFiles: readonly string[]): Promise<Map<string, ReadonlySet<number>>> {
  const reached = new Map<string, ReadonlySet<number>>();
  for (const file of testFiles) {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-reached-'));
    if (!(await holds(copy, [file], { MUTANTS_REACHED: folder }))) throw new Error(`${file} fails without a mutant.`);
    reached.set(file, new Set(readdirSync(folder).map(Number)));
    rmSync(folder, { recursive: true });
  }
  return reached;
}

/**
 * Tries mutants with tests that start programs, talk to databases and wait: in a copy of the project with all mutants in it, one
 * run of the tests for each. `told` hears of each as it is decided.
 */
export async function tryInCopy(
  all: readonly Mutant[],
  tried: readonly Mutant[],
  testFiles: readonly string[],
  told: (mutant: Mutant, isNoticed: boolean) => void,
): Promise<void> {
  const copy = copyProject();
  try {
    for (const [file, mutants] of Map.groupBy(all, (mutant) => mutant.file)) {
      copy.write(file, instrument(file, readFileSync(file, 'utf8'), mutants, switchOfProcess));
    }
    const reached = await reachedBy(copy, testFiles);
    for (const mutant of tried) {
      const files = testFiles.filter((file) => reached.get(file)?.has(mutant.id));
      told(mutant, files.length > 0 && !(await holds(copy, files, { MUTANT: String(mutant.id) })));
    }
  } finally {
    copy.dispose();
  }
}
