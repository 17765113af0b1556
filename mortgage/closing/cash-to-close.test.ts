import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Program } from '../programs/programs.ts';
import type { VaUse } from '../programs/va.ts';
import { type CashToCloseInputs, cashToClose, costNames, type Payer } from './cash-to-close.ts';

type Three = readonly [least: number, usual: number, most: number];

interface WorkedInputs extends Omit<CashToCloseInputs, 'propertyTaxPercent' | 'payers' | 'upfrontFeeFinanced' | 'homeInsurance'> {
  readonly program: Program;
  readonly vaUse: VaUse;
  readonly upfrontFee: 'financed' | 'paid';
  readonly propertyTax: Three;
  readonly annualHomeInsurance: number | null;
  readonly payers: Readonly<Record<'lendersPolicy' | 'ownersPolicy' | 'escrowFee', Payer>>;
}

/** Purchases worked out by a second program, in exact fractions, from the rules of decision 018 alone. */
interface WorkedCase {
  readonly name: string;
  readonly inputs: WorkedInputs;
  /** One number where least, usual and most are alike. */
  readonly lines: Readonly<Record<string, number | Three>>;
  readonly sum: Three;
}

const cases = JSON.parse(readFileSync(join(import.meta.dirname, 'worked-cases.json'), 'utf8')) as readonly WorkedCase[];

function inputsOf({
  propertyTax: [least, usual, most],
  annualHomeInsurance,
  upfrontFee,
  ...inputs
}: WorkedInputs): CashToCloseInputs {
  const typed = Object.entries(inputs).map(([name, value]) => [name, value ?? undefined]);
  return {
    ...(Object.fromEntries(typed) as typeof inputs),
    otherCosts: undefined,
    homeInsurance: annualHomeInsurance ?? undefined,
    propertyTaxPercent: { least, usual, most },
    upfrontFeeFinanced: upfrontFee === 'financed',
  };
}

const three = (amount: number | Three): Three => (typeof amount === 'number' ? [amount, amount, amount] : amount);

describe.each(cases)('$name', ({ inputs, lines, sum }) => {
  const result = cashToClose(inputsOf(inputs));

  test('every line is what the second program says', () => {
    for (const name of costNames.filter((cost) => cost !== 'otherCosts')) {
      const { least, usual, most } = result.costs[name];
      const expected = three(lines[name] ?? Number.NaN);
      for (const [index, amount] of [least, usual, most].entries())
        expect([name, amount]).toEqual([name, expect.closeTo(expected[index] ?? Number.NaN, 4)]);
    }
    expect(-result.credits.seller.usual).toBeCloseTo(three(lines.sellerCredit ?? 0)[1], 4);
    expect(-result.credits.lender.usual).toBeCloseTo(three(lines.lenderCredit ?? 0)[1], 4);
  });

  test('so is the sum, from the least to the most', () => {
    const ordered = [Math.min(...sum), sum[1], Math.max(...sum)];
    for (const [index, amount] of [result.sum.least, result.sum.usual, result.sum.most].entries())
      expect(amount).toBeCloseTo(ordered[index] ?? Number.NaN, 4);
  });
});
