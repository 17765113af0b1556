import { type KeepingCosts, keepingCosts } from './keeping.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { type ThirdPartyRow, thirdPartyRows } from './third-party.ts';
import type { Turn } from './turns.ts';

export interface Comparison {
  readonly notComparable: readonly string[];
  readonly keeping: KeepingCosts;
  readonly thirdParty: readonly ThirdPartyRow[];
  readonly turns: readonly Turn[];
}

/** Two or three estimates side by side. */
export function compareEstimates(estimates: readonly LoanEstimate[], onDate: string): Comparison {
  const amounts = new Set(estimates.map(({ loanAmount }) => loanAmount?.value));
  const expired = estimates.some(({ costsExpire }) => costsExpire && costsExpire.value < onDate);
  return {
    notComparable: [
      ...(amounts.size > 1 ? ['The loan amounts differ.'] : []),
      ...(expired ? ['The costs of one estimate have expired.'] : []),
    ],
    keeping: keepingCosts(estimates),
    thirdParty: thirdPartyRows(estimates),
    turns: [],
  };
}
