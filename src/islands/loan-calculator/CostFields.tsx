import { calculatorFields } from '../../../mortgage/calculator-state.ts';
import { figures } from '../../../mortgage/figures.ts';
import { AmountField } from '../../instrument/AmountField.tsx';
import { SourceNote } from '../../instrument/SourceNote.tsx';
import type { FieldGroupProps } from './field-group.ts';

/** What comes on top of the loan each month. Each starts from a published figure that stands beside it. */
export function CostFields({ answers, change }: FieldGroupProps) {
  return (
    <>
      <AmountField
        id="property-tax"
        label="Property tax a year, of the price"
        unit="percent"
        limits={calculatorFields.propertyTaxPercent}
        value={answers.propertyTaxPercent}
        onChange={(propertyTaxPercent) => change({ propertyTaxPercent })}
        step={0.01}
        example={figures['property-tax-king'].value}
        note={<SourceNote figure={figures['property-tax-king']} />}
      />
      <AmountField
        id="home-insurance"
        label="Home insurance a year"
        unit="dollars"
        limits={calculatorFields.annualHomeInsurance}
        value={answers.annualHomeInsurance}
        onChange={(annualHomeInsurance) => change({ annualHomeInsurance })}
        step={10}
        example={figures['home-insurance-washington'].value}
        note={<SourceNote figure={figures['home-insurance-washington']} />}
      />
      <AmountField
        id="hoa-dues"
        label="HOA dues a month"
        unit="dollars"
        limits={calculatorFields.monthlyHoa}
        value={answers.monthlyHoa}
        onChange={(monthlyHoa) => change({ monthlyHoa })}
        step={10}
        example={250}
        note="Dues of a condominium or a homeowners association. The listing of the home names them."
      />
      <AmountField
        id="mortgage-insurance"
        label="Mortgage insurance a year, of the loan"
        unit="percent"
        limits={calculatorFields.privateInsurancePercent}
        value={answers.privateInsurancePercent}
        onChange={(privateInsurancePercent) => change({ privateInsurancePercent })}
        step={0.01}
        example={figures['pmi-annual-premium'].value}
        note={<SourceNote figure={figures['pmi-annual-premium']} />}
      />
    </>
  );
}
