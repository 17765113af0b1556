import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOutsideChange } from './use-outside-change.ts';

export interface SelectFieldProps<Choice extends string | number> {
  readonly id: string;
  readonly label: string;
  /** Every choice with its words, in the order shown. */
  readonly options: readonly { readonly value: Choice; readonly label: string }[];
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
  readonly note?: ReactNode;
}

/** A list of choices. Uncontrolled like the amount fields: a choice made before the script ran is reported as soon as it does. */
export function SelectField<Choice extends string | number>(props: SelectFieldProps<Choice>) {
  const { id, label, options, value, onChange, note } = props;
  const select = useRef<HTMLSelectElement>(null);

  function report(chosen: string) {
    const option = options.find((candidate) => String(candidate.value) === chosen);
    if (option && option.value !== value) onChange(option.value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the built page comes alive
  useLayoutEffect(() => {
    if (select.current) report(select.current.value);
  }, []);

  useOutsideChange(value, (next) => {
    if (select.current) select.current.value = String(next);
  });

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={id}
        className="control tall text-ellipsis"
        defaultValue={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => report(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value === option.label ? undefined : option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-ink-soft text-sm">
          {note}
        </p>
      )}
    </div>
  );
}
