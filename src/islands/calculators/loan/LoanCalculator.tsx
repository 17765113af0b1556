import { useState } from 'react';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { calculatorFields } from '../parts/calculator-state.ts';
import { PaymentFigures } from '../parts/PaymentFigures.tsx';
import { useAddressState } from '../parts/use-address-state.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { CostFields } from './CostFields.tsx';
import { type Counted, counted } from './counted-answers.ts';
import { ExtraPaymentFields } from './ExtraPaymentFields.tsx';
import { extraPaymentSentence } from './ExtraPaymentSentence.tsx';
import { FullMonthlyCost } from './FullMonthlyCost.tsx';
import { KeepEstimate } from './KeepEstimate.tsx';
import { LoanFields } from './LoanFields.tsx';
import { MoneyOverTime } from './MoneyOverTime.tsx';
import { PrintedEstimate } from './PrintedEstimate.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { SameHome } from './SameHome.tsx';

export interface LoanCalculatorProps {
  /** Address of the contact page, where a visitor asks about the figures. */
  readonly contactPath: string;
  /** Who gives the estimate, with the licence numbers that follow the names; for the printed sheet. */
  readonly licenseLines: readonly string[];
  /** Programs that are left out of the comparison. */
  readonly notOffered: readonly string[];
}

/** The calculator as an instrument: what a loan costs by the month and over the years. Right in the built page already. */
export function LoanCalculator({ contactPath, licenseLines, notOffered }: LoanCalculatorProps) {
  const { answers, change, link } = useAddressState('calculator', calculatorFields);
  // Not one of the address's fields: it tells of a disability.
  const [vaExempt, setVaExempt] = useState(false);
  const figures = counted(answers, vaExempt, notOffered);
  const { state, results, monthlyCost, programs } = figures;
  const spoken = useSpokenStatus(statusLine(figures));
  const group = { answers, change };
  return (
    <>
      <div className="not-printed flex flex-col gap-12 lg:gap-20">
        <div>
          <div className="mb-8 grid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid-cols-2">
            <LoanFields {...group} />
            <PaymentFigures result={results?.estimate} />
          </div>
          <FullMonthlyCost cost={monthlyCost} insurance={results?.insurance}>
            <CostFields {...group} />
          </FullMonthlyCost>
        </div>
        <MoneyOverTime results={results} termYears={state.termYears}>
          <ExtraPaymentFields {...group} />
        </MoneyOverTime>
        <SameHome programs={programs}>
          <ProgramFields {...group} vaExempt={vaExempt} onVaExempt={setVaExempt} />
        </SameHome>
        <KeepEstimate contactPath={contactPath} answers={answers} link={link} complete={results !== undefined} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <PrintedEstimate figures={figures} licenseLines={licenseLines} />
    </>
  );
}

/** The line for screen readers: what the last change came to. */
function statusLine({ results, monthlyCost }: Counted): string {
  if (!results) return 'No result: a field is empty or is not a number.';
  return [
    `Monthly payment ${printDollars(results.estimate.monthlyPayment)}.`,
    monthlyCost ? `Full monthly cost ${printDollars(monthlyCost.total)}.` : '',
    results.extra ? extraPaymentSentence(results.extra) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
