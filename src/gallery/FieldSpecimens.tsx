import { describedBy, FieldFrame } from '../ui/Field.tsx';
import { type ShownState, Specimen, Specimens } from './Specimen.tsx';

interface FieldState {
  readonly name: string;
  readonly show?: ShownState;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly value?: string;
}

const fieldStates: readonly FieldState[] = [
  { name: 'optional, empty' },
  { name: 'required', required: true },
  { name: 'with a hint, filled', hint: 'Ten digits, with or without dashes.', value: '206-555-0142', required: true },
  { name: 'hover', show: 'hover' },
  { name: 'focus', show: 'focus' },
  {
    name: 'with an error',
    hint: 'Ten digits, with or without dashes.',
    error: 'Enter a phone number of ten digits.',
    value: '555',
    required: true,
  },
  { name: 'disabled while sending', disabled: true, value: '206-555-0142' },
];

/** The fields of a form in every state. */
export function FieldSpecimens() {
  return (
    <>
      {(['input', 'select', 'textarea'] as const).map((Control) => (
        <Specimens key={Control} title={`Field, ${Control}`}>
          {fieldStates.map(({ name, show, hint, error, required = false, disabled, value }, index) => {
            const id = `${Control}-${index}`;
            const shared = {
              id,
              disabled,
              required,
              className: 'control',
              'aria-invalid': error ? true : undefined,
              'aria-describedby': describedBy({ id, hint, error }),
            };
            return (
              <div key={name} className="w-72">
                <Specimen name={name}>
                  <FieldFrame id={id} label="Phone" required={required} hint={hint} error={error}>
                    <span data-show={show}>
                      {Control === 'select' ? (
                        <select {...shared}>
                          <option>{value ?? 'Please choose'}</option>
                        </select>
                      ) : (
                        <Control {...shared} defaultValue={value} placeholder={value ? undefined : '206-555-0142'} />
                      )}
                    </span>
                  </FieldFrame>
                </Specimen>
              </div>
            );
          })}
        </Specimens>
      ))}
    </>
  );
}
