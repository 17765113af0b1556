import type { Statistic } from '../../../owner/owner-schema.ts';
import { StatisticSource } from '../sources/StatisticSource.tsx';

export interface StatisticListProps {
  readonly statistics: readonly Statistic[];
  /** Prints the sentence behind each figure too. */
  readonly described?: boolean;
}

/** Figures about the business, each with its source and month where the owner has given them. */
export function StatisticList({ statistics, described = false }: StatisticListProps) {
  // A figure such as '$1.25 billion' is wider than its column at the size of '17+'; all of a list have one size.
  const size = statistics.some(({ figure }) => figure.replace(/^About /, '').length > 8) ? 'text-xl' : 'text-2xl';
  return (
    <dl
      className={`grid gap-x-8 gap-y-6 py-8 ${statistics.length > 3 ? 'grid-cols-pairs sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {statistics.map((statistic) => (
        <div key={statistic.label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1">
            {statistic.label} {described && <span className="mt-1 block text-sm">{statistic.description}</span>}
            {statistic.source && (
              <span className="block text-sm">
                <StatisticSource statistic={statistic} />
              </span>
            )}
          </dt>
          <dd className={`font-[560] font-display ${size}`}>{keptWhole(statistic.figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount and its unit stay on one line: `$1.25 billion`. */
function keptWhole(figure: string): string {
  return figure.replaceAll(/(\d\S*) (?=\S)/g, '$1\u00A0');
}
