import type { ReactNode } from 'react';
import { describedBy, FieldMessages } from '../../../ui/Field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { named } from './amount-text.ts';
import { type AmountInput, useAmountInput } from './use-amount-input.ts';

export interface AmountFieldProps extends AmountInput {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Right of the label: a figure that follows from the amount, or a switch. */
  readonly aside?: ReactNode;
  /** Below the field: where its default comes from, say. */
  readonly note?: ReactNode;
}

/**
 * A field for an amount. The input is uncontrolled: the script groups what is typed and otherwise leaves it alone, and what was
 * typed before the script ran is reported as soon as it does. Too much or too little becomes the limit, with a remark.
 */
export function AmountField(props: AmountFieldProps) {
  const { id, label, unit, limits, value, hint, aside, note } = props;
  const { field, initialText, remark, type, finish, pressKey } = useAmountInput(props);
  // Keys step the amount once the script runs; until then this is a field for text and says nothing else.
  const isStepped = useHydrated();
  const sign = { dollars: '$', percent: '%', count: '' }[unit];
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && ' '}
        {aside}
      </div>
      <div aria-live={isStepped ? 'polite' : undefined}>
        <FieldMessages id={id} error={remark} {...(hint !== undefined && { hint })} />
      </div>
      <div className="relative">
        {sign && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-soft">
            {sign}
          </span>
        )}
        <input
          ref={field}
          id={id}
          name={id}
          type="text"
          inputMode={unit === 'count' ? 'numeric' : 'decimal'}
          {...(isStepped && {
            role: 'spinbutton',
            'aria-valuemin': limits.min,
            'aria-valuemax': limits.max,
            'aria-valuenow': value,
            'aria-valuetext': value === undefined ? 'empty' : named(value, unit),
          })}
          aria-describedby={
            [describedBy({ id, hint, error: remark }), note && `${id}-note`].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={remark ? true : undefined}
          className={`control tall text-lg tabular ${sign ? 'pl-10' : ''}`}
          defaultValue={initialText}
          onInput={type}
          onBlur={finish}
          onKeyDown={pressKey}
        />
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-ink-soft text-sm">
          {note}
        </p>
      )}
    </div>
  );
}
