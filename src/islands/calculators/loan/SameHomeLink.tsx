import { comparedFields } from '../parts/compared-fields.ts';
import { defaultValues } from '../parts/fields.ts';
import { writeFragment } from '../parts/fragment.ts';
import type { LoanValues } from './loan-fields.ts';

export interface SameHomeLinkProps {
  /** Address of the page that compares loans. */
  readonly comparePath: string;
  readonly values: LoanValues;
  /** In dollars, however it was typed. */
  readonly downPayment: number | undefined;
}

/** The way to the other programs, with the figures in hand. */
export function SameHomeLink({ comparePath, values, downPayment }: SameHomeLinkProps) {
  const { homePrice, annualRatePercent, termYears, privateInsurancePercent } = values;
  const figures = {
    ...defaultValues(comparedFields),
    homePrice,
    ...{ aDown: downPayment, aRate: annualRatePercent, aTerm: termYears, aInsurance: privateInsurancePercent },
    ...{ bDown: downPayment, bRate: annualRatePercent, bTerm: termYears, bInsurance: privateInsurancePercent },
  };
  return (
    <section aria-labelledby="same-home" className="no-print">
      <h2 id="same-home" className="text-2xl">
        The same home with another loan
      </h2>
      <p className="mt-4 mb-6 max-w-[46rem]">
        Put the programs side by side, or two offers with their points, credits and insurance, and see which one costs less, and
        for how long.
      </p>
      <a href={`${comparePath}${writeFragment('compare', comparedFields, figures)}`} className="button button--quiet">
        Compare loans for this home
      </a>
    </section>
  );
}
