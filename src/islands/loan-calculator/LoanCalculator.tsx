import { useState } from 'react';
import { defaultState } from '../../../mortgage/address-state.ts';
import { calculatorResults } from '../../../mortgage/calculator-results.ts';
import { calculatorFields } from '../../../mortgage/calculator-state.ts';
import { PaymentFigures } from '../../instrument/PaymentFigures.tsx';
import { FullMonthlyCost } from './FullMonthlyCost.tsx';
import { MoneyOverTime } from './MoneyOverTime.tsx';
import { SameHome } from './SameHome.tsx';

/** The calculator as an instrument: what a loan costs by the month and over the years. Right in the built page already. */
export function LoanCalculator() {
  const [state] = useState(() => defaultState(calculatorFields));
  const results = calculatorResults(state);
  return (
    <div className="space-y-16 lg:space-y-24">
      <div>
        <div className="mb-8 grid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid-cols-2">
          <div />
          <PaymentFigures result={results.estimate} />
        </div>
        <FullMonthlyCost cost={results.monthlyCost} insurance={results.insurance}>
          {null}
        </FullMonthlyCost>
      </div>
      <MoneyOverTime results={results} termYears={state.termYears}>
        {null}
      </MoneyOverTime>
      <SameHome programs={results.programs}>{null}</SameHome>
    </div>
  );
}
