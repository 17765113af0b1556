import type { LoanEstimate } from './loan-estimate.ts';

/** What keeping each loan for some years costs. */
export interface KeepingCosts {
  readonly notes: readonly string[];
  readonly rows: readonly KeepingRow[];
}

export interface KeepingRow {
  /** `undefined` for each loan's own end. */
  readonly years: number | undefined;
  readonly costs: readonly KeepingCost[];
}

/** Dollars; or why they cannot be known, as one sentence. */
export type KeepingCost =
  | {
      readonly dollars: number;
      readonly charges: number;
      readonly interest: number;
      readonly mortgageInsurance: number | undefined;
      readonly months: number;
    }
  | { readonly dollars: undefined; readonly because: string };

export function keepingCosts(estimates: readonly LoanEstimate[]): KeepingCosts {
  return {
    notes: ['Counted: section A and interest. Not counted: what others charge.'],
    rows: [3, 5, 7, 10, undefined].map((years) => ({
      years,
      costs: estimates.map(({ loanAmount, interestRate, sections }) => {
        if (!loanAmount || !interestRate || !sections.A.total)
          return { dollars: undefined, because: 'Not found: the loan amount, the rate or section A.' };
        const months = (years ?? 30) * 12;
        const interest = (loanAmount.value * interestRate.value * months) / 1200;
        const charges = sections.A.total.value;
        return { dollars: charges + interest, charges, interest, mortgageInsurance: undefined, months };
      }),
    })),
  };
}
