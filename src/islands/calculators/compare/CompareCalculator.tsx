import { useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import { comparedFields } from '../parts/compared-fields.ts';
import { writeFragment } from '../parts/fragment.ts';
import { offeredProgram } from '../parts/offered-program.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { CompareForm } from './CompareForm.tsx';
import { compareResults } from './compare-results.ts';
import { SameHome } from './SameHome.tsx';
import { TwoLoans } from './TwoLoans.tsx';
import { verdict } from './two-loans-words.ts';

/** Loans for one home, compared. Right in the built page already; the script makes it answer to changes. */
export function CompareCalculator({ notOffered }: { readonly notOffered: readonly string[] }) {
  const { values: asked, change } = useValues('compare', comparedFields);
  // Not one of the address's fields: it tells of a disability.
  const [vaExempt, setVaExempt] = useState(false);
  const values = {
    ...asked,
    aProgram: offeredProgram(asked.aProgram, notOffered),
    bProgram: offeredProgram(asked.bProgram, notOffered),
  };
  const results = compareResults(values, vaExempt, notOffered);
  const { programs, loans } = results;
  const sentences = verdict(results);
  const [a, b] = loans?.map(({ monthlyPayment }) => printDollars(monthlyPayment)) ?? [];
  const spoken = useSpokenStatus(loans && [`Loan A ${a} a month, loan B ${b}.`, ...sentences].join(' '));
  const offered = (program: Program) => !notOffered.includes(program);
  return (
    <>
      <div className="stack-12 lg:stack-20">
        <div>
          <AnswerInSight name="Each month" answer={loans && `A ${a} · B ${b}`} />
          <CompareForm values={values} change={change} offered={offered} vaExempt={vaExempt} onVaExempt={setVaExempt} />
        </div>
        <TwoLoans loans={loans} sentences={sentences} />
        {programs?.length !== 1 && <SameHome programs={programs} />}
      </div>
      <div className="mt-8">
        <ShareBar
          fragment={writeFragment('compare', comparedFields, asked)}
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
