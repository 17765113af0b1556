import { AmountField } from '../parts/AmountField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { loanFields } from './loan-fields.ts';

/** Payments on top of the regular one. */
export function ExtraPaymentFields({ values, change }: ValuesInHand<typeof loanFields>) {
  return (
    <div className="mt-4 space-y-6">
      <AmountField
        id="extra-monthly"
        label="Extra each month"
        unit="dollars"
        limits={loanFields.extraMonthly}
        value={values.extraMonthly}
        onChange={(extraMonthly) => change({ extraMonthly })}
        step={25}
        example={200}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <AmountField
          id="extra-once"
          label="Extra once"
          unit="dollars"
          limits={loanFields.extraOnce}
          value={values.extraOnce}
          onChange={(extraOnce) => change({ extraOnce })}
          step={500}
          example={5000}
        />
        <AmountField
          id="extra-once-month"
          label="In month"
          unit="count"
          limits={loanFields.extraOnceMonth}
          value={values.extraOnceMonth}
          onChange={(extraOnceMonth) => change({ extraOnceMonth })}
          step={1}
          largeStep={12}
          example={12}
        />
      </div>
    </div>
  );
}
