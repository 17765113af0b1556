import { AmountField } from '../calculators/parts/AmountField.tsx';
import { amountsOf } from '../calculators/parts/amounts-of.ts';
import { DateField, type DateRemark } from '../calculators/parts/DateField.tsx';
import { dayFrom, numberOf } from '../calculators/parts/day-number.ts';
import { SelectField } from '../calculators/parts/SelectField.tsx';
import type { ValuesInHand } from '../calculators/parts/use-values.ts';
import type { PlannerFields } from './planner-fields.ts';

interface PlannerFormProps extends ValuesInHand<PlannerFields> {
  readonly fields: PlannerFields;
  readonly remark: DateRemark | undefined;
}

/** The day that the plan counts from, and what differs from one purchase to the next. */
export function PlannerForm({ fields, values, change, remark }: PlannerFormProps) {
  const closing = values.from === 'closing';
  return (
    <form className="stack-5" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        id="from"
        label="Starting from"
        options={[
          { value: 'acceptance', label: 'Mutual acceptance' },
          { value: 'closing', label: 'Closing' },
        ]}
        value={values.from}
        onChange={(from) => change({ from })}
      />
      <DateField
        id="day"
        label="Date"
        hint={closing ? 'The closing day your contract names.' : 'The day on which you and the seller have both signed.'}
        value={dayFrom(values.day)}
        onChange={(day) => change({ day: day === undefined ? undefined : numberOf(day) })}
        remark={remark}
      />
      <AmountField
        {...amountsOf(fields, { values, change })('inspectionDays')}
        id="inspection-days"
        label="Days for the inspection"
        unit="count"
        step={1}
        largeStep={5}
        hint="10 is an example. Your contract names the days."
      />
      <SelectField
        id="lock-days"
        label="Rate lock"
        options={[30, 45, 60].map((days) => ({ value: days as 30 | 45 | 60, label: `${days} days` }))}
        value={values.lockDays}
        onChange={(lockDays) => change({ lockDays })}
      />
      <SelectField
        id="signing"
        label="You sign"
        options={[
          { value: 0, label: 'On the closing day' },
          { value: 1, label: '1 working day before' },
          { value: 2, label: '2 working days before' },
        ]}
        value={values.signingDaysBefore}
        onChange={(signingDaysBefore) => change({ signingDaysBefore })}
      />
    </form>
  );
}
