import { useLayoutEffect, useRef } from 'react';
import { printStated } from '../../../../mortgage/amounts/calendar.ts';
import { weekdayOf } from '../../../../mortgage/dates/day.ts';
import { describedBy, FieldMessages } from '../../../ui/Field.tsx';
import { useOutsideChange } from '../parts/use-outside-change.ts';
import { cashFields } from './cash-fields.ts';
import { dayOf } from './cash-results.ts';

export interface ClosingDayFieldProps {
  /** The number 20261218; `undefined` while no day is chosen. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** `YYYY-MM-DD`: the day counted with until then. */
  readonly exampleDay: string;
}

const id = 'closing-day';
const { min, max } = cashFields.closing;

/** The day of closing. Uncontrolled like the amount fields: a day chosen before the script ran is reported as soon as it does. */
export function ClosingDayField({ value, onChange, exampleDay }: ClosingDayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const day = dayOf(value);
  const weekday = day && weekdayOf(day);
  const remark = weekday === 0 || weekday === 6 ? 'This is a weekend. Counties record on business days.' : undefined;
  const hint = `Interest and taxes go by the day. Until you choose one, this counts with ${printStated(exampleDay)}.`;

  function report(text: string) {
    const written = Number(text.replaceAll('-', ''));
    const day = written >= min && written <= max ? written : undefined;
    if (day !== value) onChange(day);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the built page comes alive
  useLayoutEffect(() => {
    if (field.current?.value) report(field.current.value);
  }, []);

  useOutsideChange(value, (next) => {
    const day = dayOf(next);
    if (field.current) field.current.value = day ?? '';
  });

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Day of closing
      </label>
      <div aria-live="polite">
        <FieldMessages id={id} hint={hint} error={remark} />
      </div>
      <input
        ref={field}
        id={id}
        name={id}
        type="date"
        className="control control--date tall text-lg"
        aria-describedby={describedBy({ id, hint, error: remark })}
        onChange={(event) => report(event.currentTarget.value)}
      />
    </div>
  );
}
