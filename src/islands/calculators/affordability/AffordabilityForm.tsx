import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { CountyLimits } from '../parts/CountyLimits.tsx';
import { PlaceFields } from '../parts/PlaceFields.tsx';
import { RateAndTermFields } from '../parts/RateAndTermFields.tsx';
import { Assumptions } from './Assumptions.tsx';
import { type AffordabilityFormProps, affordabilityFields } from './affordability-fields.ts';

/** Income, debts, money in hand, the loan, and folded below them the assumptions. */
export function AffordabilityForm(props: AffordabilityFormProps) {
  const { values, change } = props;
  const amount = amountsOf(affordabilityFields, props);
  return (
    <form className="stack-6 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <AmountField
        {...amount('annualIncome')}
        id="income"
        label="Yearly income before taxes"
        unit="dollars"
        step={1000}
        hint="Of everyone who will be on the loan."
      />
      <AmountField
        {...amount('monthlyDebts')}
        id="debts"
        label="Monthly debts"
        unit="dollars"
        step={50}
        hint="Car, student and other loans, card minimums, support you pay. Not rent."
      />
      <AmountField
        {...amount('downPayment')}
        id="money-down"
        label="Money for the down payment"
        unit="dollars"
        step={1000}
        hint="Leave out what you need for closing costs and a reserve."
      />
      <RateAndTermFields values={values} change={change} step={0.125} largeStep={1} />
      <PlaceFields
        values={values}
        change={change}
        note={<CountyLimits county={values.county} closingYear={values.closingYear} />}
      />
      <Assumptions {...props} />
      <p className="text-ink-soft text-sm">
        These figures are an example to start from. {affordabilityFields.annualRatePercent.default}% is not a rate we offer.
      </p>
    </form>
  );
}
