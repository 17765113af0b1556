import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { TermField } from '../parts/TermField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { refinanceFields } from './refinance-fields.ts';
import { TimeLeftField } from './TimeLeftField.tsx';

const rate = { unit: 'percent', step: 0.125, largeStep: 1 } as const;

/** The loan of today, the loan of tomorrow, and what the change costs. */
export function RefinanceForm({ values, change }: ValuesInHand<typeof refinanceFields>) {
  const amount = amountsOf(refinanceFields, { values, change });
  return (
    <form className="stack-8 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="stack-5">
        <legend className="mb-4 font-[560] font-display text-xl">Your loan today</legend>
        <AmountField
          {...amount('balance')}
          id="balance"
          label="Balance"
          unit="dollars"
          step={1000}
          hint="What you still owe, as your monthly statement shows it."
        />
        <div className="grid items-end gap-5 sm:grid-cols-[2fr_3fr]">
          <AmountField {...rate} {...amount('currentRatePercent')} id="current-rate" label="Current rate" />
          <TimeLeftField value={values.remainingMonths} onChange={(remainingMonths) => change({ remainingMonths })} />
        </div>
      </fieldset>
      <fieldset className="stack-5">
        <legend className="mb-4 font-[560] font-display text-xl">The new loan</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <AmountField {...rate} {...amount('newRatePercent')} id="new-rate" label="New interest rate" />
          <TermField
            id="new-term"
            label="New loan term"
            value={values.newTermYears}
            onChange={(newTermYears) => change({ newTermYears })}
          />
          <AmountField
            {...amount('closingCosts')}
            id="closing-costs"
            label="Closing costs"
            unit="dollars"
            step={100}
            largeStep={1000}
            note="Less any lender credit. If the credit is larger, put a minus in front: -2,000."
          />
          <SelectField
            id="costs-paid"
            label="The costs are"
            options={[
              { value: 'paid', label: 'paid at closing' },
              { value: 'financed', label: 'added to the loan' },
            ]}
            value={values.costs}
            onChange={(costs) => change({ costs })}
          />
        </div>
      </fieldset>
      <p className="text-ink-soft text-sm">
        These figures are an example to start from, not a rate we offer. What you type stays in your browser and in its address
        bar.
      </p>
    </form>
  );
}
