import { printDay } from '../../../../mortgage/amounts/calendar.ts';
import { printCents, printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { extraPaymentSentence } from './ExtraPaymentSentence.tsx';
import { InsuranceDates } from './InsuranceDates.tsx';
import type { LoanValues } from './loan-fields.ts';
import type { LoanResults } from './loan-results.ts';
import { monthlyParts } from './monthly-parts.ts';

export interface PrintedEstimateProps {
  readonly values: LoanValues;
  readonly results: LoanResults;
  /** Who gives the estimate, with the licence numbers that follow the names. */
  readonly licenseLines: readonly string[];
}

type Row = readonly [term: string, figure: string];

/** The estimate on one sheet: what was asked, what came out, what it assumes, when and by whom. Shown on paper only. */
export function PrintedEstimate({ values, results, licenseLines }: PrintedEstimateProps) {
  const { monthlyCost, insurance, extra } = results;
  // The built page has no date to print.
  if (!useHydrated()) return null;
  return (
    <div className="printed">
      <h2 className="text-xl">Mortgage payment estimate</h2>
      <p>{`Printed ${printDay(new Date())}`}</p>
      <div className="printed__parts">
        <Rows title="What was entered" rows={entered(values)} />
        <Rows title="What it comes to" rows={outcome(results)} />
        <Rows title="Full monthly cost" rows={monthly(results)} />
      </div>
      {monthlyCost && <InsuranceDates timeline={insurance} />}
      {extra && <p>{extraPaymentSentence(extra)}</p>}
      <p>
        An estimate for comparison, not an offer or a commitment to lend. It assumes a fixed rate, payments on time and the
        figures entered above; taxes and insurance change, and closing costs come on top.
      </p>
      {licenseLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>Equal Housing Opportunity.</p>
    </div>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        {rows.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function entered(values: LoanValues): Row[] {
  const dollars = (amount: number | undefined) => (amount === undefined ? '–' : printDollars(amount));
  const percent = (rate: number | undefined) => (rate === undefined ? '–' : `${rate}%`);
  const { extraMonthly, extraOnce, extraOnceMonth } = values;
  return [
    ['Home price', dollars(values.homePrice)],
    ['Interest rate', percent(values.annualRatePercent)],
    ['Loan term', `${values.termYears} years`],
    ['Property tax a year', percent(values.propertyTaxPercent)],
    ['Home insurance a year', dollars(values.annualHomeInsurance)],
    ['HOA dues a month', dollars(values.monthlyHoa)],
    ['Mortgage insurance a year', percent(values.privateInsurancePercent)],
    ...(extraMonthly ? [['Extra each month', dollars(extraMonthly)] as const] : []),
    ...(extraOnce && extraOnceMonth ? [[`Extra once, in month ${extraOnceMonth}`, dollars(extraOnce)] as const] : []),
  ];
}

function outcome({ estimate }: LoanResults): Row[] {
  return [
    ['Monthly payment', printCents(estimate.monthlyPayment)],
    ['Loan amount', printDollars(estimate.loanAmount)],
    ['Down payment', `${printDollars(estimate.downPayment)} (${estimate.downPaymentPercent.toFixed(1)}%)`],
    ['Total interest', printDollars(estimate.totalInterest)],
    ['Total cost', printDollars(estimate.totalCost)],
  ];
}

function monthly({ monthlyCost }: LoanResults): Row[] {
  if (!monthlyCost) return [];
  const { parts, total } = monthlyParts(monthlyCost);
  return [...parts.map(({ name, amount }) => [name, printDollars(amount)] as const), ['Total each month', printDollars(total)]];
}
