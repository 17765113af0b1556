import { Fold } from '../../../ui/Fold.tsx';
import { HomeCostFields } from '../parts/HomeCostFields.tsx';
import { UpfrontFeeField } from '../parts/UpfrontFeeField.tsx';
import { VaUseField } from '../parts/VaUseField.tsx';
import type { AffordabilityFormProps } from './affordability-fields.ts';

/** What a home costs beside the loan, and what the programs charge: folded, each with its source, each open to change. */
export function Assumptions({ values, change, vaExempt, onVaExempt }: AffordabilityFormProps) {
  return (
    <Fold title="Taxes, insurance and other assumptions">
      <div className="stack-6">
        <HomeCostFields values={values} change={change} />
        <VaUseField values={values} change={change} vaExempt={vaExempt} onVaExempt={onVaExempt} />
        <UpfrontFeeField
          values={values}
          change={change}
          note="A fee paid at closing comes out of the money for the down payment."
        />
      </div>
    </Fold>
  );
}
