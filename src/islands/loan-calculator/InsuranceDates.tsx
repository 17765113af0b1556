import { figureValues } from '../../../mortgage/figure-values.ts';
import type { InsuranceTimeline } from '../../../mortgage/private-mortgage-insurance.ts';
import { printPayments, useClosingMonth } from './use-closing-month.ts';

/** When mortgage insurance may and must end, in words. */
export function InsuranceDates({ timeline }: { readonly timeline: InsuranceTimeline | undefined }) {
  const closing = useClosingMonth();
  if (!timeline) return <p className="text-sm">From 20% down, a conventional loan may not need mortgage insurance.</p>;
  const { requestAfterPayments, automaticAfterPayments, backstopAfterPayments } = timeline;
  return (
    <ul className="list-disc pl-5 text-sm">
      {/* At a high rate half of the term passes before the balance has fallen that far. */}
      {requestAfterPayments < automaticAfterPayments && (
        <li>
          {`You may ask to end mortgage insurance ${printPayments(requestAfterPayments, closing)}: the balance is then ${figureValues['pmi-request-ltv']}% of the original value.`}
        </li>
      )}
      <li>
        {`It must end by itself ${printPayments(automaticAfterPayments, closing)}: ${
          automaticAfterPayments === backstopAfterPayments
            ? 'half of the term is then over.'
            : `the agreed schedule then reaches ${figureValues['pmi-automatic-ltv']}%.`
        }`}
      </li>
      <li>Payments must be up to date. Extra payments can bring only the first date forward.</li>
    </ul>
  );
}
