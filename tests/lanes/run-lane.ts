import type { Count, Step } from './step.ts';

type Row = Count & { readonly name: string; readonly seconds: number };

/** The steps that the command names; all of them when it names none. */
const wanted = process.argv.slice(2);

export function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

/**
 * Runs the steps of a lane in turn, or those that the command names, and ends with one line, `N passed, N failed`. Each step
 * runs even when an earlier one failed: one run tells everything that is wrong.
 */
export async function runLane(steps: readonly Step[]): Promise<never> {
  const unknown = wanted.filter((name) => !steps.some(([known]) => known === name));
  if (unknown.length > 0) {
    // Without this a misspelled step would pass for a clean run of nothing.
    const names = steps.map(([name]) => `"${name}"`).join(', ');
    console.error(`There is no step "${unknown.join('", "')}". The steps are: ${names}.`);
    process.exit(2);
  }
  const table: Row[] = [];
  for (const step of steps.filter(([name]) => isWanted(name))) table.push(await timed(step));
  console.log('');
  for (const { name, passed, failed, seconds, skipped } of table) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`;
    console.log(`${name.padEnd(22)} ${counts}`);
    if (skipped) console.log(`  skipped: ${skipped}`);
  }
  const sum = (count: (row: Count) => number) => table.reduce((total, row) => total + count(row), 0);
  const failed = sum((row) => row.failed);
  console.log(`\n${sum((row) => row.passed)} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

async function timed([name, step]: Step): Promise<Row> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  return { ...(await step()), name, seconds: (performance.now() - started) / 1000 };
}
