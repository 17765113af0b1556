import type { ReactNode } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { RefinanceAnswer } from '../../../../mortgage/loan/refinance.ts';
import { debtEnds, paymentChange } from './break-even-words.ts';

/** What the new loan means by the month. While a field is empty each figure is a dash. */
export function NewPayment({ results }: { readonly results: RefinanceAnswer | undefined }) {
  return (
    <div className="on-deep flex break-inside-avoid flex-col bg-deep p-5 text-white sm:p-8">
      <dl className="tabular">
        <div className="pb-5">
          <dt className="font-semibold">New monthly payment</dt>
          <dd className="font-[560] font-display text-4xl">{results ? printDollars(results.newPayment) : '–'}</dd>
        </div>
        <Row term="Payment today">{results ? printDollars(results.currentPayment) : '–'}</Row>
        <Row term="Change each month">{results ? paymentChange(results) : '–'}</Row>
        <Row term="New loan amount">{results ? printDollars(results.newLoanAmount) : '–'}</Row>
        <Row term="Paid off">{results ? debtEnds(results.monthsAdded) : '–'}</Row>
      </dl>
      {results && <PaymentBars current={results.currentPayment} renewed={results.newPayment} />}
      <p className="mt-auto pt-6 text-sm">
        An estimate, not an offer or a commitment to lend. Principal and interest only: taxes and insurance are not included, so
        the actual payment will be greater. A refinance does not change them, but it may change mortgage insurance.
      </p>
    </div>
  );
}

/** Both payments, drawn to one scale. The figures stand in the list above, so the drawing is hidden from screen readers. */
function PaymentBars({ current, renewed }: { readonly current: number; readonly renewed: number }) {
  const longest = Math.max(current, renewed);
  if (longest === 0) return null;
  const width = (payment: number) => (payment / longest) * 100;
  return (
    <div aria-hidden="true" className="mt-8 stack-4 text-sm">
      <div>
        Today
        <Bar width={width(current)} className="fill-alpenglow" />
      </div>
      <div>
        New loan
        <Bar width={width(renewed)} className="fill-sound" />
      </div>
    </div>
  );
}

function Bar({ width, className }: { readonly width: number; readonly className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-4 w-full rounded-full">
      <rect width="100" height="4" className="fill-white/20" />
      <rect width={width} height="4" className={className} />
    </svg>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line-on-deep border-t py-3">
      <dt>{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
