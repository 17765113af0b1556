import { describedBy, FieldFrame } from '../../src/ui/Field.tsx';
import type { ValueField } from '../business/field.ts';
import type { FormValue } from '../business/form-values.ts';

export interface ValueControlProps {
  readonly field: ValueField;
  /** Its name in the form, which is also its id. */
  readonly name: string;
  readonly value: FormValue;
  readonly error?: string | undefined;
  /** What the launch check says of it. */
  readonly finding?: string | undefined;
}

const inputTypes = {
  date: 'date',
  password: 'password',
  url: 'url',
  tel: 'tel',
  email: 'email',
  month: 'month',
  time: 'time',
  text: 'text',
} as const;
const yesOrNo = { false: 'No', true: 'Yes' };
const typeOf = (input: ValueField['input']) => inputTypes[input as keyof typeof inputTypes] ?? 'text';

/** What stands in a field of several lines. */
function asLines(value: FormValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join('\n');
  return Object.entries(value)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}

/** What a field is for, with an example where one helps. */
export function hintOf({ label, help, example, input }: ValueField): string | undefined {
  const says = help === `${label}.` ? '' : help;
  const shows =
    example && !['choice', 'choices', 'color', 'picture', 'pairs', 'month', 'time', 'date', 'yes-no', 'number'].includes(input);
  const such = shows ? `Such as: ${example}` : '';
  return [says, input === 'lines' ? 'One on each line.' : '', such].filter(Boolean).join(' ') || undefined;
}

/** One field of the owner's form. */
export function ValueControl({ field, name, value, error, finding }: ValueControlProps) {
  const { input, label, optional, options } = field;
  const hint = hintOf(field);
  if (input === 'choices') return <Choices field={field} name={name} value={value} error={error} />;
  const common = {
    id: name,
    name,
    className: 'control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [describedBy({ id: name, hint, error }), finding && `${name}-finding`].filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    <div className={`desk-field desk-field--${input}`}>
      <FieldFrame id={name} label={label} required={!optional} hint={hint} error={error}>
        {input === 'choice' || input === 'yes-no' ? (
          <select {...common} defaultValue={typeof value === 'string' ? value : ''}>
            {input === 'choice' && (optional || !value) && !('' in options) && <option value="">Please choose</option>}
            {Object.entries(input === 'yes-no' ? yesOrNo : options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        ) : ['long', 'lines', 'pairs'].includes(input) ? (
          <textarea {...common} rows={3} defaultValue={asLines(value)} />
        ) : (
          <input
            {...common}
            type={typeOf(input)}
            defaultValue={typeof value === 'string' ? value : ''}
            autoComplete={input === 'password' ? 'new-password' : 'off'}
            inputMode={input === 'number' ? 'decimal' : undefined}
          />
        )}
      </FieldFrame>
      {finding && (
        <p id={`${name}-finding`} className="desk-finding">
          {finding}
        </p>
      )}
    </div>
  );
}

function Choices({ field, name, value, error }: ValueControlProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className="desk-field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold">{field.label}</legend>
      <p className="text-ink-soft text-sm">{field.help}</p>
      {error && (
        <p id={`${name}-error`} className="font-semibold text-alert text-sm">
          {error}
        </p>
      )}
      {Object.entries(field.options).map(([option, words]) => (
        <label key={option} className="desk-choice">
          <input type="checkbox" name={name} value={option} defaultChecked={chosen.includes(option)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
