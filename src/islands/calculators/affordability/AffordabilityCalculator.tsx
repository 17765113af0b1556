import { useState } from 'react';
import { affordability } from '../../../../mortgage/programs/affordability.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import { complete } from '../parts/fields.ts';
import { writeFragment } from '../parts/fragment.ts';
import { programNames } from '../parts/program-names.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { AffordabilityForm } from './AffordabilityForm.tsx';
import { AffordablePrices } from './AffordablePrices.tsx';
import { affordabilityFields } from './affordability-fields.ts';
import { printPrice } from './limit-words.ts';

/** How much home an income carries. Right in the built page already; the script makes it answer to changes. */
export function AffordabilityCalculator({ notOffered }: { readonly notOffered: readonly string[] }) {
  const { values, change } = useValues('affordability', affordabilityFields, 'history');
  // It tells of a disability, so it has no place in an address, not even in a copied one.
  const [vaExempt, setVaExempt] = useState(false);
  const filledIn = complete(values);
  const results =
    filledIn &&
    affordability({
      ...filledIn,
      vaUse: vaExempt ? 'exempt' : values.vaUse,
      upfrontFeeFinanced: values.upfrontFee === 'financed',
    }).filter(({ program }) => !notOffered.includes(program));
  const spoken = useSpokenStatus(
    results?.map(({ program, comfort }) => `${programNames[program]}: comfort price ${printPrice(comfort)}.`).join(' '),
  );

  return (
    <>
      <div>
        <AnswerInSight
          name={`Comfort${results?.[0] ? `, ${programNames[results[0].program]}` : ''}`}
          answer={results?.[0] && printPrice(results[0].comfort)}
        />
        <div className="grid overflow-clip card-raised lg:grid-cols-[5fr_7fr]">
          <AffordabilityForm values={values} change={change} vaExempt={vaExempt} onVaExempt={setVaExempt} />
          <AffordablePrices notOffered={notOffered} results={results} place={values} />
        </div>
      </div>
      <div className="mt-8">
        <ShareBar
          fragment={writeFragment('affordability', affordabilityFields, values)}
          title="How much home you can afford"
          note="What you type stays on this page. A link you copy holds all of it, with your income and debts, so send it only to people who may see them."
        />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
