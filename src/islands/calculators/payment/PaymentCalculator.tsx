import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { estimate } from '../../../../mortgage/loan/estimate.ts';
import { carriesValues, writeFragment } from '../parts/fragment.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { askedLoan, paymentFields } from './payment-fields.ts';

export interface PaymentCalculatorProps {
  /** Address of the page that leads to a pre-qualification. */
  readonly preQualifyPath: string;
  /** Address of the whole calculator, which goes on with the figures typed here. */
  readonly calculatorPath: string;
}

/**
 * The calculator of the home page: the first part of the whole one. Right in the built page already. Its address is the home
 * page's, and stays as it is.
 */
export function PaymentCalculator({ preQualifyPath, calculatorPath }: PaymentCalculatorProps) {
  const { values, change } = useValues('calculator', paymentFields, 'history');
  const loan = askedLoan(values);
  const result = loan && estimate(loan);
  const spoken = useSpokenStatus(result && `Monthly payment ${printDollars(result.monthlyPayment)}`);
  const fragment = writeFragment('calculator', paymentFields, values);
  return (
    <>
      <PaymentCard values={values} change={change} estimate={result} />
      <div className="flex flex-wrap gap-3">
        <a href={preQualifyPath} className="button button--primary">
          Get Pre-Qualified
        </a>{' '}
        <a
          href={carriesValues('calculator', fragment) ? `${calculatorPath}${fragment}` : calculatorPath}
          className="button button--quiet"
        >
          Open the full calculator
        </a>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
