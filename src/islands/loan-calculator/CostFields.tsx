import { calculatorFields } from '../../../mortgage/calculator-state.ts';
import { figures, printFigure } from '../../../mortgage/figures.ts';
import { AmountField } from '../../instrument/AmountField.tsx';
import { SourceNote } from '../../instrument/SourceNote.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { FieldGroupProps } from './field-group.ts';

/**
 * What comes on top of the loan each month. Each starts from a published figure that stands beside it. The built page, where
 * fields would be of no use, names the figures alone.
 */
export function CostFields({ answers, change }: FieldGroupProps) {
  if (!useHydrated()) return <CostSources />;
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

function CostSources() {
  return ([figures['property-tax-king'], figures['home-insurance-washington'], figures['pmi-annual-premium']] as const).map(
    (figure) => (
      <p key={figure.label} className="text-ink-soft text-sm">
        {`${printFigure(figure)}: `}
        <SourceNote figure={figure} />
      </p>
    ),
  );
}
