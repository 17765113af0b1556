import { AmountField } from '../parts/AmountField.tsx';
import { termChoicesYears } from '../parts/calculator-inputs.ts';
import { PlaceFields } from '../parts/PlaceFields.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { Assumptions } from './Assumptions.tsx';
import { type AffordabilityInputsProps, placeOf } from './affordability-inputs.ts';
import { affordabilityFields } from './affordability-state.ts';
import { CountyLimits } from './CountyLimits.tsx';

const { annualIncome, monthlyDebts, downPayment, annualRatePercent, termYears } = affordabilityFields;

/** Income, debts, money in hand, the loan, and folded below them the assumptions. */
export function AffordabilityInputs(props: AffordabilityInputsProps) {
  const { answers, onChange } = props;
  return (
    <form className="space-y-6 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <AmountField
        id="income"
        label="Yearly income before taxes"
        unit="dollars"
        limits={annualIncome}
        value={answers.annualIncome}
        onChange={(amount) => onChange({ annualIncome: amount })}
        step={1000}
        example={annualIncome.default}
        hint="Of everyone who will be on the loan."
      />
      <AmountField
        id="debts"
        label="Monthly debts"
        unit="dollars"
        limits={monthlyDebts}
        value={answers.monthlyDebts}
        onChange={(amount) => onChange({ monthlyDebts: amount })}
        step={50}
        example={monthlyDebts.default}
        hint="Car, student and other loans, card minimums, support you pay. Not rent."
      />
      <AmountField
        id="money-down"
        label="Money for the down payment"
        unit="dollars"
        limits={downPayment}
        value={answers.downPayment}
        onChange={(amount) => onChange({ downPayment: amount })}
        step={1000}
        example={downPayment.default}
        hint="Leave out what you need for closing costs and a reserve."
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <AmountField
          id="interest-rate"
          label="Interest rate"
          unit="percent"
          limits={annualRatePercent}
          value={answers.annualRatePercent}
          onChange={(percent) => onChange({ annualRatePercent: percent })}
          step={0.125}
          largeStep={1}
          example={annualRatePercent.default}
        />
        <SelectField
          id="loan-term"
          label="Loan term"
          options={termChoicesYears.map((years) => ({ value: years, label: `${years} years` }))}
          value={answers.termYears ?? termYears.default}
          onChange={(years) => onChange({ termYears: years })}
        />
      </div>
      <PlaceFields answers={answers} change={onChange} note={<CountyLimits {...placeOf(answers)} />} />
      <Assumptions {...props} />
      <p className="text-ink-soft text-sm">
        These figures are an example to start from. {annualRatePercent.default}% is not a rate we offer.
      </p>
    </form>
  );
}
