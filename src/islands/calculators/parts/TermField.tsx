import { termChoicesYears } from './loan-terms.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** The terms on offer. */
export function TermField(props: Omit<SelectFieldProps<(typeof termChoicesYears)[number]>, 'options'>) {
  return <SelectField {...props} options={termChoicesYears.map((years) => ({ value: years, label: `${years} years` }))} />;
}
