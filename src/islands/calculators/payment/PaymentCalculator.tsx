import { useEffect, useRef, useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { estimate } from '../../../../mortgage/loan/estimate.ts';
import { PaymentFigures } from '../parts/PaymentFigures.tsx';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { CalculatorInputs } from './CalculatorInputs.tsx';
import { completeEntries, type Entries, initialEntries, readEntries } from './entries.ts';

/** The payment calculator. Its figures are right in the built page already; the script makes them answer to changes. */
export function PaymentCalculator() {
  const [entries, setEntries] = useState<Entries>(initialEntries);
  const inputs = useRef<HTMLFormElement>(null);

  // Whoever typed before the script ran finds it counted.
  useEffect(() => {
    if (inputs.current) setEntries(readEntries(inputs.current));
  }, []);

  const complete = completeEntries(entries);
  const result = complete && estimate(complete);
  const spoken = useSpokenStatus(
    result ? `Monthly payment ${printDollars(result.monthlyPayment)}` : 'No result: a field is empty or is not a number.',
  );

  return (
    <div className="grid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid-cols-2">
      <CalculatorInputs form={inputs} entries={entries} onChange={setEntries} />
      <PaymentFigures result={result} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
