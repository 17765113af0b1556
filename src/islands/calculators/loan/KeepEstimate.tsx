import { ButtonLink } from '../../../ui/Button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { calculatorFields } from '../parts/calculator-state.ts';
import { ShareBar } from '../parts/ShareBar.tsx';
import { fragmentFor } from '../parts/tool-address.ts';
import type { CalculatorAnswers } from './counted-answers.ts';

export interface KeepEstimateProps {
  /** Address of the contact page. */
  readonly contactPath: string;
  readonly answers: CalculatorAnswers;
  /** The whole address that shows the figures of now. */
  readonly link: () => string;
  /** False while one of the four questions has no answer, so that there is nothing to ask about. */
  readonly complete: boolean;
}

/** What to do with the figures: ask a person about them, copy their link, print them. Nothing is sent from here. */
export function KeepEstimate({ contactPath, answers, link, complete }: KeepEstimateProps) {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="keep-estimate" className="no-print">
      <h2 id="keep-estimate" className="text-2xl">
        Keep or ask about this estimate
      </h2>
      <p className="mt-4 mb-6 max-w-[46rem]">
        Asking opens the contact form with these figures in the message. You can change every word before you send it.
      </p>
      <ButtonLink
        href={complete ? `${contactPath}${fragmentFor('estimate', calculatorFields, answers)}` : contactPath}
        look="primary"
      >
        Ask about this estimate
      </ButtonLink>
      {hydrated && (
        <div className="mt-6">
          <ShareBar
            link={link}
            title="Mortgage payment estimate"
            note="The link holds the figures you typed and nothing else about you."
          />
        </div>
      )}
    </section>
  );
}
