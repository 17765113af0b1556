import { AmountField } from './AmountField.tsx';
import { amountsOf } from './amounts-of.ts';
import { rateAndTermFields } from './loan-terms.ts';
import { TermField } from './TermField.tsx';
import type { ValuesInHand } from './use-values.ts';

export interface RateAndTermFieldsProps extends ValuesInHand<typeof rateAndTermFields> {
  /** Percent that an arrow key adds to the rate or takes away, and the same for Page Up and Page Down. */
  readonly step: number;
  readonly largeStep: number;
}

/** Rate and term of a loan, side by side. */
export function RateAndTermFields({ values, change, step, largeStep }: RateAndTermFieldsProps) {
  const amount = amountsOf(rateAndTermFields, { values, change });
  return (
    <div className="grid items-end gap-6 sm:grid-cols-2">
      <AmountField
        {...amount('annualRatePercent')}
        id="interest-rate"
        label="Interest rate"
        unit="percent"
        step={step}
        largeStep={largeStep}
      />
      <TermField id="loan-term" label="Loan term" value={values.termYears} onChange={(termYears) => change({ termYears })} />
    </div>
  );
}
