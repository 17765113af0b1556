import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { costAfter } from '../../../../mortgage/programs/program-comparison.ts';
import type { ComparedLoan } from './compare-results.ts';

const width = 720;
const height = 240;

export interface LeadChartProps {
  readonly loans: readonly [ComparedLoan, ComparedLoan];
  /** The picture in words. */
  readonly summary: string;
}

/** By how much one loan costs less than the other, year by year. The table above has the costs themselves. */
export function LeadChart({ loans: [a, b], summary }: LeadChartProps) {
  const months = Math.max(a.costs.length, b.costs.length) - 1;
  // A point every three months is finer than a screen shows.
  const leads = Array.from({ length: months / 3 + 1 }, (_, quarter) => costAfter(b, quarter * 3) - costAfter(a, quarter * 3));
  const most = Math.max(0, ...leads);
  const least = Math.min(0, ...leads);
  const y = (dollars: number) => tenths(((most - dollars) / (most - least || 1)) * height);
  const points = leads.map((lead, quarter) => `${tenths((quarter / (leads.length - 1)) * width)},${y(lead)}`).join(' ');
  return (
    <figure className="mt-8">
      <p aria-hidden="true" className="mb-2 font-semibold text-sm">
        {most > 0 ? `Loan A costs less, by up to ${printDollars(most)}` : 'Loan A never costs less'}
      </p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-60 w-full overflow-visible"
      >
        <polygon points={`0,${y(0)} ${points} ${width},${y(0)}`} className="fill-mist" />
        <path d={`M0 ${y(0)}H${width}`} className="fill-none stroke-edge" vectorEffect="non-scaling-stroke" />
        <polyline points={points} className="fill-none stroke-spruce" strokeWidth={3} vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true" className="mt-2 font-semibold text-sm">
        {least < 0 ? `Loan B costs less, by up to ${printDollars(-least)}` : 'Loan B never costs less'}
      </p>
      <div aria-hidden="true" className="mt-1 flex text-ink-soft text-sm tabular">
        {Array.from({ length: months / 60 }, (_, index) => (index + 1) * 5).map((year) => (
          <span key={year} className="flex-1 text-right">
            {year === 5 ? 'Year 5' : ` ${year}`}
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-sm">
        Counted: the lender’s charges less its credit, the upfront fee, interest, and mortgage insurance until it ends by itself,
        less what a buydown pays.
      </figcaption>
    </figure>
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
