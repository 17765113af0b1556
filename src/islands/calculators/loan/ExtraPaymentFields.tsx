import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import type { ValuesInHand } from '../parts/use-values.ts';
import { loanFields } from './loan-fields.ts';

/** Payments on top of the regular one. */
export function ExtraPaymentFields(group: ValuesInHand<typeof loanFields>) {
  const amount = amountsOf(loanFields, group);
  return (
    <div className="mt-4 stack-6">
      <AmountField
        {...amount('extraMonthly')}
        id="extra-monthly"
        label="Extra each month"
        unit="dollars"
        step={25}
        example={200}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <AmountField {...amount('extraOnce')} id="extra-once" label="Extra once" unit="dollars" step={500} example={5000} />
        <AmountField {...amount('extraOnceMonth')} id="extra-once-month" label="In month" unit="count" step={1} largeStep={12} />
      </div>
    </div>
  );
}
