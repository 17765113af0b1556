import type { ProgramEstimate } from '../../../../mortgage/programs/program-comparison.ts';
import { programNames } from '../parts/program-names.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { loanFacts } from './loan-facts.ts';
import { NotAnOffer } from './TwoLoans.tsx';

/** The same home under the programs. `programs` is `undefined` while a field it needs is empty. */
export function SameHome({ programs }: { readonly programs: readonly ProgramEstimate[] | undefined }) {
  return (
    <section aria-labelledby="same-home">
      <h2 id="same-home" className="text-2xl">
        The same home under each program
      </h2>
      <p className="mt-4 mb-6 max-w-[46rem] text-lg">
        With loan A’s down payment, rate and term. In practice each program has a rate of its own, and not every buyer or home is
        eligible.
      </p>
      {programs ? (
        <>
          <div className="figures-place mb-6">
            <FiguresTable
              labelledBy="same-home"
              loans={programs.map((estimate) => ({ name: programNames[estimate.program], facts: loanFacts(estimate, [5]) }))}
            />
          </div>
          <NotAnOffer />
        </>
      ) : (
        <p>– Fill in every field of loan A to see the programs.</p>
      )}
    </section>
  );
}
