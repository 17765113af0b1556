import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { useSpokenStatus } from '../parts/use-spoken-status.ts';
import { useValues } from '../parts/use-values.ts';
import { PaymentCard } from '../payment/PaymentCard.tsx';
import { CostFields } from './CostFields.tsx';
import { ExtraPaymentFields } from './ExtraPaymentFields.tsx';
import { extraPaymentSentence } from './ExtraPaymentSentence.tsx';
import { FullMonthlyCost } from './FullMonthlyCost.tsx';
import { KeepEstimate } from './KeepEstimate.tsx';
import { loanFields } from './loan-fields.ts';
import { type LoanResults, loanResults } from './loan-results.ts';
import { MoneyOverTime } from './MoneyOverTime.tsx';
import { PrintedEstimate } from './PrintedEstimate.tsx';
import { SameHomeLink } from './SameHomeLink.tsx';

export interface LoanCalculatorProps {
  /** Address of the contact page, where a visitor asks about the figures. */
  readonly contactPath: string;
  /** Who gives the estimate, with the licence numbers that follow the names; for the printed sheet. */
  readonly licenseLines: readonly string[];
  /** Address of the page that compares loans. */
  readonly comparePath: string;
}

/** The whole calculator: what a loan costs by the month and over the years. Right in the built page already. */
export function LoanCalculator({ contactPath, licenseLines, comparePath }: LoanCalculatorProps) {
  const { values, change } = useValues('calculator', loanFields);
  const results = loanResults(values);
  const spoken = useSpokenStatus(results && inOneLine(results));
  const group = { values, change };
  return (
    <>
      <div className="not-printed flex flex-col gap-12 lg:gap-20">
        <div>
          <PaymentCard {...group} estimate={results?.estimate} />
          <FullMonthlyCost results={results}>
            <CostFields {...group} />
          </FullMonthlyCost>
        </div>
        <MoneyOverTime results={results} termYears={values.termYears}>
          <ExtraPaymentFields {...group} />
        </MoneyOverTime>
        <SameHomeLink comparePath={comparePath} values={values} downPayment={results?.estimate.downPayment} />
        <KeepEstimate contactPath={contactPath} values={values} complete={results !== undefined} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      {results && <PrintedEstimate values={values} results={results} licenseLines={licenseLines} />}
    </>
  );
}

/** The line for screen readers: what the last change came to. */
function inOneLine({ estimate, monthlyCost, extra }: LoanResults): string {
  return [
    `Monthly payment ${printDollars(estimate.monthlyPayment)}.`,
    monthlyCost ? `Full monthly cost ${printDollars(monthlyCost.total)}.` : '',
    extra ? extraPaymentSentence(extra) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
