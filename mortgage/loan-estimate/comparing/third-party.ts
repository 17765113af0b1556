import type { CostSection, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { tableRows } from '../form/table-rows.ts';

/** A section whose costs go to others than the lender, set apart from the cost of keeping a loan. */
export interface ThirdPartyRow {
  readonly letter: 'B' | 'C' | 'E' | 'F' | 'G';
  /** As the form prints it: `B. Services You Cannot Shop For`. */
  readonly header: string;
  /** The section's total on each estimate, in their order. */
  readonly totals: readonly (Value<number> | undefined)[];
  /** Dollars between the largest and the smallest total; `undefined` when fewer than two were found. */
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
  G: 'Your own money, set aside for tax and insurance bills. The bills are the same, so less here is no saving.',
};

/** B, C, E, F and G of each estimate, with what differs. */
export function thirdPartyRows(estimates: readonly LoanEstimate[]): readonly ThirdPartyRow[] {
  return (['B', 'C', 'E', 'F', 'G'] as const).map((letter) => {
    const costs = estimates.map(({ sections }) => sections[letter]);
    const totals = costs.map(({ total }) => total);
    const found = totals.flatMap((total) => (total ? [total.value] : []));
    const difference = found.length > 1 ? Math.max(...found) - Math.min(...found) : undefined;
    const header = tableRows.find((row) => row.header.startsWith(`${letter}.`))?.header ?? letter;
    return { letter, header, totals, difference, lines: differingLines(costs), explanation: explanations[letter] };
  });
}

/** Nothing where an estimate has no lines, as one that was typed from paper: its total alone is known. */
function differingLines(costs: readonly CostSection[]): DifferingLine[] {
  if (costs.some(({ lines }) => lines.length === 0)) return [];
  const labels = new Map<string, string>();
  const amounts = costs.map(({ lines }) => {
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
