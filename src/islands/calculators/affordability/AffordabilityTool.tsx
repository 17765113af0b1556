import { useState } from 'react';
import { affordability } from '../../../../mortgage/programs/affordability.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { completeAnswers } from '../parts/tool-address.ts';
import { useAddressState } from '../parts/use-address-state.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { AffordabilityInputs } from './AffordabilityInputs.tsx';
import { AffordablePrices } from './AffordablePrices.tsx';
import { placeOf } from './affordability-inputs.ts';
import { affordabilityFields } from './affordability-state.ts';
import { printPrice, programNames } from './limit-words.ts';

/** How much home an income carries. Right in the built page already; the script makes it answer to changes. */
export function AffordabilityTool({ notOffered }: { readonly notOffered: readonly string[] }) {
  const { answers, change, link } = useAddressState('affordability', affordabilityFields, { writesAddress: false });
  // It tells of a disability, so it has no place in an address, not even in a copied one.
  const [vaExempt, setVaExempt] = useState(false);
  const complete = completeAnswers(affordabilityFields, answers);
  const results =
    complete &&
    affordability({
      ...complete,
      vaUse: vaExempt ? 'exempt' : complete.vaUse,
      upfrontFeeFinanced: complete.upfrontFee === 'financed',
    }).filter(({ program }) => !notOffered.includes(program));
  const spoken = useSpokenStatus(
    results
      ? results.map(({ program, comfort }) => `${programNames[program]}: comfort price ${printPrice(comfort)}.`).join(' ')
      : 'No result: a field is empty or is not a number.',
  );

  return (
    <>
      <div className="grid overflow-clip rounded-card bg-white shadow-card ring-1 ring-line lg:grid-cols-[5fr_7fr]">
        <AffordabilityInputs answers={answers} onChange={change} vaExempt={vaExempt} onVaExempt={setVaExempt} />
        <AffordablePrices notOffered={notOffered} results={results} place={placeOf(answers)} />
      </div>
      <div className="mt-8">
        <ShareBar
          link={link}
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
