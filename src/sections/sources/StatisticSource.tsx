import { printStated } from '../../../mortgage/amounts/calendar.ts';
import type { Statistic } from '../../../owner/owner-schema.ts';

/** Who counted a figure about the business, with a link where there is one, and in which month. */
export function StatisticSource({ statistic: { source, sourceUrl, asOf } }: { readonly statistic: Statistic }) {
  return (
    <>
      {sourceUrl ? (
        <a href={sourceUrl} className="underline underline-offset-3">
          {source}
        </a>
      ) : (
        source
      )}
      {asOf && `, ${printStated(asOf)}`}
    </>
  );
}
