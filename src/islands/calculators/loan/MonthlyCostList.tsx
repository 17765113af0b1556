import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { MonthlyCost } from '../../../../mortgage/programs/monthly-cost.ts';
import { Swatch } from '../parts/Swatch.tsx';
import { type MonthlyPart, monthlyParts } from './monthly-parts.ts';

/** What the home costs each month, drawn as one bar and listed. While a field is empty each figure is a dash. */
export function MonthlyCostList({ cost }: { readonly cost: MonthlyCost | undefined }) {
  const nothing = { principalAndInterest: 0, propertyTax: 0, homeInsurance: 0, hoa: 0, mortgageInsurance: 0, total: 0 };
  const { parts, total } = monthlyParts(cost ?? nothing);
  const dollars = (amount: number) => (cost ? printDollars(amount) : '–');
  return (
    <div>
      <Bar parts={parts} total={total} />
      <dl className="mt-4 tabular">
        {parts.map(({ name, amount, fill }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
            <dt>
              <Swatch fill={fill} />
              {name}
            </dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 font-semibold text-lg">
          <dt>Total each month</dt>
          <dd>{dollars(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The parts side by side. The list beside it says the same, so it is hidden from screen readers. */
function Bar({ parts, total }: { readonly parts: readonly MonthlyPart[]; readonly total: number }) {
  let paid = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, total)} 4`}
      preserveAspectRatio="none"
      className="block h-4 w-full rounded-control bg-mist forced-color-adjust-none"
    >
      {parts.map(({ name, amount, fill }) => {
        const x = paid;
        paid += amount;
        return <rect key={name} x={x} width={amount} height="4" className={fill} />;
      })}
    </svg>
  );
}
