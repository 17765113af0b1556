import { useLayoutEffect, useRef, useState } from 'react';
import { type Day, firstDay, isDay, lastDay } from '../../../../mortgage/dates/day.ts';
import { describedBy, FieldMessages } from '../../../ui/Field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useOutsideChange } from './use-outside-change.ts';

/** What is said of the day beside its field. */
export interface DateRemark {
  readonly text: string;
  /** True where nothing can go by that day. */
  readonly wrong: boolean;
}

export interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** `undefined` while the field holds no full date. */
  readonly value: Day | undefined;
  readonly onChange: (day: Day | undefined) => void;
  readonly remark: DateRemark | undefined;
}

/** The browser's own date field. Uncontrolled like the amount fields: what was chosen before the script ran is reported as it starts. */
export function DateField({ id, label, hint, value, onChange, remark }: DateFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Never changes: on the way back a browser only fills in again what differs from the default.
  const [initial] = useState(value);
  const reported = useRef(value);

  function report(text: string) {
    const day = isDay(text) ? text : undefined;
    if (day === reported.current) return;
    reported.current = day;
    onChange(day);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the built page comes alive
  useLayoutEffect(() => {
    if (field.current) report(field.current.value);
  }, []);

  useOutsideChange(value, (day) => {
    if (day === reported.current || !field.current) return;
    reported.current = day;
    field.current.value = day ?? '';
  });

  // Without script nothing would take the mark off again.
  const hydrated = useHydrated();
  const error = remark?.wrong ? remark.text : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldMessages id={id} hint={hint} />
      <input
        ref={field}
        id={id}
        name={id}
        type="date"
        min={firstDay}
        max={lastDay}
        className="control control--date tall"
        defaultValue={initial}
        data-empty={(hydrated && value === undefined) || undefined}
        aria-describedby={describedBy({ id, hint, error: remark?.text })}
        aria-invalid={error !== undefined || undefined}
        onInput={(event) => report(event.currentTarget.value)}
      />
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={`mt-1.5 text-sm empty:hidden ${error === undefined ? 'text-ink-soft' : 'font-semibold text-alert'}`}
      >
        {remark?.text}
      </p>
    </div>
  );
}
