import { homeCostFigures } from '../../../../mortgage/figures/home-costs.ts';
import { AmountField } from './AmountField.tsx';
import { amountsOf } from './amounts-of.ts';
import { homeCostFields } from './home-cost-fields.ts';
import { SourceNote } from './SourceNote.tsx';
import type { ValuesInHand } from './use-values.ts';

/** What comes on top of the loan each month. Each starts from a published figure that stands beside it. */
export function HomeCostFields(group: ValuesInHand<typeof homeCostFields>) {
  const amount = amountsOf(homeCostFields, group);
  return (
    <>
      <AmountField
        {...amount('propertyTaxPercent')}
        id="property-tax"
        label="Property tax a year, of the price"
        unit="percent"
        step={0.01}
        note={<SourceNote figure={homeCostFigures['property-tax-king']} />}
      />
      <AmountField
        {...amount('annualHomeInsurance')}
        id="home-insurance"
        label="Home insurance a year"
        unit="dollars"
        step={10}
        note={<SourceNote figure={homeCostFigures['home-insurance-washington']} />}
      />
      <AmountField
        {...amount('monthlyHoa')}
        id="hoa-dues"
        label="HOA dues a month"
        unit="dollars"
        step={10}
        example={250}
        note="Dues of a condominium or a homeowners association. The listing of the home names them."
      />
      <AmountField
        {...amount('privateInsurancePercent')}
        id="mortgage-insurance"
        label="Mortgage insurance a year, of the loan"
        unit="percent"
        step={0.01}
        hint="On a conventional loan with less than 20% down."
        note={<SourceNote figure={homeCostFigures['pmi-annual-premium']} />}
      />
    </>
  );
}
