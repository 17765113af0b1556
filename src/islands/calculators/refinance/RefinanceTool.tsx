import { refinance } from '../../../../mortgage/loan/refinance.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { completeAnswers } from '../parts/tool-address.ts';
import { useAddressState } from '../parts/use-address-state.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { BreakEvenAnswers } from './BreakEvenAnswers.tsx';
import { breakEvenByNetCost, breakEvenByPayment, overTheLifetime } from './break-even-words.ts';
import { NewPayment } from './NewPayment.tsx';
import { RefinanceInputs } from './RefinanceInputs.tsx';
import { refinanceFields } from './refinance-state.ts';

/** When a refinance pays. Its figures are right in the built page already; the script makes them answer to changes. */
export function RefinanceTool() {
  const { answers, change, link } = useAddressState('refinance', refinanceFields);
  const complete = completeAnswers(refinanceFields, answers);
  const result = complete && refinance({ ...complete, costsFinanced: complete.costs === 'financed' });
  const spoken = useSpokenStatus(
    result
      ? `Break-even by payment: ${breakEvenByPayment(result).figure}. By net cost: ${breakEvenByNetCost(result).figure}. Over the lifetime: ${overTheLifetime(result).figure}.`
      : 'No result: a field is empty or is not a number.',
  );

  return (
    <>
      <div className="grid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid-cols-2">
        <RefinanceInputs answers={answers} onChange={change} />
        <NewPayment result={result} />
      </div>
      <BreakEvenAnswers result={result} />
      <div className="mt-8">
        <ShareBar
          link={link}
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
