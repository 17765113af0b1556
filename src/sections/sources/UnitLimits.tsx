import { printDollars } from '../../../mortgage/amounts/dollars.ts';
import { loanLimitFigures } from '../../../mortgage/figures/loan-limits.ts';
import { unitLimits } from '../../../mortgage/figures/unit-limits.ts';
import type { LoanLimitId } from '../../../mortgage/figures/values.ts';

/** Limits for two to four homes under one roof, by area. */
export function UnitLimits({ year }: { readonly year: number }) {
  const ids = Object.keys(loanLimitFigures) as LoanLimitId[];
  return (
    <dl className="mt-4 max-w-[46rem] space-y-3 text-sm">
      {ids.map((id) => {
        const [two = 0, three = 0, four = 0] = unitLimits[id][year] ?? [];
        return (
          <div key={id}>
            <dt className="font-semibold">{loanLimitFigures[id].label}</dt>
            <dd className="tabular">{`Two homes ${printDollars(two)}, three ${printDollars(three)}, four ${printDollars(four)}.`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
