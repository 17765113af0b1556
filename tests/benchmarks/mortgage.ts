import { estimate } from '../../mortgage/loan/estimate.ts';
import { refinance } from '../../mortgage/loan/refinance.ts';
import { paymentSchedule } from '../../mortgage/loan/schedule.ts';
import { affordability } from '../../mortgage/programs/affordability.ts';
import { affordabilityFields } from '../../src/islands/calculators/affordability/affordability-fields.ts';
import { compareResults } from '../../src/islands/calculators/compare/compare-results.ts';
import { loanFields } from '../../src/islands/calculators/loan/loan-fields.ts';
import { loanResults } from '../../src/islands/calculators/loan/loan-results.ts';
import { comparedFields } from '../../src/islands/calculators/parts/compared-fields.ts';
import { defaultValues } from '../../src/islands/calculators/parts/fields.ts';
import type { Findings, Part } from './part.ts';

/** A phone-class CPU is taken as six times slower than this machine. */
const phoneSlowdown = 6;
const values = defaultValues(loanFields);
const inputs = (run: number) => ({ ...values, homePrice: 400_000 + run, annualRatePercent: 3 + (run % 500) / 100 });
const loan = (run: number) => ({ loanAmount: 320_000 + run, annualRatePercent: 3 + (run % 500) / 100, termYears: 30 });
const home = { ...defaultValues(affordabilityFields), upfrontFeeFinanced: true };
const compared = defaultValues(comparedFields);

interface Benchmark {
  readonly name: string;
  readonly budgetMs: number;
  readonly run: (run: number) => unknown;
}

/** Every run uses other inputs, so that nothing is answered from what the engine has already folded. */
const benchmarks: Benchmark[] = [
  { name: 'estimate', budgetMs: 0.05, run: (run) => estimate(inputs(run)) },
  { name: 'ledger of 360 rows', budgetMs: 0.5, run: (run) => paymentSchedule(loan(run)) },
  { name: 'full recompute', budgetMs: 2, run: (run) => loanResults(inputs(run)) },
  {
    name: 'full recompute, 10% down, extra payments',
    budgetMs: 2,
    run: (run) => loanResults({ ...inputs(run), downPaymentPercent: 10, extraMonthly: 200, extraOnce: 5000 }),
  },
  { name: 'affordability, four programs', budgetMs: 2, run: (run) => affordability({ ...home, annualIncome: 60_000 + run * 7 }) },
  {
    name: 'refinance',
    budgetMs: 2,
    run: (run) =>
      refinance({
        balance: 300_000 + run,
        currentRatePercent: 7.5,
        remainingMonths: 300,
        newRatePercent: 6.5,
        newTermYears: 30,
        closingCosts: 6000,
        costsFinanced: false,
      }),
  },
  {
    name: 'four programs and two loans',
    budgetMs: 4,
    run: (run) => compareResults({ ...compared, homePrice: 400_000 + run, aRate: 3 + (run % 500) / 100 }, false, []),
  },
];

/** Milliseconds a run: median and 99th percentile of batches of twenty. */
function time(run: Benchmark['run']): { medianMs: number; slowMs: number } {
  const batch = 20;
  const batches: number[] = [];
  for (let round = 0; round < 600; round++) {
    const start = performance.now();
    for (let call = 0; call < batch; call++) run(round * batch + call);
    if (round >= 100) batches.push((performance.now() - start) / batch);
  }
  batches.sort((a, b) => a - b);
  const at = (share: number) => batches[Math.floor(batches.length * share)] ?? Number.NaN;
  return { medianMs: at(0.5), slowMs: at(0.99) };
}

function measure(): Findings {
  const results = benchmarks.map((benchmark) => ({ ...benchmark, ...time(benchmark.run) }));
  return {
    headings: ['calculation', 'median ms', 'p99 ms', `median × ${phoneSlowdown}`, 'aim ms'],
    rows: results.map(({ name, medianMs, slowMs, budgetMs }) => [
      name,
      medianMs.toPrecision(2),
      slowMs.toPrecision(2),
      (medianMs * phoneSlowdown).toPrecision(2),
      String(budgetMs),
    ]),
    notes: [`A phone is taken as ${phoneSlowdown} times slower than this machine; the aim is for the phone.`],
    missed: results
      .filter(({ medianMs, budgetMs }) => medianMs * phoneSlowdown > budgetMs)
      .map(({ name, budgetMs }) => `${name} takes more than ${budgetMs} ms on a phone.`),
  };
}

export const mortgageBench: Part = { title: 'what the calculator works out on every key', measure };
