import { availableParallelism, loadavg } from 'node:os';
import { buildBench } from '../tests/benchmarks/build.ts';
import { frameworksBench } from '../tests/benchmarks/frameworks.ts';
import { intakeBench } from '../tests/benchmarks/intake.ts';
import { loanEstimatesBench } from '../tests/benchmarks/loan-estimates.ts';
import { mortgageBench } from '../tests/benchmarks/mortgage.ts';
import { paintBench } from '../tests/benchmarks/paint.ts';
import { type Part, printTable } from '../tests/benchmarks/part.ts';
import { pressesBench } from '../tests/benchmarks/presses.ts';
import { serverBench } from '../tests/benchmarks/server.ts';

/**
 * Measures what `docs/benchmarks.md` states and prints a table a part; exit 1 when an aim is missed.
 *
 * npm run bench [-- server build]
 */
const parts: Readonly<Record<string, Part>> = {
  mortgage: mortgageBench,
  'loan-estimates': loanEstimatesBench,
  server: serverBench,
  intake: intakeBench,
  build: buildBench,
  frameworks: frameworksBench,
  paint: paintBench,
  presses: pressesBench,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

console.log(`${availableParallelism()} CPUs, Node ${process.version}, ${process.platform} ${process.arch}`);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}: ${part.title}\n`);
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(`The machine is busy with other work (load ${load.toFixed(1)}): times are longer.\n`);
  const result = await part.measure();
  if ('skipped' in result) {
    console.log(`Skipped. ${result.skipped}`);
    continue;
  }
  console.log(printTable(result));
  for (const note of result.notes) console.log(`\n${note}`);
  for (const sentence of result.missed) console.log(`\nMISSED: ${sentence}`);
  if (result.missed.length > 0) process.exitCode = 1;
}
