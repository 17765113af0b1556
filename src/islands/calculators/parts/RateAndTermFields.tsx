import { AmountField } from './AmountField.tsx';
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
  return (
    <div className="grid items-end gap-6 sm:grid-cols-2">
      <AmountField
        id="interest-rate"
        label="Interest rate"
        unit="percent"
        limits={rateAndTermFields.annualRatePercent}
        value={values.annualRatePercent}
        onChange={(annualRatePercent) => change({ annualRatePercent })}
        step={step}
        largeStep={largeStep}
        example={rateAndTermFields.annualRatePercent.default}
      />
      <TermField id="loan-term" label="Loan term" value={values.termYears} onChange={(termYears) => change({ termYears })} />
    </div>
  );
}
