import type { CostSection, LoanEstimate, Value } from './loan-estimate.ts';

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

const sections: readonly Pick<ThirdPartyRow, 'letter' | 'header' | 'explanation'>[] = [
  {
    letter: 'B',
    header: 'B. Services You Cannot Shop For',
    explanation:
      'The lender picks these companies and may not charge more than it says here. See whether one form leaves out a service that the other has.',
  },
  {
    letter: 'C',
    header: 'C. Services You Can Shop For',
    explanation:
      'You may pick these companies yourself, with either lender. A low guess is no saving: the company’s own price counts.',
  },
  {
    letter: 'E',
    header: 'E. Taxes and Other Government Fees',
    explanation: 'County and state set these. They are alike whoever lends, so a low guess is no saving.',
  },
  {
    letter: 'F',
    header: 'F. Prepaids',
    explanation:
      'These depend on your closing day, your insurer and your taxes. A low guess, or fewer days of interest, is no saving.',
  },
  {
    letter: 'G',
    header: 'G. Initial Escrow Payment at Closing',
    explanation: 'Your own money, set aside for tax and insurance bills. The bills are the same, so less here is no saving.',
  },
];

/** B, C, E, F and G of each estimate, with what differs. */
export function thirdPartyRows(estimates: readonly LoanEstimate[]): readonly ThirdPartyRow[] {
  return sections.map((section) => {
    const costs = estimates.map((estimate) => estimate.sections[section.letter]);
    const totals = costs.map(({ total }) => total);
    const found = totals.flatMap((total) => (total ? [total.value] : []));
    const difference = found.length > 1 ? Math.max(...found) - Math.min(...found) : undefined;
    return { ...section, totals, difference, lines: differingLines(costs) };
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
    .filter((line) => new Set(line.amounts.map((amount) => amount ?? 0)).size > 1);
}

/** The label without what a lender fills in: months, days, a monthly amount. */
function wordsOf(label: string): string {
  return label.replace(/\s*(\(|\$|per month).*$/s, '').trim();
}

/** `Appraisal` and `Appraisal Fee` are one service. */
function matched(words: string): string {
  return words.toLowerCase().replace(/\bfees?\b|[^a-z]/g, '');
}
