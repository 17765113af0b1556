import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { refinance } from '../../../../mortgage/loan/refinance.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import { complete } from '../parts/fields.ts';
import { writeFragment } from '../parts/fragment.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { BreakEvenAnswers } from './BreakEvenAnswers.tsx';
import { breakEvenByNetCost, breakEvenByPayment, overTheLifetime } from './break-even-words.ts';
import { NewPayment } from './NewPayment.tsx';
import { RefinanceForm } from './RefinanceForm.tsx';
import { refinanceFields } from './refinance-fields.ts';

/** When a refinance pays. Its figures are right in the built page already; the script makes them answer to changes. */
export function RefinanceCalculator() {
  const { values, change } = useValues('refinance', refinanceFields);
  const filledIn = complete(values);
  const results = filledIn && refinance({ ...filledIn, costsFinanced: values.costs === 'financed' });
  const spoken = useSpokenStatus(
    results &&
      `Break-even by payment: ${breakEvenByPayment(results).figure}. By net cost: ${breakEvenByNetCost(results).figure}. Over the lifetime: ${overTheLifetime(results).figure}.`,
  );

  return (
    <>
      <div>
        <AnswerInSight name="New payment" answer={results && printDollars(results.newPayment)} />
        <div className="grid overflow-hidden card-raised lg:grid-cols-2">
          <RefinanceForm values={values} change={change} />
          <NewPayment results={results} />
        </div>
      </div>
      <BreakEvenAnswers results={results} />
      <div className="mt-8">
        <ShareBar
          fragment={writeFragment('refinance', refinanceFields, values)}
          title="When a refinance pays"
          note="The link holds the figures above. They are sent nowhere else."
        />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
