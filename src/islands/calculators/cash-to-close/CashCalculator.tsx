import { useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import { writeFragment } from '../parts/fragment.ts';
import { offeredProgram } from '../parts/offered-program.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { useExampleDay } from '../parts/use-example-day.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { CashForm } from './CashForm.tsx';
import { CashSum } from './CashSum.tsx';
import { cashFields } from './cash-fields.ts';
import { cashResults } from './cash-results.ts';
import { type CashSources, printEnds } from './cash-words.ts';
import type { GoOnPaths } from './GoOn.tsx';
import { SellersTax } from './SellersTax.tsx';

export interface CashCalculatorProps {
  readonly notOffered: readonly string[];
  /** `YYYY-MM-DD`: the day that is counted with until the visitor chooses one. */
  readonly exampleDay: string;
  readonly paths: GoOnPaths;
  readonly sources: CashSources;
}

/** What a purchase costs in cash. Its figures are right in the built page already; the script makes them answer to changes. */
export function CashCalculator({ notOffered, exampleDay: built, paths, sources }: CashCalculatorProps) {
  const exampleDay = useExampleDay(built, 6);
  const { values: asked, change } = useValues('cash-to-close', cashFields, 'history');
  const values = { ...asked, program: offeredProgram(asked.program, notOffered) };
  // It tells of a disability, so it has no place in an address.
  const [vaExempt, setVaExempt] = useState(false);
  const results = cashResults(values, vaExempt ? 'exempt' : values.vaUse, exampleDay);
  const spoken = useSpokenStatus(results && `Cash to close: ${printDollars(results.sum.usual)}. ${printEnds(results.sum)}`);
  const offered = (program: Program) => !notOffered.includes(program);
  return (
    <>
      <div>
        <AnswerInSight name="Cash to close" answer={results && printDollars(results.sum.usual)} />
        <div className="grid overflow-clip card-raised lg:grid-cols-[5fr_7fr]">
          <CashForm
            values={values}
            change={change}
            offered={offered}
            results={results}
            vaExempt={vaExempt}
            onVaExempt={setVaExempt}
            exampleDay={exampleDay}
          />
          <CashSum paths={paths} values={values} results={results} sources={sources} />
        </div>
      </div>
      <div className="mt-8">
        <ShareBar
          fragment={writeFragment('cash-to-close', cashFields, values)}
          title="Cash to close"
          note="What you type stays on this page. A link you copy holds all of it, so send it only to people who may see it."
        />
      </div>
      <SellersTax closing={results?.closing ?? exampleDay} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
