import { useEffect, useRef, useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { downPaymentPercent, printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { DownPaymentSlider } from './DownPaymentSlider.tsx';
import { type DownPaymentValues, downPaymentDollars, paymentFields } from './payment-fields.ts';
import { type SwitchedUnit, UnitSwitch } from './UnitSwitch.tsx';

export interface DownPaymentFieldProps extends DownPaymentValues {
  /** Dollars; `undefined` while the price's field is empty. */
  readonly homePrice: number | undefined;
  /** True while the price is in the making: its first digits are no price to measure a down payment by. */
  readonly priceInHand: boolean;
  readonly onChange: (values: DownPaymentValues) => void;
}

const inDollars = (downPayment: number | undefined): DownPaymentValues => ({ downPayment, downPaymentPercent: undefined });
const inPercent = (percent: number | undefined): DownPaymentValues => ({ downPayment: undefined, downPaymentPercent: percent });

/**
 * The down payment, typed in dollars or in percent of the price, or drawn with the slider. The unit it was typed in is kept:
 * a percentage follows the price, dollars stay. The other unit stands beside the label.
 */
export function DownPaymentField({ homePrice, priceInHand, onChange, ...values }: DownPaymentFieldProps) {
  const [unit, setUnit] = useUnit(values);
  const dollars = downPaymentDollars(homePrice, values);
  const price = homePrice ?? 0;
  const lastPrice = useRef(homePrice);
  if (!priceInHand) lastPrice.current = homePrice;
  const maxDollars = lastPrice.current;
  const beforeSwitch = useRef<{ readonly dollars: number; readonly percent: number; readonly price: number }>(undefined);

  function switchTo(next: SwitchedUnit) {
    setUnit(next);
    if (dollars === undefined) onChange(inDollars(undefined));
    else if (next === 'percent') {
      const percent = downPaymentPercent(price, dollars);
      beforeSwitch.current = { dollars, percent, price };
      onChange(inPercent(percent));
    } else {
      // There and back without typing gives the same dollars again, not those of the rounded percentage.
      const before = beforeSwitch.current;
      const untouched = before?.percent === values.downPaymentPercent && before?.price === price;
      onChange(inDollars(untouched && before ? before.dollars : dollars));
    }
  }

  const asked =
    unit === 'dollars'
      ? ({
          unit,
          limits: { ...paymentFields.downPayment, max: maxDollars ?? paymentFields.downPayment.max },
          value: values.downPayment,
          step: 1000,
          example: paymentFields.downPayment.default,
          aboveMax: 'A down payment cannot be more than the home price.',
        } as const)
      : ({
          unit,
          limits: paymentFields.downPaymentPercent,
          value: values.downPaymentPercent,
          step: 0.5,
          example: 20,
          aboveMax: 'A down payment cannot be more than 100% of the home price.',
        } as const);
  const aside = (
    <div className="ml-auto flex flex-wrap items-center gap-x-3">
      <span className="font-semibold text-spruce tabular">
        {dollars !== undefined && (unit === 'dollars' ? printDownPaymentPercent(price, dollars) : printDollars(dollars))}
      </span>
      <UnitSwitch unit={unit} onSwitch={switchTo} />
    </div>
  );
  return (
    <div>
      <AmountField
        {...asked}
        id="down-payment"
        label="Down payment"
        onChange={(amount) => onChange(unit === 'dollars' ? inDollars(amount) : inPercent(amount))}
        aside={aside}
      />
      <DownPaymentSlider
        homePrice={price}
        downPayment={dollars ?? 0}
        onChange={(amount) => onChange(unit === 'percent' ? inPercent(downPaymentPercent(price, amount)) : inDollars(amount))}
      />
    </div>
  );
}

/** The unit shown: that of the value, and while there is none the last one. */
function useUnit({ downPayment, downPaymentPercent }: DownPaymentValues) {
  const [last, setLast] = useState<SwitchedUnit>('dollars');
  const typed = downPayment !== undefined ? 'dollars' : undefined;
  const given = downPaymentPercent !== undefined ? 'percent' : typed;
  useEffect(() => {
    if (given) setLast(given);
  }, [given]);
  return [given ?? last, setLast] as const;
}
