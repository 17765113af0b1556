import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { ScheduleYear } from '../../../../mortgage/loan/schedule-years.ts';
import { Swatch } from '../parts/Swatch.tsx';
import { balanceArea, balancePoints, chart, yearBars } from './balance-chart-shapes.ts';

export interface BalanceChartProps {
  /** As it is paid, extra payments included. */
  readonly years: readonly ScheduleYear[];
  /** As agreed, drawn behind when extra payments change it. */
  readonly agreed?: readonly ScheduleYear[] | undefined;
  /** Dollars; `undefined` while a field it needs is empty. */
  readonly loanAmount: number | undefined;
  readonly termYears: number;
}

/** The debt over the years, and what each year's payments are made of. The table of the schedule says the same in figures. */
export function BalanceChart({ years, agreed, loanAmount, termYears }: BalanceChartProps) {
  const loanCents = (loanAmount ?? 0) * 100;
  const bars = yearBars(years, termYears);
  return (
    <figure>
      <p aria-hidden="true" className="mb-2 font-semibold text-sm">
        {`Balance, from ${loanAmount === undefined ? '–' : printDollars(loanAmount)}`}
      </p>
      <div className="relative">
        <svg
          role="img"
          aria-label={summary(years, loanAmount)}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          preserveAspectRatio="none"
          className="block h-72 w-full"
        >
          <polygon points={balanceArea(years, loanCents, termYears)} className="fill-mist" />
          {agreed && <Line points={balancePoints(agreed, loanCents, termYears)} dashed />}
          <Line points={balancePoints(years, loanCents, termYears)} />
          <path
            d={`M0 ${chart.balanceBottom}H${chart.width}M0 ${chart.height}H${chart.width}`}
            className="fill-none stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
          <path d={bars.payments} strokeWidth={bars.width} className="stroke-alpenglow" />
          <path d={bars.principal} strokeWidth={bars.width} className="stroke-spruce" />
        </svg>
        <p aria-hidden="true" className="absolute inset-x-0 top-37 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold">Paid each year</span>
          <span>
            <Swatch fill="fill-spruce" />
            Principal <Swatch fill="ml-3 fill-alpenglow" />
            Interest
          </span>
        </p>
      </div>
      <div aria-hidden="true" className="mt-1 flex text-ink-soft text-sm tabular">
        {Array.from({ length: termYears / 5 }, (_, index) => (index + 1) * 5).map((year) => (
          <span key={year} className="flex-1 text-right">
            {year === 5 ? 'Year 5' : ` ${year}`}
          </span>
        ))}
      </div>
      {agreed && <figcaption className="mt-2 text-sm">The dashed line is the balance without extra payments.</figcaption>}
    </figure>
  );
}

function Line({ points, dashed = false }: { readonly points: string; readonly dashed?: boolean }) {
  return (
    <polyline
      points={points}
      className={`fill-none ${dashed ? 'stroke-edge' : 'stroke-spruce'}`}
      strokeWidth={dashed ? 2 : 3}
      strokeDasharray={dashed ? '6 5' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The picture in words. */
function summary(years: readonly ScheduleYear[], loanAmount: number | undefined): string {
  if (loanAmount === undefined) return 'No picture: a field is empty or is not a number.';
  const [first] = years;
  if (!first) return 'Nothing is borrowed, so there is no balance to draw.';
  const turn = years.find(({ principalCents, interestCents }) => principalCents > interestCents);
  const opening = `The balance falls from ${printDollars(loanAmount)} to $0 in ${years.length} years.`;
  const start = `In year 1, ${printDollars(first.interestCents / 100)} goes to interest and ${printDollars(first.principalCents / 100)} to principal.`;
  return `${opening} ${start}${turn ? ` From year ${turn.year} on, more goes to principal than to interest.` : ''}`;
}
