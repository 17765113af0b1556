import type { ReactNode } from 'react';

export interface FieldMessagesProps {
  /** Id of the control. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export interface FieldFrameProps extends FieldMessagesProps {
  readonly label: string;
  readonly required: boolean;
  readonly children: ReactNode;
}

/** Ids of the hint and the error of a control, for `aria-describedby`. */
export function describedBy({ id, hint, error }: FieldMessagesProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Label, hint and error above the control: none of them is hidden by a phone's keyboard. */
export function FieldFrame({ id, label, required, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className={`font-semibold ${required ? 'required-mark' : ''}`}>
          {label}
        </label>{' '}
        {!required && <span className="text-ink-soft text-sm">optional</span>}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The hint and the error of a field. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1.5 font-semibold text-alert text-sm">
          {error}
        </p>
      )}
    </>
  );
}
