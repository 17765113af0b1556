import { affordabilityFields } from '../../../mortgage/affordability-state.ts';
import { figures } from '../../../mortgage/figures.ts';
import { AmountField } from '../../instrument/AmountField.tsx';
import { SelectField } from '../../instrument/SelectField.tsx';
import { SourceNote } from '../../instrument/SourceNote.tsx';
import type { AffordabilityInputsProps } from './AffordabilityInputs.tsx';

const { propertyTaxPercent, annualHomeInsurance, monthlyHoa, privateInsurancePercent } = affordabilityFields;

/** What a home costs beside the loan, and what the programs charge: folded, each with its source, each open to change. */
export function Assumptions({ answers, onChange, vaExempt, onVaExempt }: AffordabilityInputsProps) {
  return (
    <details className="print-open group border-line border-y">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
        Taxes, insurance and other assumptions
        <span aria-hidden="true" className="font-display text-2xl text-spruce leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="space-y-6 pt-2 pb-6">
        <AmountField
          id="property-tax"
          label="Property tax a year, of the price"
          unit="percent"
          limits={propertyTaxPercent}
          value={answers.propertyTaxPercent}
          onChange={(percent) => onChange({ propertyTaxPercent: percent })}
          step={0.05}
          example={propertyTaxPercent.default}
          note={<SourceNote figure={figures['property-tax-king']} />}
        />
        <AmountField
          id="home-insurance"
          label="Home insurance a year"
          unit="dollars"
          limits={annualHomeInsurance}
          value={answers.annualHomeInsurance}
          onChange={(amount) => onChange({ annualHomeInsurance: amount })}
          step={50}
          example={annualHomeInsurance.default}
          note={<SourceNote figure={figures['home-insurance-washington']} />}
        />
        <AmountField
          id="hoa"
          label="HOA dues a month"
          unit="dollars"
          limits={monthlyHoa}
          value={answers.monthlyHoa}
          onChange={(amount) => onChange({ monthlyHoa: amount })}
          step={25}
          example={monthlyHoa.default}
        />
        <AmountField
          id="pmi"
          label="Private mortgage insurance a year, of the loan"
          unit="percent"
          limits={privateInsurancePercent}
          value={answers.privateInsurancePercent}
          onChange={(percent) => onChange({ privateInsurancePercent: percent })}
          step={0.05}
          example={privateInsurancePercent.default}
          hint="On a conventional loan with less than 20% down."
          note={<SourceNote figure={figures['pmi-annual-premium']} />}
        />
        <SelectField
          id="limit-area"
          label="County of the home"
          options={[
            { value: 'king-pierce-snohomish', label: 'King, Pierce, Snohomish' },
            { value: 'most-counties', label: 'Most other counties' },
          ]}
          value={answers.limitArea ?? 'king-pierce-snohomish'}
          onChange={(limitArea) => onChange({ limitArea })}
          note="Sets the loan limits. A few counties have limits in between: ask us about yours."
        />
        <SelectField
          id="va-use"
          label="VA funding fee"
          options={[
            { value: 'first', label: 'First use' },
            { value: 'later', label: 'Used before' },
            { value: 'exempt', label: 'Exempt from the fee' },
          ]}
          value={vaExempt ? 'exempt' : (answers.vaUse ?? 'first')}
          onChange={(use) => {
            onVaExempt(use === 'exempt');
            if (use !== 'exempt') onChange({ vaUse: use });
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
          value={answers.upfrontFee ?? 'financed'}
          onChange={(upfrontFee) => onChange({ upfrontFee })}
        />
      </div>
    </details>
  );
}
