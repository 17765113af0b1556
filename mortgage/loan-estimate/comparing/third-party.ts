import type { CostLine, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { feesOfProgram } from '../form/program-fees.ts';
import { tableRows } from '../form/table-rows.ts';

/** A section whose costs go to others than the lender, set apart from the cost of keeping a loan. */
export interface ThirdPartyRow {
  readonly letter: 'B' | 'C' | 'E' | 'F' | 'G';
  /** As the form prints it: `B. Services You Cannot Shop For`. */
  readonly header: string;
  /** The section's total on each estimate, in their order. */
  readonly totals: readonly (Value<number> | undefined)[];
  /**
   * Dollars between the largest and the smallest total without the fees of a loan's program, which belong to the cost of keeping it;
   * `undefined` when fewer than two were found.
   */
  readonly difference: number | undefined;
  /** The lines whose amounts differ, matched by their label. */
  readonly lines: readonly DifferingLine[];
  /** Why a lower figure here may be no saving. */
  readonly explanation: string;
}

export interface DifferingLine {
  readonly label: string;
  /** Dollars on each estimate; `undefined` where one has no such line, or no amount in it. */
  readonly amounts: readonly (number | undefined)[];
}

const explanations: Readonly<Record<ThirdPartyRow['letter'], string>> = {
  B: 'The lender picks these companies and may not charge more than it says here. See whether one form leaves out a service that the other has.',
  C: 'You may pick these companies yourself, whoever lends. A low guess is no saving: the company’s own price counts.',
  E: 'County and state set these. They are alike whoever lends, so a low guess is no saving.',
  F: 'These depend on your closing day, your insurer and your taxes. A low guess, or fewer days of interest, is no saving.',
  G: 'Your own money, set aside for bills to come. Taxes and home insurance are the same whoever lends, so less of them here is no saving.',
};

const withoutFees = ' What FHA, VA, USDA or a mortgage insurer takes at closing is counted above, with the loan.';

/** B, C, E, F and G of each estimate, with what differs. */
export function thirdPartyRows(estimates: readonly LoanEstimate[]): readonly ThirdPartyRow[] {
  return (['B', 'C', 'E', 'F', 'G'] as const).map((letter) => {
    const costs = estimates.map(({ sections }) => sections[letter]);
    const totals = costs.map(({ total }) => total);
    const fees = estimates.map((estimate) => (letter === 'B' || letter === 'F' ? feesOfProgram(estimate, letter) : []));
    const found = totals.flatMap((total, index) => (total ? [total.value - sumOf(fees[index] ?? [])] : []));
    const difference = found.length > 1 ? Math.max(...found) - Math.min(...found) : undefined;
    const header = tableRows.find((row) => row.header.startsWith(`${letter}.`))?.header ?? letter;
    const lines = differingLines(costs.map((cost, index) => cost.lines.filter((line) => !fees[index]?.includes(line))));
    const explanation = explanations[letter] + (fees.some(({ length }) => length > 0) ? withoutFees : '');
    return { letter, header, totals, difference, lines, explanation };
  });
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0);
}

/** Nothing where an estimate has no lines, as one that was typed from paper: its total alone is known. */
function differingLines(costs: readonly (readonly CostLine[])[]): DifferingLine[] {
  if (costs.some(({ length }) => length === 0)) return [];
  const labels = new Map<string, string>();
  const amounts = costs.map((lines) => {
    const byLabel = new Map<string, number>();
    for (const { label, amount } of lines) {
      const words = wordsOf(label);
      if (!labels.has(matched(words))) labels.set(matched(words), words);
      if (amount) byLabel.set(matched(words), (byLabel.get(matched(words)) ?? 0) + amount.value);
    }
    return byLabel;
  });
  return [...labels]
    .map(([key, label]) => ({ label, amounts: amounts.map((byLabel) => byLabel.get(key)) }))
    .filter(({ amounts: [first = 0, ...others] }) => others.some((amount = 0) => amount !== first));
}

/** The label without what a lender fills in: months, days, a monthly amount. */
function wordsOf(label: string): string {
  return label.replace(/\s*(\(|\$|per month).*$/s, '').trim();
}

/** `Appraisal` and `Appraisal Fee` are one service. */
function matched(words: string): string {
  return words.toLowerCase().replace(/\bfees?\b|[^a-z]/g, '');
}
