import type { Values } from './fields.ts';
import type { programFields } from './program-fields.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

type UpfrontFee = Pick<Values<typeof programFields>, 'upfrontFee'>;

export interface UpfrontFeeFieldProps extends Pick<SelectFieldProps<string>, 'note'> {
  readonly label?: string;
  readonly values: UpfrontFee;
  readonly change: (changed: UpfrontFee) => void;
}

/** How the upfront fee of FHA, VA or USDA is paid. */
export function UpfrontFeeField({ label = 'Upfront fees of FHA, VA and USDA are', values, change, note }: UpfrontFeeFieldProps) {
  return (
    <SelectField
      id="upfront-fee"
      label={label}
      options={[
        { value: 'financed', label: 'added to the loan' },
        { value: 'paid', label: 'paid at closing' },
      ]}
      value={values.upfrontFee}
      onChange={(upfrontFee) => change({ upfrontFee })}
      note={note}
    />
  );
}
