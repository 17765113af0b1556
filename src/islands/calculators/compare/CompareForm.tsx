import { Fold } from '../../../ui/Fold.tsx';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { CountyLimits } from '../parts/CountyLimits.tsx';
import { comparedFields } from '../parts/compared-fields.ts';
import { PlaceFields } from '../parts/PlaceFields.tsx';
import { UpfrontFeeField } from '../parts/UpfrontFeeField.tsx';
import { VaUseField } from '../parts/VaUseField.tsx';
import { LoanFields, type LoanFieldsProps } from './LoanFields.tsx';

export interface CompareFormProps extends Omit<LoanFieldsProps, 'letter' | 'name'> {
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}

/** The home, which is the same whatever the loan, and the two loans. */
export function CompareForm({ vaExempt, onVaExempt, ...group }: CompareFormProps) {
  const { values, change } = group;
  return (
    <form
      className="grid items-start gap-x-10 gap-y-8 card-raised p-5 sm:p-8 lg:grid-cols-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <AmountField
        {...amountsOf(comparedFields, group)('homePrice')}
        id="home-price"
        label="Home price"
        unit="dollars"
        step={1000}
        largeStep={25_000}
      />
      <PlaceFields
        values={values}
        change={change}
        note={<CountyLimits county={values.county} closingYear={values.closingYear} />}
      />
      <LoanFields {...group} letter="a" name="Loan A" />
      <LoanFields {...group} letter="b" name="Loan B" />
      <div className="lg:col-span-2">
        <Fold title="Upfront fees of FHA, VA and USDA">
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
            <UpfrontFeeField label="The fee is" values={values} change={change} />
            <VaUseField values={values} change={change} vaExempt={vaExempt} onVaExempt={onVaExempt} />
          </div>
        </Fold>
        <p className="mt-5 text-ink-soft text-sm">
          Charges, with any points, are in section A of a Loan Estimate, the credit in section J. These figures are an example to
          start from, and not rates that we offer.
        </p>
      </div>
    </form>
  );
}
