import type { NamedDocument } from './EstimateTable.tsx';
import { valuesOf } from './shown-documents.ts';

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
              {document.file
                ? `${document.file.name}: ${valuesOf(document)} of 20 values found or typed.`
                : `${valuesOf(document)} of 20 values typed.`}
            </p>
            {document.file?.missingPages.map((page) => (
              <p key={page} className="font-semibold text-alert text-sm">
                {`Page ${page} of the form is not in this file.`}
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
