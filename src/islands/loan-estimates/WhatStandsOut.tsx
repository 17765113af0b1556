import type { Finding } from '../../../mortgage/loan-estimate/explaining/findings.ts';
import type { Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { allLines } from './lines.ts';
import type { ShownDocument } from './shown-documents.ts';
import type { ExplainedDocument } from './use-explained.ts';

type OnShow = (document: ShownDocument, value: Value<unknown>) => void;

export interface WhatStandsOutProps {
  readonly documents: readonly ExplainedDocument[];
  readonly onShow: OnShow;
}

/** What a careful loan officer would point out, for each document. */
export function WhatStandsOut({ documents, onShow }: WhatStandsOutProps) {
  return (
    <section aria-labelledby="what-stands-out" className="not-printed le-part">
      <h2 id="what-stands-out" className="text-2xl">
        What stands out
      </h2>
      <div className="le-columns">
        {documents.map(({ document, name, findings }) => (
          <div key={document.id}>
            <h3 className="wrap-anywhere text-xl">{name}</h3>
            {findings.length === 0 && <p className="mt-3">Type a few lines above. What they mean will stand here.</p>}
            {findings.map((finding) => (
              <FoundPoint
                key={`${finding.title} ${finding.sentences[0]}`}
                finding={finding}
                headerOf={(value) => allLines.find((line) => line.value(document.estimate) === value)?.header}
                onShow={(value) => onShow(document, value)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface FoundPointProps {
  readonly finding: Finding;
  /** What a value is, where a line of the table has it. */
  readonly headerOf: (value: Value<unknown>) => string | undefined;
  readonly onShow: (value: Value<unknown>) => void;
}

function FoundPoint({ finding: { title, sentences, from }, headerOf, onShow }: FoundPointProps) {
  const placed = new Map(from.filter(({ place, printed }) => place && printed).map((value) => [placeKey(value), value]));
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{title}</h4>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 text-sm">
          {sentence}
        </p>
      ))}
      {placed.size > 0 && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ink-soft text-xs">
          On the form:
          {[...placed].map(([key, value]) => (
            <button
              key={key}
              type="button"
              className="le-value le-value--small"
              aria-haspopup="dialog"
              onClick={() => onShow(value)}
            >
              {value.printed}
              <span className="sr-only">{`, ${headerOf(value) ?? title}`}</span>
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** A finding may rest on two values that stand at one place. */
function placeKey({ printed, place }: Value<unknown>): string {
  return [printed, place?.page, place?.x, place?.y].join(' ');
}
