import { useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { calculatorDefaults, termChoicesYears } from '../parts/calculator-inputs.ts';
import { calculatorFields } from '../parts/calculator-state.ts';
import { DownPaymentField } from '../parts/DownPaymentField.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import type { FieldGroupProps } from './field-group.ts';

const terms = termChoicesYears.map((years) => ({ value: years, label: `${years} years` }));

/** The four questions. */
export function LoanFields({ answers, change }: FieldGroupProps) {
  const [priceInHand, setPriceInHand] = useState(false);
  return (
    <form
      className="space-y-6 p-5 sm:p-8"
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => setPriceInHand(target.id === 'home-price')}
      onBlur={() => setPriceInHand(false)}
    >
      <AmountField
        id="home-price"
        label="Home price"
        unit="dollars"
        limits={calculatorFields.homePrice}
        value={answers.homePrice}
        onChange={(homePrice) => change({ homePrice })}
        step={1000}
        largeStep={25_000}
        example={calculatorDefaults.homePrice}
      />
      <DownPaymentField
        homePrice={answers.homePrice}
        priceInHand={priceInHand}
        downPayment={answers.downPayment}
        downPaymentPercent={answers.downPaymentPercent}
        onChange={change}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <AmountField
          id="interest-rate"
          label="Interest rate"
          unit="percent"
          limits={calculatorFields.annualRatePercent}
          value={answers.annualRatePercent}
          onChange={(annualRatePercent) => change({ annualRatePercent })}
          step={0.01}
          largeStep={0.125}
          example={calculatorDefaults.annualRatePercent}
        />
        <SelectField
          id="loan-term"
          label="Loan term"
          options={terms}
          value={answers.termYears ?? calculatorDefaults.termYears}
          onChange={(termYears) => change({ termYears })}
        />
      </div>
      <p className="text-ink-soft text-sm">
        {`${printDollars(calculatorDefaults.homePrice)} at ${calculatorDefaults.annualRatePercent}% is an example to start from, not a rate we offer. What you type stays in your browser.`}
      </p>
    </form>
  );
}
