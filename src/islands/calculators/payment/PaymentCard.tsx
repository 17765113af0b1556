import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { Estimate } from '../../../../mortgage/loan/estimate.ts';
import { AnswerInSight } from '../parts/AnswerInSight.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { PaymentFigures } from './PaymentFigures.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import type { paymentFields } from './payment-fields.ts';

export interface PaymentCardProps extends ValuesInHand<typeof paymentFields> {
  /** `undefined` while a field is empty. */
  readonly estimate: Estimate | undefined;
}

/** The first part of the calculator, which the home page shows too: the four questions, and the payment that follows. */
export function PaymentCard({ values, change, estimate }: PaymentCardProps) {
  return (
    <div className="mb-8">
      <AnswerInSight name="Monthly payment" answer={estimate && printDollars(estimate.monthlyPayment)} />
      <div className="grid overflow-hidden card-raised lg:grid-cols-2">
        <PaymentForm values={values} change={change} />
        <PaymentFigures estimate={estimate} />
      </div>
    </div>
  );
}
