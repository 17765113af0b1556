import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutantsOf } from '../tests/trials/mutation/mutants.ts';
import { explained, nameOf } from '../tests/trials/mutation/survivors.ts';
import { tryInCopy } from '../tests/trials/mutation/try-in-copy.ts';
import { survivorsOf } from '../tests/trials/mutation/try-mutants.ts';

/**
 * Writes one small fault after the other into the program and runs its tests: whether they would notice.
 *
 *   npm run mutation [-- mortgage/loan/apr.ts …]   all of the maths, or some files of it. Exit 1 while a fault goes unnoticed that
 *     tests/trials/mutation/survivors.ts does not explain, or one is explained that is noticed or no longer there.
 *   npm run mutation -- server [40]           a sample of so many in the form service and as many in the store of its messages,
 *     whose tests start programs and databases. It only tells.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const leastNoticedPercent = 90;
process.chdir(root);

const [first, ...rest] = process.argv.slice(2);
const start = performance.now();
if (first === 'server') for (const folder of ['server/intake', 'server/leads']) await sampleOf(folder, Number(rest[0] ?? 40));
else await mortgage(first === undefined ? [] : [first, ...rest]);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

function mutantsIn(folder: string): Mutant[] {
  const all: Mutant[] = [];
  for (const file of globSync(`${folder}/**/*.ts`).sort()) {
    if (!/\.test\.ts$/.test(file)) all.push(...mutantsOf(file, readFileSync(file, 'utf8'), all.length));
  }
  return all;
}

function tell({ file, lineNumber, line, change }: Mutant): void {
  console.log(`\nNobody notices ${file}:${lineNumber}: ${change}\n  ${line}`);
}

async function mortgage(wanted: readonly string[]): Promise<void> {
  const all = mutantsIn('mortgage');
  const unknown = wanted.filter((file) => all.every((mutant) => mutant.file !== file));
  if (unknown.length > 0)
    throw new Error(`There is nothing to try in ${unknown.join(', ')}. Name files such as mortgage/loan/apr.ts.`);
  const tried = all.filter(({ file }) => wanted.length === 0 || wanted.includes(file));
  console.log(`${tried.length} mutants …`);
  const survived = new Set(await survivorsOf(root, all, tried, ['mortgage/**/*.test.ts', 'tests/independent/*.test.ts'], 2));
  const alive = tried.filter(({ id }) => survived.has(id));
  const unexplained = alive.filter((mutant) => !explained.has(nameOf(mutant)));
  for (const mutant of unexplained) tell(mutant);

  const names = new Set(alive.map(nameOf));
  const needless = [...explained].filter((name) => tried.some(({ file }) => name.startsWith(`${file} `)) && !names.has(name));
  for (const name of needless) console.log(`\nNoticed, or no longer there, so it needs no explanation: ${name}`);

  const noticedPercent = 100 - (100 * alive.length) / tried.length;
  console.log(
    `\n${tried.length - alive.length} of ${tried.length} mutants noticed (${noticedPercent.toFixed(1)}%), ` +
      `${alive.length - unexplained.length} explained, ${unexplained.length} not.`,
  );
  const isLittle = wanted.length === 0 && noticedPercent < leastNoticedPercent;
  if (unexplained.length > 0 || needless.length > 0 || isLittle) process.exitCode = 1;
}

/** Every so-manieth mutant of a folder, the same each time as long as the folder stays as it is. */
async function sampleOf(folder: string, count: number): Promise<void> {
  const all = mutantsIn(folder);
  const sample = all.filter(({ id }) => Math.floor((id * count) / all.length) !== Math.floor(((id - 1) * count) / all.length));
  console.log(`${folder}: ${sample.length} of ${all.length} mutants …`);
  let noticed = 0;
  await tryInCopy(all, sample, globSync(`${folder}/**/*.test.ts`).sort(), (mutant, isNoticed) => {
    if (isNoticed) noticed += 1;
    else tell(mutant);
  });
  console.log(`\n${folder}: ${noticed} of ${sample.length} mutants noticed (${((100 * noticed) / sample.length).toFixed(0)}%).`);
}
