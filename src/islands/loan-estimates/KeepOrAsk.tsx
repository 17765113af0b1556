import { useState } from 'react';
import { AskUs } from './AskUs.tsx';
import type { ExplainedDocument } from './use-explained.ts';

export interface KeepOrAskProps {
  readonly documents: readonly ExplainedDocument[];
  readonly email: string;
  readonly secondLookPath: string;
}

/** The ways on: paper, an email that the visitor writes with our help, a loan officer's reading. */
export function KeepOrAsk({ documents, email, secondLookPath }: KeepOrAskProps) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="keep-or-ask" className="no-print le-part">
      <h2 id="keep-or-ask" className="text-2xl">
        Keep it, or ask us
      </h2>
      <p className="mt-4 max-w-[46rem]">
        Closing this page forgets everything on it. Print it to keep it. You can also send us your questions from your own mail
        program, or have us read the whole form and answer you with{' '}
        <a href={secondLookPath} className="text-spruce underline underline-offset-3">
          a second look
        </a>
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button--primary"
          aria-expanded={asking}
          aria-controls="ask-us"
          onClick={() => setAsking(!asking)}
        >
          Ask us about it
        </button>
        <button type="button" className="button button--quiet" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <div id="ask-us">{asking && <AskUs documents={documents} email={email} />}</div>
    </section>
  );
}
