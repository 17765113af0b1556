import { printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { CountyLimits } from '../parts/CountyLimits.tsx';
import { PlaceFields } from '../parts/PlaceFields.tsx';
import { RateAndTermFields } from '../parts/RateAndTermFields.tsx';
import { UpfrontFeeField } from '../parts/UpfrontFeeField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { VaUseField } from '../parts/VaUseField.tsx';
import { compareFields } from './compare-fields.ts';

export interface HomeFormProps extends ValuesInHand<typeof compareFields> {
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}

/** The home, which is the same whatever the loan, and the one rate that the programs are first compared at. */
export function HomeForm(props: HomeFormProps) {
  const { values, change } = props;
  const amount = amountsOf(compareFields, props);
  const { homePrice = 0, downPayment } = values;
  return (
    <form className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
      <AmountField {...amount('homePrice')} id="home-price" label="Home price" unit="dollars" step={1000} largeStep={25_000} />
      <AmountField
        {...amount('downPayment')}
        id="down-payment"
        label="Down payment"
        unit="dollars"
        step={1000}
        aside={
          <span className="font-semibold text-spruce tabular">
            {downPayment !== undefined && printDownPaymentPercent(homePrice, downPayment)}
          </span>
        }
      />
      <RateAndTermFields values={values} change={change} step={0.125} largeStep={1} />
      <PlaceFields
        values={values}
        change={change}
        note={<CountyLimits county={values.county} closingYear={values.closingYear} />}
      />
      <div className="lg:col-span-2">
        <Fold title="Mortgage insurance and upfront fees">
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-3">
            <AmountField
              {...amount('privateInsurancePercent')}
              id="mortgage-insurance"
              label="Mortgage insurance a year, of the loan"
              unit="percent"
              step={0.01}
              note="Of a conventional loan with less than 20% down. It goes by your credit score."
            />
            <UpfrontFeeField values={values} change={change} />
            <VaUseField {...props} />
          </div>
        </Fold>
      </div>
    </form>
  );
}
