import type { ReactNode } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { Estimate } from '../../../../mortgage/loan/estimate.ts';
import { CostBar } from './CostBar.tsx';

/** The six figures; each is a dash while a field is empty. */
export function PaymentFigures({ estimate }: { readonly estimate: Estimate | undefined }) {
  const dollars = (amount: number | undefined) => (amount === undefined ? '–' : printDollars(amount));
  return (
    <div className="on-deep flex flex-col bg-deep p-5 text-white sm:p-8">
      <dl className="grid gap-x-8 tabular sm:grid-cols-2">
        <div className="pb-5 sm:col-span-2">
          <dt className="font-semibold">Monthly payment</dt>
          <dd className="font-[560] font-display text-4xl">{dollars(estimate?.monthlyPayment)}</dd>
        </div>
        <Row term="Loan amount">{dollars(estimate?.loanAmount)}</Row>
        <Row term="Down payment">
          {dollars(estimate?.downPayment)}
          {estimate && <span className="font-normal">{` (${estimate.downPaymentPercent.toFixed(1)}%)`}</span>}
        </Row>
        <Row term="Total interest">{dollars(estimate?.totalInterest)}</Row>
        <Row term="Total cost">{dollars(estimate?.totalCost)}</Row>
      </dl>
      {estimate && <CostBar loanAmount={estimate.loanAmount} totalInterest={estimate.totalInterest} />}
      <p className="mt-auto pt-6 text-sm">
        An estimate from example inputs, not an offer. Principal and interest only: taxes and insurance are not included, so the
        actual payment will be greater.
      </p>
    </div>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="border-line-on-deep border-t py-2.5">
      <dt className="text-sm">{term}</dt>
      <dd className="font-semibold text-lg">{children}</dd>
    </div>
  );
}
