import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import type { ValuesInHand } from '../parts/use-values.ts';
import { cashFields } from './cash-fields.ts';

/** What is taken off the sum, and what the visitor has and wants to keep. */
export function CreditFields(group: ValuesInHand<typeof cashFields>) {
  const amount = amountsOf(cashFields, group);
  const dollars = { unit: 'dollars', step: 500 } as const;
  return (
    <div className="stack-5">
      <AmountField
        {...dollars}
        {...amount('earnestMoney')}
        id="earnest-money"
        label="Earnest money"
        example={10_000}
        hint="Paid with your offer. It counts toward the sum."
      />
      <AmountField
        {...dollars}
        {...amount('sellerCredit')}
        id="seller-credit"
        label="Seller’s credit"
        hint="It pays costs, up to what the loan allows, and never the down payment."
      />
      <AmountField {...dollars} {...amount('lenderCredit')} id="lender-credit" label="Lender’s credit" />
      <AmountField
        {...dollars}
        {...amount('assistance')}
        id="assistance"
        label="Down payment assistance"
        hint="A second loan, through participating lenders. It is paid back later."
      />
      <AmountField
        {...dollars}
        {...amount('cashInHand')}
        id="cash-in-hand"
        label="Cash you have"
        example={100_000}
        mayBeEmpty
        hint="To see what is left."
      />
      <AmountField
        {...amount('reserveMonths')}
        id="reserve-months"
        label="Monthly payments to keep in reserve"
        unit="count"
        step={1}
        hint="With taxes, insurance and mortgage insurance."
      />
    </div>
  );
}
