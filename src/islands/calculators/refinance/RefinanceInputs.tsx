import { AmountField } from '../parts/AmountField.tsx';
import { termChoicesYears } from '../parts/calculator-inputs.ts';
import { SelectField } from '../parts/SelectField.tsx';
import type { Answers } from '../parts/tool-address.ts';
import { refinanceFields } from './refinance-state.ts';
import { TimeLeftField } from './TimeLeftField.tsx';

type RefinanceAnswers = Answers<typeof refinanceFields>;

export interface RefinanceInputsProps {
  readonly answers: RefinanceAnswers;
  readonly onChange: (changed: Partial<RefinanceAnswers>) => void;
}

const { balance, currentRatePercent, newRatePercent, closingCosts } = refinanceFields;
const rate = { unit: 'percent', step: 0.125, largeStep: 1 } as const;

/** The loan of today, the loan of tomorrow, and what the change costs. */
export function RefinanceInputs({ answers, onChange }: RefinanceInputsProps) {
  return (
    <form className="space-y-8 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="space-y-5">
        <legend className="mb-4 font-[560] font-display text-xl">Your loan today</legend>
        <AmountField
          id="balance"
          label="Balance"
          unit="dollars"
          limits={balance}
          value={answers.balance}
          onChange={(amount) => onChange({ balance: amount })}
          step={1000}
          example={balance.default}
          hint="What you still owe, as your monthly statement shows it."
        />
        <div className="grid items-end gap-5 sm:grid-cols-[2fr_3fr]">
          <AmountField
            {...rate}
            id="current-rate"
            label="Current rate"
            limits={currentRatePercent}
            value={answers.currentRatePercent}
            onChange={(percent) => onChange({ currentRatePercent: percent })}
            example={currentRatePercent.default}
          />
          <TimeLeftField value={answers.remainingMonths} onChange={(remainingMonths) => onChange({ remainingMonths })} />
        </div>
      </fieldset>
      <fieldset className="space-y-5">
        <legend className="mb-4 font-[560] font-display text-xl">The new loan</legend>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <AmountField
            {...rate}
            id="new-rate"
            label="New interest rate"
            limits={newRatePercent}
            value={answers.newRatePercent}
            onChange={(percent) => onChange({ newRatePercent: percent })}
            example={newRatePercent.default}
          />
          <SelectField
            id="new-term"
            label="New loan term"
            options={termChoicesYears.map((years) => ({ value: years, label: `${years} years` }))}
            value={answers.newTermYears ?? refinanceFields.newTermYears.default}
            onChange={(newTermYears) => onChange({ newTermYears })}
          />
          <AmountField
            id="closing-costs"
            label="Closing costs"
            unit="dollars"
            limits={closingCosts}
            value={answers.closingCosts}
            onChange={(amount) => onChange({ closingCosts: amount })}
            step={100}
            largeStep={1000}
            example={closingCosts.default}
            note="Less any lender credit. If the credit is larger, put a minus in front: -2,000."
          />
          <SelectField
            id="costs-paid"
            label="The costs are"
            options={[
              { value: 'paid', label: 'paid at closing' },
              { value: 'financed', label: 'added to the loan' },
            ]}
            value={answers.costs ?? 'paid'}
            onChange={(costs) => onChange({ costs })}
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
