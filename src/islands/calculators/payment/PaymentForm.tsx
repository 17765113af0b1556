import { startTransition, useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { RateAndTermFields } from '../parts/RateAndTermFields.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { DownPaymentField } from './DownPaymentField.tsx';
import { paymentFields } from './payment-fields.ts';

const { homePrice, annualRatePercent } = paymentFields;

/** The four questions about the loan. */
export function PaymentForm({ values, change }: ValuesInHand<typeof paymentFields>) {
  const amount = amountsOf(paymentFields, { values, change });
  const [priceInHand, setPriceInHand] = useState(false);
  return (
    <form
      className="stack-6 p-5 sm:p-8"
      onSubmit={(event) => event.preventDefault()}
      // Nothing that is seen hangs on it yet, so that the field shows at once that it is reached.
      onFocus={({ target }) => startTransition(() => setPriceInHand(target.id === 'home-price'))}
      onBlur={() => setPriceInHand(false)}
    >
      <AmountField {...amount('homePrice')} id="home-price" label="Home price" unit="dollars" step={1000} largeStep={25_000} />
      <DownPaymentField
        homePrice={values.homePrice}
        priceInHand={priceInHand}
        downPayment={values.downPayment}
        downPaymentPercent={values.downPaymentPercent}
        onChange={change}
      />
      <RateAndTermFields values={values} change={change} step={0.01} largeStep={0.125} />
      <p className="text-ink-soft text-sm">
        {`${printDollars(homePrice.default)} at ${annualRatePercent.default}% is an example to start from, not a rate we offer. What you type stays in your browser.`}
      </p>
    </form>
  );
}
