import { printStated } from '../../../mortgage/calendar.ts';
import type { Statistic } from '../../owner/define-owner.ts';

export interface StatisticListProps {
  readonly statistics: readonly Statistic[];
  /** Prints the sentence behind each figure too. */
  readonly described?: boolean;
}

/** Figures about the business, each with its source and month where the owner has given them. */
export function StatisticList({ statistics, described = false }: StatisticListProps) {
  return (
    <dl
      className={`grid gap-x-8 gap-y-6 py-8 ${statistics.length > 3 ? 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {statistics.map(({ figure, label, description, source, sourceUrl, asOf }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1">
            {label}
            {described && <span className="mt-1 block text-sm">{description}</span>}
            {source && (
              <span className="block text-sm">
                {sourceUrl ? (
                  <a href={sourceUrl} className="underline underline-offset-3">
                    {source}
                  </a>
                ) : (
                  source
                )}
                {asOf && `, ${printStated(asOf)}`}
              </span>
            )}
          </dt>
          <dd className="font-[560] font-display text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
