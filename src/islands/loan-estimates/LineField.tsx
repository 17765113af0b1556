import { type KeyboardEvent, useState } from 'react';
import { describedBy } from '../../ui/Field.tsx';
import type { Line } from './line.ts';
import { allLines } from './lines.ts';
import type { ShownDocument } from './shown-documents.ts';

/** Id of the field of a line in a document's column. */
export function fieldIdOf(documentId: number, line: Line): string {
  return `le-${documentId}-${allLines.indexOf(line)}`;
}

export type OnType = (id: number, line: Line, typed: string, done: boolean) => void;

export interface LineFieldProps {
  readonly line: Line;
  readonly document: ShownDocument;
  /** Its name, where nothing else names it. */
  readonly label?: string;
  readonly id: string;
  readonly onType: OnType;
}

/** A field for one line of a document. What cannot be understood stays in it, with what to type instead. */
export function LineField({ line, document, label, id, onType }: LineFieldProps) {
  const [draft, setDraft] = useState<string>();
  const notUnderstood = document.notUnderstood[line.header];
  const error = notUnderstood === undefined ? undefined : `Enter ${line.wanted}.`;
  const text = draft ?? notUnderstood ?? line.fieldText(document.estimate);

  const handlers = {
    onChange({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
      setDraft(value);
      onType(document.id, line, value, false);
    },
    onBlur() {
      if (draft !== undefined) onType(document.id, line, draft, true);
      setDraft(undefined);
    },
  };
  const common = {
    id,
    value: text,
    'aria-label': label,
    'aria-describedby': describedBy({ id, hint: line.hint, error }),
    'aria-invalid': error ? true : undefined,
    ...handlers,
  };

  return (
    <>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mb-1 text-left font-semibold text-alert text-xs">
            {error}
          </p>
        )}
      </div>
      {typeof line.field === 'object' ? (
        <select {...common} className="control le-field">
          <option value=""> </option>
          {[...new Set([...line.field, ...(text ? [text] : [])])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={line.field === 'date' ? 'date' : 'text'}
          inputMode={line.field === 'amount' ? 'decimal' : undefined}
          autoComplete="off"
          className={`control le-field ${line.field === 'amount' ? 'le-field--amount' : ''} ${line.field === 'date' ? 'control--date' : ''}`}
          onKeyDown={(event) => goOn(event, document.id, line)}
        />
      )}
      {line.hint && (
        <p id={`${id}-hint`} className="le-note">
          {line.hint}
        </p>
      )}
    </>
  );
}

/** Enter leads down the column, as on an adding machine; Tab goes on to the next column. */
function goOn(event: KeyboardEvent<HTMLInputElement>, documentId: number, line: Line) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const later = allLines.slice(allLines.indexOf(line) + 1);
  const fields = later.map((other) => window.document.getElementById(fieldIdOf(documentId, other)));
  fields.find((field) => field !== null)?.focus();
}
