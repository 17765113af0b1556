import { useState } from 'react';
import { printStated } from '../../../../mortgage/amounts/calendar.ts';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { exciseTax } from '../../../../mortgage/closing/excise-tax.ts';
import { closingCostValues } from '../../../../mortgage/figures/closing-cost-values.ts';
import { exciseTiers } from '../../../../mortgage/figures/excise-tax.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { AmountField } from '../parts/AmountField.tsx';
import { dollarLimits } from '../parts/loan-terms.ts';

/** For whoever sells a home too: the tax that sellers pay in Washington, on the same day. */
export function SellersTax({ closing }: { readonly closing: string }) {
  const [price, setPrice] = useState<number | undefined>();
  const [local, setLocal] = useState<number | undefined>(closingCostValues['excise-tax-local-king']);
  const tax = price === undefined || local === undefined ? undefined : exciseTax(price, closing, local);
  const coming = exciseTiers.find(({ from }) => from > closing);
  return (
    <div className="mt-10 max-w-[46rem]">
      <Fold title="Do you sell a home too? The seller’s excise tax" figure={tax && printDollars(tax.total)}>
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountField
            unit="dollars"
            limits={dollarLimits}
            value={price}
            onChange={setPrice}
            step={1000}
            example={600_000}
            mayBeEmpty
            id="sale-price"
            label="Price of the home you sell"
          />
          <AmountField
            unit="percent"
            limits={{ min: 0, max: 5, decimals: 3 }}
            value={local}
            onChange={setLocal}
            step={0.05}
            example={0.5}
            id="local-tax"
            label="Local rate"
            hint={`${closingCostValues['excise-tax-local-king']}% in Seattle and nearly all of King County. The Department of Revenue lists the others.`}
          />
        </div>
        {tax && (
          <div className="mt-4 stack-1" aria-live="polite">
            <p>
              <strong>{printDollars(tax.total)}</strong>
              {`: ${printDollars(tax.state)} to the state and ${printDollars(tax.local)} to the city or county, on a sale that closes ${printStated(closing)}.`}
            </p>
            <p className="text-ink-soft text-sm">
              {`State: ${tax.parts.map(({ percent, upTo, tax: part }) => `${percent}%${upTo ? ` up to ${printDollars(upTo)}` : ' above'}, ${printDollars(part)}`).join('; ')}. The seller pays it, not the buyer.`}
            </p>
            {coming && price !== undefined && local !== undefined && (
              <p className="text-sm">
                {`From ${printStated(coming.from)} on it would be ${printDollars(exciseTax(price, coming.from, local).total)}.`}
              </p>
            )}
          </div>
        )}
      </Fold>
    </div>
  );
}
