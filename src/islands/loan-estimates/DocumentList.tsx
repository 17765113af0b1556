import type { NamedDocument } from './EstimateTable.tsx';
import { countOf, missingSentences } from './shown-documents.ts';

export interface DocumentListProps {
  readonly shown: readonly NamedDocument[];
  readonly onRemove: (id: number) => void;
}

/** The documents on the page, what is missing in them, and the way to take one away. */
export function DocumentList({ shown, onRemove }: DocumentListProps) {
  return (
    <ul aria-label="Loan Estimates on this page" className="no-print mt-8 mb-6">
      {shown.map(({ document, name }) => (
        <li key={document.id} className="flex items-center gap-4 border-line border-t py-2 last:border-b">
          <div className="grow wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">
              {document.file ? `${document.file.name}: ${countOf(document)} found or typed.` : `${countOf(document)} typed.`}
            </p>
            {missingSentences(document).map((sentence) => (
              <p key={sentence} className="font-semibold text-alert text-sm">
                {sentence}
              </p>
            ))}
          </div>
          <button
            type="button"
            className="button button--quiet button--small shrink-0"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(document.id)}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}
