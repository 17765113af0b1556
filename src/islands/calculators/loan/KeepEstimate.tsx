import { useHydrated } from '../../../ui/use-hydrated.ts';
import { writeFragment } from '../parts/fragment.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { type LoanValues, loanFields } from './loan-fields.ts';

export interface KeepEstimateProps {
  /** Address of the contact page. */
  readonly contactPath: string;
  readonly values: LoanValues;
  /** False while one of the four questions has no answer, so that there is nothing to ask about. */
  readonly complete: boolean;
}

/** What to do with the figures: ask a person about them, copy their link, print them. Nothing is sent from here. */
export function KeepEstimate({ contactPath, values, complete }: KeepEstimateProps) {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="keep-estimate" className="no-print">
      <h2 id="keep-estimate" className="text-2xl">
        Keep or ask about this estimate
      </h2>
      <p className="mt-4 mb-6 max-w-[46rem]">
        Asking opens the contact form with these figures in the message. You can change every word before you send it.
      </p>
      <a
        href={complete ? `${contactPath}${writeFragment('estimate', loanFields, values)}` : contactPath}
        className="button button--primary"
      >
        Ask about this estimate
      </a>
      {hydrated && (
        <div className="mt-6">
          <ShareBar
            fragment={writeFragment('calculator', loanFields, values)}
            title="Mortgage payment estimate"
            note="The link holds the figures you typed and nothing else about you."
          />
        </div>
      )}
    </section>
  );
}
