import { Disclaimer } from '../../../ui/Disclaimer.tsx';
import type { CompareResults } from './compare-results.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { LeadChart } from './LeadChart.tsx';
import { twoLoansFacts } from './two-loans-words.ts';

export interface TwoLoansProps extends Pick<CompareResults, 'loans'> {
  /** Which of the two costs less, and from when. */
  readonly sentences: readonly string[];
}

/** The two loans side by side, and which of them costs less until when. */
export function TwoLoans({ loans, sentences }: TwoLoansProps) {
  return (
    <section aria-labelledby="two-loans">
      <h2 id="two-loans" className="text-2xl">
        The two loans side by side
      </h2>
      {loans ? (
        <>
          <p className="mt-6 border-alpenglow border-l-4 pl-4 text-lg">{sentences.join(' ')}</p>
          <div className="figures-place my-6">
            <FiguresTable
              labelledBy="two-loans"
              loans={loans.map((loan, place) => ({ name: place === 0 ? 'Loan A' : 'Loan B', facts: twoLoansFacts(loan) }))}
            />
          </div>
          <NotAnOffer />
          <LeadChart loans={loans} summary={sentences.join(' ')} />
        </>
      ) : (
        <p className="mt-6">– Fill in every field of both loans to compare them.</p>
      )}
    </section>
  );
}

/** Beside every payment and rate of the page. */
export function NotAnOffer() {
  return (
    <Disclaimer>
      An estimate for comparison, not an offer or a commitment to lend. The payment covers principal, interest and mortgage
      insurance; with taxes and home insurance the actual payment will be greater.
    </Disclaimer>
  );
}
