import { homeCostFigures } from '../../../../mortgage/figures/home-costs.ts';
import { AmountField } from './AmountField.tsx';
import { homeFields } from './home-fields.ts';
import { SourceNote } from './SourceNote.tsx';
import type { ValuesInHand } from './use-values.ts';

/** What comes on top of the loan each month. Each starts from a published figure that stands beside it. */
export function HomeCostFields({ values, change }: ValuesInHand<typeof homeFields>) {
  return (
    <>
      <AmountField
        id="property-tax"
        label="Property tax a year, of the price"
        unit="percent"
        limits={homeFields.propertyTaxPercent}
        value={values.propertyTaxPercent}
        onChange={(propertyTaxPercent) => change({ propertyTaxPercent })}
        step={0.01}
        example={homeFields.propertyTaxPercent.default}
        note={<SourceNote figure={homeCostFigures['property-tax-king']} />}
      />
      <AmountField
        id="home-insurance"
        label="Home insurance a year"
        unit="dollars"
        limits={homeFields.annualHomeInsurance}
        value={values.annualHomeInsurance}
        onChange={(annualHomeInsurance) => change({ annualHomeInsurance })}
        step={10}
        example={homeFields.annualHomeInsurance.default}
        note={<SourceNote figure={homeCostFigures['home-insurance-washington']} />}
      />
      <AmountField
        id="hoa-dues"
        label="HOA dues a month"
        unit="dollars"
        limits={homeFields.monthlyHoa}
        value={values.monthlyHoa}
        onChange={(monthlyHoa) => change({ monthlyHoa })}
        step={10}
        example={250}
        note="Dues of a condominium or a homeowners association. The listing of the home names them."
      />
      <AmountField
        id="mortgage-insurance"
        label="Mortgage insurance a year, of the loan"
        unit="percent"
        limits={homeFields.privateInsurancePercent}
        value={values.privateInsurancePercent}
        onChange={(privateInsurancePercent) => change({ privateInsurancePercent })}
        step={0.01}
        example={homeFields.privateInsurancePercent.default}
        hint="On a conventional loan with less than 20% down."
        note={<SourceNote figure={homeCostFigures['pmi-annual-premium']} />}
      />
    </>
  );
}
