import type { programFields } from './program-fields.ts';
import { SelectField } from './SelectField.tsx';
import type { ValuesInHand } from './use-values.ts';

export interface VaUseFieldProps {
  readonly values: Pick<ValuesInHand<typeof programFields>['values'], 'vaUse'>;
  readonly change: (changed: Pick<ValuesInHand<typeof programFields>['values'], 'vaUse'>) => void;
  /** Stays in the page: it tells of a disability, and is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}

/** What VA's funding fee depends on. */
export function VaUseField({ values, change, vaExempt, onVaExempt }: VaUseFieldProps) {
  return (
    <SelectField
      id="va-use"
      label="VA funding fee"
      options={[
        { value: 'first', label: 'First use' },
        { value: 'later', label: 'Used before' },
        { value: 'exempt', label: 'Exempt from the fee' },
      ]}
      value={vaExempt ? 'exempt' : values.vaUse}
      onChange={(use) => {
        onVaExempt(use === 'exempt');
        if (use !== 'exempt') change({ vaUse: use });
      }}
      note="An exemption is never put into a link."
    />
  );
}
