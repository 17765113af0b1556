import type { ReactNode } from 'react';
import type { ProgramEstimate } from '../../../mortgage/same-home.ts';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { ProgramTable } from './ProgramTable.tsx';

export interface SameHomeProps {
  /** `undefined` while a field it needs is empty. */
  readonly programs: readonly ProgramEstimate[] | undefined;
  /** The choices that the figures depend on. */
  readonly children: ReactNode;
}

/** The same home under the programs, side by side. */
export function SameHome({ programs, children }: SameHomeProps) {
  return (
    <section aria-labelledby="same-home">
      <h2 id="same-home" className="text-2xl">
        The same home under each program
      </h2>
      <p className="mt-4 max-w-[46rem] text-lg">
        Same price, same rate, same term. In practice each program has a rate of its own, and not every buyer or home is eligible.
      </p>
      <div className="my-8 grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-[4fr_3fr_3fr]">{children}</div>
      <div className="programs-place">
        {programs ? <ProgramTable programs={programs} /> : <p>– Fill in every field above to see the comparison.</p>}
      </div>
      <div className="mt-6 space-y-3">
        <Disclaimer>
          An estimate for comparison, not an offer or a commitment to lend. The payment covers principal, interest and mortgage
          insurance; taxes and home insurance come on top. Cash to close leaves out other closing costs. Five-year cost is the
          upfront fee, interest and mortgage insurance of five years. Some counties have limits of their own between the two
          areas.
        </Disclaimer>
        <Disclaimer>
          We are not affiliated with or endorsed by FHA, HUD, the U.S. Department of Veterans Affairs or USDA.
        </Disclaimer>
      </div>
    </section>
  );
}
