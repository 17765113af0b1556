import { Icon } from '../../ui/Icon.tsx';
import { flag } from '../../ui/icons.ts';
import { fieldIdOf, LineField, type OnType } from './LineField.tsx';
import type { Line } from './line.ts';
import { type ShownDocument, wasRead } from './shown-documents.ts';

export interface ValueCellProps {
  readonly line: Line;
  readonly document: ShownDocument;
  readonly documentName: string;
  readonly onType: OnType;
  /** Asked to show where the value stands. */
  readonly onShow: () => void;
}

/** Id of the sentence that says what pressing a value does. */
export const valueHintId = 'le-value-hint';

/** What one document says in one line: a value that can be looked up on its page, or a field. */
export function ValueCell({ line, document, documentName, onType, onShow }: ValueCellProps) {
  if (!line.applies(document.estimate)) return <span className="text-ink-soft">does not apply</span>;
  const value = line.value(document.estimate);
  if (!wasRead(document, line))
    return (
      <>
        {document.file && !value && <p className="le-note">Not found</p>}
        <LineField
          line={line}
          document={document}
          label={`${line.header}, ${documentName}`}
          id={fieldIdOf(document.id, line)}
          onType={onType}
        />
      </>
    );
  return (
    <>
      <button type="button" className="le-value" aria-haspopup="dialog" aria-describedby={valueHintId} onClick={onShow}>
        {line.print(document.estimate) || 'Not found'}
      </button>
      {value?.certainty === 'look' && (
        <p className="le-note le-note--look">
          <strong>
            <Icon shape={flag} size={14} strokeWidth={2.5} className="le-flag" />
            Look at the paper
          </strong>{' '}
          {value.doubt}
        </p>
      )}
      {value?.certainty === 'typed' && <p className="le-note">Typed by you</p>}
      {document.notUnderstood[line.header] !== undefined && (
        <p className="le-note font-semibold text-alert">{`Enter ${line.wanted}.`}</p>
      )}
    </>
  );
}
