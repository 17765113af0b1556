import { useRef, useState } from 'react';
import { AmountField } from '../parts/AmountField.tsx';
import { useOutsideChange } from '../parts/use-outside-change.ts';
import { joinMonths, monthLimits, splitMonths, type TimeLeft, yearLimits } from './time-left.ts';

export interface TimeLeftFieldProps {
  /** Months; `undefined` while one of the two fields is empty. */
  readonly value: number | undefined;
  readonly onChange: (months: number | undefined) => void;
}

/** How long the present loan still runs, typed as years and months. */
export function TimeLeftField({ value, onChange }: TimeLeftFieldProps) {
  const [time, setTime] = useState<TimeLeft>(() => splitMonths(value));
  // Both fields may report in the same moment, when the built page comes alive.
  const latest = useRef(time);

  function show(next: TimeLeft) {
    latest.current = next;
    setTime(next);
  }

  function change(part: Partial<TimeLeft>) {
    show({ ...latest.current, ...part });
    onChange(joinMonths(latest.current));
  }

  useOutsideChange(value, (months) => {
    if (months !== joinMonths(latest.current)) show(splitMonths(months));
  });

  return (
    <fieldset>
      <legend className="sr-only">Time left on the loan</legend>
      <div className="grid items-end grid-cols-2 gap-4">
        <AmountField
          id="years-left"
          label="Years left"
          unit="count"
          limits={yearLimits}
          value={time.years}
          onChange={(years) => change({ years })}
          step={1}
          largeStep={5}
          example={27}
        />
        <AmountField
          id="months-left"
          label="Months left"
          unit="count"
          limits={monthLimits(time.years)}
          value={time.months}
          onChange={(months) => change({ months })}
          step={1}
          largeStep={3}
          example={6}
        />
      </div>
    </fieldset>
  );
}
