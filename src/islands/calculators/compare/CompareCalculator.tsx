import { useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { cheapestInWords } from '../../../../mortgage/loan/cheapest.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import { writeFragment } from '../parts/fragment.ts';
import { offeredProgram } from '../parts/offered-program.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { compareFields } from './compare-fields.ts';
import { compareResults } from './compare-results.ts';
import { HomeForm } from './HomeForm.tsx';
import { SameHome } from './SameHome.tsx';
import { TwoLoans } from './TwoLoans.tsx';

/** Loans for one home, compared. Right in the built page already; the script makes it answer to changes. */
export function CompareCalculator({ notOffered }: { readonly notOffered: readonly string[] }) {
  const { values: asked, change } = useValues('compare', compareFields);
  // Not one of the address's fields: it tells of a disability.
  const [vaExempt, setVaExempt] = useState(false);
  const values = {
    ...asked,
    aProgram: offeredProgram(asked.aProgram, notOffered),
    bProgram: offeredProgram(asked.bProgram, notOffered),
  };
  const { programs, loans, cheapest } = compareResults(values, vaExempt, notOffered);
  const sentences = loans && cheapestInWords(cheapest, ['loan A', 'loan B']);
  const spoken = useSpokenStatus(sentences?.join(' '));
  const payments = loans?.map(({ monthlyPayment }) => printDollars(monthlyPayment));
  const offered = (program: Program) => !notOffered.includes(program);
  return (
    <>
      <div>
        <AnswerInSight name="A month" answer={payments && `A ${payments[0]} · B ${payments[1]}`} />
        <div className="rounded-card bg-white p-5 shadow-card ring-1 ring-line sm:p-8">
          <HomeForm values={values} change={change} vaExempt={vaExempt} onVaExempt={setVaExempt} />
        </div>
        <div className="mt-12 space-y-12 lg:mt-20 lg:space-y-20">
          <SameHome programs={programs} />
          <TwoLoans values={values} change={change} offered={offered} loans={loans} sentences={sentences} />
        </div>
      </div>
      <div className="mt-8">
        <ShareBar
          fragment={writeFragment('compare', compareFields, values)}
          title="Loans compared"
          note="The link holds the figures you typed and nothing else about you."
        />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
