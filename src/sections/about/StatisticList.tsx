import type { Statistic } from '../../owner/define-owner.ts';
import { StatisticSource } from '../sources/StatisticSource.tsx';

export interface StatisticListProps {
  readonly statistics: readonly Statistic[];
  /** Prints the sentence behind each figure too. */
  readonly described?: boolean;
}

/** Figures about the business, each with its source and month where the owner has given them. */
export function StatisticList({ statistics, described = false }: StatisticListProps) {
  return (
    <dl
      className={`grid gap-x-8 gap-y-6 py-8 ${statistics.length > 3 ? 'grid-cols-pairs sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {statistics.map((statistic) => (
        <div key={statistic.label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1">
            {statistic.label}
            {described && <span className="mt-1 block text-sm">{statistic.description}</span>}
            {statistic.source && (
              <span className="block text-sm">
                <StatisticSource statistic={statistic} />
              </span>
            )}
          </dt>
          <dd className="font-[560] font-display text-2xl">{statistic.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
