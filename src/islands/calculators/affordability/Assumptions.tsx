import { Fold } from '../../../ui/Fold.tsx';
import { HomeCostFields } from '../parts/HomeCostFields.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import type { AffordabilityFormProps } from './affordability-fields.ts';

/** What a home costs beside the loan, and what the programs charge: folded, each with its source, each open to change. */
export function Assumptions({ values, change, vaExempt, onVaExempt }: AffordabilityFormProps) {
  return (
    <Fold title="Taxes, insurance and other assumptions">
      <div className="space-y-6">
        <HomeCostFields values={values} change={change} />
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
        <SelectField
          id="upfront-fee"
          label="Upfront fees of FHA, VA and USDA are"
          options={[
            { value: 'financed', label: 'added to the loan' },
            { value: 'paid', label: 'paid at closing' },
          ]}
          value={values.upfrontFee}
          onChange={(upfrontFee) => change({ upfrontFee })}
          note="A fee paid at closing comes out of the money for the down payment."
        />
      </div>
    </Fold>
  );
}
