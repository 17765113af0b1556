import { useEffect, useRef } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

export interface DownPaymentSliderProps {
  /** Dollars; the slider's upper end. */
  readonly homePrice: number;
  readonly downPayment: number;
  readonly onChange: (downPayment: number) => void;
}

/** Dragging lands on whole steps of this many dollars; either end is reached exactly. */
const roundToDollars = 500;

/** The down payment from nothing to the whole price. `step="any"` lets it stand exactly on any typed amount. */
export function DownPaymentSlider({ homePrice, downPayment, onChange }: DownPaymentSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const shown = Math.min(downPayment, homePrice);

  useEffect(() => {
    if (!slider.current) return;
    slider.current.value = String(shown);
    slider.current.style.setProperty('--filled', `${homePrice > 0 ? (shown / homePrice) * 100 : 0}%`);
  }, [shown, homePrice]);

  return (
    <input
      ref={slider}
      type="range"
      className="slider mt-1"
      min={0}
      max={homePrice}
      step="any"
      defaultValue={shown}
      disabled={!hydrated || homePrice === 0}
      aria-label="Amount paid up front"
      aria-valuetext={`${printDollars(shown)}, ${printDownPaymentPercent(homePrice, shown)} of the price`}
      onInput={(event) => {
        const wanted = Number(event.currentTarget.value);
        onChange(wanted >= homePrice ? homePrice : Math.min(homePrice, Math.round(wanted / roundToDollars) * roundToDollars));
      }}
    />
  );
}
