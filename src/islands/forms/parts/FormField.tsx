import type { Field } from '../../../../forms/form.ts';
import { describedBy, FieldFrame, FieldMessages } from '../../../ui/Field.tsx';

export interface FormFieldProps {
  readonly field: Field;
  /** Prefix that keeps ids apart when a page has several forms. */
  readonly formId: string;
  readonly error?: string | undefined;
  /** Name of the business, for what a choice agrees to. */
  readonly company: string;
}

/** Id of the control of a field; a group's is that of its first choice. */
export function controlId(formId: string, field: Pick<Field, 'name'>): string {
  return `${formId}-${field.name}`;
}

/** Who types the year as 26 means 2026; browsers take it for the year 26. */
function completeYear({ currentTarget: date }: { readonly currentTarget: HTMLInputElement }) {
  date.value = date.value.replace(/^00(?=\d\d-)/, '20');
}

const keyboards = { tel: 'tel', email: 'email' } as const;

/** A field of a form as its definition describes it. Uncontrolled: what is typed before the script starts is kept. */
export function FormField({ field, formId, error, company }: FormFieldProps) {
  if (field.kind === 'radio') return <RadioGroup field={field} formId={formId} error={error} company={company} />;
  const id = controlId(formId, field);
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-describedby': describedBy({ id, hint: field.hint, error }),
    // Said either way: a browser calls an empty field that must be filled in wrong before anybody has used it.
    'aria-invalid': error !== undefined,
    className: field.kind === 'date' ? 'control control--date' : 'control',
  };
  return (
    <FieldFrame id={id} label={field.label} required={field.required} hint={field.hint} error={error}>
      {field.kind === 'textarea' ? (
        <textarea {...shared} rows={5} maxLength={field.maxLength} />
      ) : field.kind === 'select' ? (
        <select {...shared} defaultValue="">
          <option value="">{field.required ? 'Please choose' : 'No answer'}</option>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.kind}
          inputMode={field.kind in keyboards ? keyboards[field.kind as keyof typeof keyboards] : undefined}
          maxLength={field.kind === 'date' ? undefined : field.maxLength}
          placeholder={field.placeholder}
          onBlur={field.kind === 'date' ? completeYear : undefined}
        />
      )}
    </FieldFrame>
  );
}

function RadioGroup({ field, formId, error, company }: FormFieldProps) {
  const id = controlId(formId, field);
  const agreements = field.options?.filter(({ agreement }) => agreement) ?? [];
  return (
    <fieldset aria-describedby={describedBy({ id, hint: field.hint, error })}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      <FieldMessages id={id} hint={field.hint} error={error} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {field.options?.map(({ value, label, agreement }, index) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-edge bg-paper px-2.5 hover:border-spruce has-checked:border-spruce has-checked:bg-mist has-disabled:cursor-not-allowed sm:px-4"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={field.name}
              value={value}
              aria-describedby={agreement && `${id}-${value}-agreement`}
              defaultChecked={value === field.initial}
              className="size-5 accent-spruce"
            />
            {label}
          </label>
        ))}
      </div>
      {agreements.map(({ value, agreement }) => (
        <p key={value} id={`${id}-${value}-agreement`} className="mt-2 text-ink-soft text-sm">
          {agreement?.(company)}
        </p>
      ))}
    </fieldset>
  );
}
