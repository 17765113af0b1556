import type { LoanEstimate, Value } from './loan-estimate.ts';

/** A section whose costs go to others than the lender. */
export interface ThirdPartyRow {
  readonly letter: 'B' | 'C' | 'E' | 'F' | 'G';
  readonly header: string;
  readonly totals: readonly (Value<number> | undefined)[];
  readonly difference: number | undefined;
  readonly lines: readonly DifferingLine[];
  readonly explanation: string;
}

export interface DifferingLine {
  readonly label: string;
  readonly amounts: readonly (number | undefined)[];
}

export function thirdPartyRows(estimates: readonly LoanEstimate[]): readonly ThirdPartyRow[] {
  return (['B', 'C', 'E', 'F', 'G'] as const).map((letter) => {
    const totals = estimates.map(({ sections }) => sections[letter].total);
    return { letter, header: `${letter}.`, totals, difference: undefined, lines: [], explanation: 'A low guess is no saving.' };
  });
}
