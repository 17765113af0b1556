import { figureValues } from '../../../../mortgage/figures/values.ts';
import type { InsuranceTimeline } from '../../../../mortgage/programs/private-mortgage-insurance.ts';
import { aboutMonth, printPayments, useClosingMonth } from './use-closing-month.ts';

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
          {`You may ask in writing to end mortgage insurance ${printPayments(requestAfterPayments, closing)}: the balance is then ${figureValues['pmi-request-ltv']}% of the original value. You need a good payment history, no second loan on the home, and a home that has not lost value.`}
        </li>
      )}
      <li>
        {`It must end by itself ${
          automaticAfterPayments === backstopAfterPayments
            ? `on the first day of the month after the middle of the term${aboutMonth(backstopAfterPayments + 1, closing)}.`
            : `${printPayments(automaticAfterPayments, closing)}: the agreed schedule then reaches ${figureValues['pmi-automatic-ltv']}%.`
        }`}
      </li>
      <li>For either, payments must be up to date. Extra payments can bring only the first date forward.</li>
    </ul>
  );
}
