import type { Program } from '../../../../mortgage/programs/programs.ts';
import type { ValuesInHand } from '../parts/use-values.ts';
import type { compareFields } from './compare-fields.ts';
import type { CompareResults } from './compare-results.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { LeadChart } from './LeadChart.tsx';
import { LoanFields } from './LoanFields.tsx';
import { loanFacts } from './loan-facts.ts';

export interface TwoLoansProps extends ValuesInHand<typeof compareFields>, Pick<CompareResults, 'loans'> {
  readonly offered: (program: Program) => boolean;
  /** Which of the two costs less, and from when; `undefined` while a field is empty. */
  readonly sentences: readonly string[] | undefined;
}

/** Two loans as they are offered, with their points, credits and buydowns, and which of them costs less until when. */
export function TwoLoans({ loans, sentences, ...group }: TwoLoansProps) {
  return (
    <section aria-labelledby="two-loans">
      <h2 id="two-loans" className="text-2xl">
        Two loans, as they are offered to you
      </h2>
      <p className="mt-4 mb-6 max-w-[46rem] text-lg">
        Type what each lender wrote down. The charges, with any points, are in section A of a Loan Estimate; the credit is in
        section J.
      </p>
      <form
        className="grid gap-x-10 gap-y-8 rounded-card bg-white p-5 shadow-card ring-1 ring-line sm:p-8 lg:grid-cols-2"
        onSubmit={(event) => event.preventDefault()}
      >
        <LoanFields {...group} letter="a" name="Loan A" />
        <LoanFields {...group} letter="b" name="Loan B" />
      </form>
      {loans && sentences ? (
        <>
          <p className="mt-8 border-alpenglow border-l-4 pl-4 text-lg">{sentences.join(' ')}</p>
          <div className="figures-place mt-6">
            <FiguresTable
              labelledBy="two-loans"
              loans={loans.map((loan, place) => ({
                name: place === 0 ? 'Loan A' : 'Loan B',
                facts: loanFacts(loan, [3, 5, 10]),
              }))}
            />
          </div>
          <LeadChart loans={loans} summary={sentences.join(' ')} />
        </>
      ) : (
        <p className="mt-8">– Fill in every field of both loans, and of the home, to compare them.</p>
      )}
    </section>
  );
}
