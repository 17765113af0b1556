import { printStated } from '../../../mortgage/amounts/calendar.ts';
import { printDollars } from '../../../mortgage/amounts/dollars.ts';
import { exciseTax } from '../../../mortgage/closing/excise-tax.ts';
import { addDays } from '../../../mortgage/dates/day.ts';
import { closingCostValues } from '../../../mortgage/figures/closing-cost-values.ts';
import { exciseTiers, stateExciseTax } from '../../../mortgage/figures/excise-tax.ts';
import { printEnd, printOrigin } from '../../../mortgage/figures/figure.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { today } from './Publications.tsx';

const examplePrice = 920_000;
const localPercent = closingCostValues['excise-tax-local-king'];

/** The tiers that are in force or announced, each with its days and with what the example costs. */
const periods = exciseTiers
  .map(({ from, tiers }, index) => {
    const next = exciseTiers[index + 1]?.from;
    const last = next && addDays(next, -1);
    const days = last ? `by ${printStated(last)}` : `from ${printStated(from)}`;
    return { from, tiers, last, days, costs: printDollars(exciseTax(examplePrice, from, localPercent).total) };
  })
  .filter(({ last }) => !last || last >= today);

/** What one sale costs the seller, now and once announced tiers are in force. */
export function ExciseExample() {
  const sums = periods.map(({ days, costs }) => `${costs} if the sale closes ${days}`);
  return `With ${localPercent}% of local tax, a price of ${printDollars(examplePrice)} costs ${sums.join(', or ')}.`;
}

/** The state's tax on the sale of a home by its tiers, with their source and an example. */
export function ExciseTiers({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <>
      <dl aria-labelledby={labelledBy} className="mt-4 max-w-[46rem] stack-3 text-sm">
        {periods.map(({ from, tiers, days }) => (
          <div key={from}>
            <dt className="font-semibold">{`Sales that close ${days}`}</dt>
            <dd className="tabular">
              {`${tiers.map(({ upTo, percent }) => `${percent}% ${upTo ? `up to ${printDollars(upTo)}` : 'of what is above'}`).join(', ')}.`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[46rem] text-sm">
        <ExciseExample />
      </p>
      <p className="mt-3 max-w-[46rem] text-sm">
        <TextLink href={stateExciseTax.sourceUrl}>{stateExciseTax.source}</TextLink>
        {`${printOrigin(stateExciseTax)}${printEnd(stateExciseTax, today)}. The steps from January 1, 2027 are known from this report alone.`}
      </p>
    </>
  );
}
