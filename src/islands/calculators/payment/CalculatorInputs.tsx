import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import { describedBy, FieldMessages } from '../../../ui/Field.tsx';
import { calculatorDefaults, inputLimits, termChoicesYears } from '../parts/calculator-inputs.ts';
import { DownPaymentSlider } from '../parts/DownPaymentSlider.tsx';
import { type Entries, keepDownPayment, keepHomePrice, keepRate, printEntry } from './entries.ts';

export interface CalculatorInputsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
}

type Remarks = { readonly [Name in 'homePrice' | 'downPayment' | 'annualRatePercent']?: string | undefined };

/** The four questions. Fields are uncontrolled: the script reads them, and writes only what it had to limit. */
export function CalculatorInputs({ form, entries, onChange }: CalculatorInputsProps) {
  const [remarks, setRemarks] = useState<Remarks>({});
  const downPaymentField = useRef<HTMLInputElement>(null);
  const { homePrice, downPayment } = entries;

  function changeHomePrice(field: HTMLInputElement) {
    const { value, remark } = keepHomePrice(field.value);
    onChange({ ...entries, homePrice: value });
    setRemarks({ ...remarks, homePrice: remark });
  }

  function changeDownPayment(field: HTMLInputElement) {
    const { value, remark } = keepDownPayment(field.value, homePrice);
    onChange({ ...entries, downPayment: value });
    setRemarks({ ...remarks, downPayment: remark });
    if (remark && value !== undefined) field.value = printEntry(value);
  }

  /** A price below the down payment takes the down payment with it, but only once the price is finished. */
  function finishHomePrice(field: HTMLInputElement) {
    if (homePrice === undefined) return;
    field.value = printEntry(homePrice);
    const other = downPaymentField.current;
    if (other && downPayment !== undefined && downPayment > homePrice) changeDownPayment(other);
  }

  return (
    <form ref={form} className="space-y-6 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <Question id="home-price" label="Home price" remark={remarks.homePrice} unit="$">
        <input
          {...shared('home-price', remarks.homePrice)}
          name="homePrice"
          inputMode="decimal"
          defaultValue={printEntry(calculatorDefaults.homePrice)}
          onInput={(event) => changeHomePrice(event.currentTarget)}
          onBlur={(event) => finishHomePrice(event.currentTarget)}
        />
      </Question>
      <div>
        <Question
          id="down-payment"
          label="Down payment"
          remark={remarks.downPayment}
          unit="$"
          aside={
            homePrice !== undefined && downPayment !== undefined ? printDownPaymentPercent(homePrice, downPayment) : undefined
          }
        >
          <input
            {...shared('down-payment', remarks.downPayment)}
            ref={downPaymentField}
            name="downPayment"
            inputMode="decimal"
            defaultValue={printEntry(calculatorDefaults.downPayment)}
            onInput={(event) => changeDownPayment(event.currentTarget)}
            onBlur={(event) => {
              if (downPayment !== undefined) event.currentTarget.value = printEntry(downPayment);
            }}
          />
        </Question>
        <DownPaymentSlider
          homePrice={homePrice ?? 0}
          downPayment={downPayment ?? 0}
          onChange={(amount) => {
            if (downPaymentField.current) downPaymentField.current.value = printEntry(amount);
            onChange({ ...entries, downPayment: amount });
            setRemarks({ ...remarks, downPayment: undefined });
          }}
        />
      </div>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <Question id="interest-rate" label="Interest rate" remark={remarks.annualRatePercent} unit="%">
          <input
            {...shared('interest-rate', remarks.annualRatePercent)}
            name="annualRatePercent"
            type="number"
            inputMode="decimal"
            min={inputLimits.annualRatePercent.min}
            step={inputLimits.annualRatePercent.step}
            defaultValue={calculatorDefaults.annualRatePercent}
            onInput={({ currentTarget: field }) => {
              const { value, remark } = keepRate(field.value);
              onChange({ ...entries, annualRatePercent: value });
              setRemarks({ ...remarks, annualRatePercent: remark });
              if (remark && value !== undefined) field.value = String(value);
            }}
          />
        </Question>
        <div>
          <label htmlFor="loan-term" className="mb-1.5 block font-semibold">
            Loan term
          </label>
          <select
            id="loan-term"
            name="termYears"
            className="control tall text-ellipsis"
            defaultValue={calculatorDefaults.termYears}
            onChange={(event) => onChange({ ...entries, termYears: Number(event.currentTarget.value) })}
          >
            {termChoicesYears.map((years) => (
              <option key={years} value={years}>
                {years} years
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {printDollars(calculatorDefaults.homePrice)} at {calculatorDefaults.annualRatePercent}% is an example to start from, not a
        rate we offer. What you type stays in your browser.
      </p>
    </form>
  );
}

function shared(id: string, remark: string | undefined) {
  return {
    id,
    type: 'text',
    'aria-describedby': describedBy({ id, error: remark }),
    'aria-invalid': remark ? true : undefined,
    className: 'control tall pl-9 text-lg tabular-nums',
  };
}

interface QuestionProps {
  readonly id: string;
  readonly label: string;
  readonly unit: '$' | '%';
  readonly remark?: string | undefined;
  /** A figure that follows from the answer, right of the label. */
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

function Question({ id, label, unit, remark, aside, children }: QuestionProps) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && <span className="font-semibold text-spruce tabular-nums">{aside}</span>}
      </div>
      <FieldMessages id={id} error={remark} />
      <div className="relative">
        <span aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft">
          {unit}
        </span>
        {children}
      </div>
    </div>
  );
}
