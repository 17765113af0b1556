import type { ReactNode } from 'react';
import type { ProgramEstimate } from '../../../../mortgage/programs/program-comparison.ts';
import { Disclaimer } from '../../../ui/Disclaimer.tsx';
import { ProgramTable } from './ProgramTable.tsx';

export interface ProgramComparisonProps {
  /** `undefined` while a field it needs is empty. */
  readonly programs: readonly ProgramEstimate[] | undefined;
  /** The choices that the figures depend on. */
  readonly children: ReactNode;
}

/** The same home under the programs, side by side. */
export function ProgramComparison({ programs, children }: ProgramComparisonProps) {
  return (
    <section aria-labelledby="same-home">
      <h2 id="same-home" className="text-2xl">
        The same home under each program
      </h2>
      <p className="mt-4 max-w-[46rem] text-lg">
        Same price, same rate, same term. In practice each program has a rate of its own, and not every buyer or home is eligible.
      </p>
      <div className="my-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
      <div className="programs-place">
        {programs ? <ProgramTable programs={programs} /> : <p>– Fill in every field above to see the comparison.</p>}
      </div>
      <div className="mt-6 space-y-3">
        <Disclaimer>
          An estimate for comparison, not an offer or a commitment to lend. The payment covers principal, interest and mortgage
          insurance; with taxes and home insurance the actual payment will be greater. Cash to close leaves out other closing
          costs. Five-year cost is the upfront fee, interest and mortgage insurance of five years.
        </Disclaimer>
        <Disclaimer>
          We are not affiliated with or endorsed by FHA, HUD, the U.S. Department of Veterans Affairs or USDA.
        </Disclaimer>
      </div>
    </section>
  );
}
