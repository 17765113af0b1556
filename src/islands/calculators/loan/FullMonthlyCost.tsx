import type { ReactNode } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { InsuranceDates } from './InsuranceDates.tsx';
import type { LoanResults } from './loan-results.ts';
import { MonthlyCostList } from './MonthlyCostList.tsx';

export interface FullMonthlyCostProps {
  /** `undefined` while a field it needs is empty. */
  readonly results: LoanResults | undefined;
  /** The fields for taxes, insurance and dues. */
  readonly children: ReactNode;
}

/** The payment with what comes on top of it each month. */
export function FullMonthlyCost({ results, children }: FullMonthlyCostProps) {
  const cost = results?.monthlyCost;
  return (
    <Fold title="Full monthly cost" figure={cost ? printDollars(cost.total) : '–'}>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div className="stack-6">
          <MonthlyCostList cost={cost} />
          {cost && <InsuranceDates timeline={results?.insurance} />}
          <p className="text-ink-soft text-sm">Upkeep and utilities come on top.</p>
        </div>
        <div className="stack-6">{children}</div>
      </div>
    </Fold>
  );
}
