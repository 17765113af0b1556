import { useId, useLayoutEffect, useRef } from 'react';
import type { Place, Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { NamedDocument } from './EstimateTable.tsx';
import { LineField, type OnType } from './LineField.tsx';
import type { Line } from './line.ts';
import { PagePicture } from './PagePicture.tsx';

/** What somebody wants to see on its page: a line of a document, or a value that a finding rests on. */
export interface Pointed {
  readonly documentId: number;
  readonly line?: Line | undefined;
  readonly value?: Value<unknown> | undefined;
}

export interface PlaceDialogProps {
  readonly pointed: Pointed;
  readonly at: NamedDocument;
  readonly onType: OnType;
  readonly onClose: () => void;
}

/** A value where it stands on its page, in words, and a field to correct it. */
export function PlaceDialog({ pointed: { line, value }, at: { document, name }, onType, onClose }: PlaceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { file, estimate } = document;
  const now = line?.value(estimate) ?? value;
  // A corrected value still stands where it was read.
  const place: Place | undefined = (file && line?.value(file.estimate)?.place) ?? value?.place;
  const says = (line?.print(estimate) || (line ? 'Not found' : now?.printed)) ?? '';

  // Before the page inside is drawn, which is as wide as it is shown.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} className="le-dialog" onClose={onClose}>
      <div className="le-dialog__top">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {line?.header ?? 'On the form'}
          </h2>
          <button type="button" className="button button--quiet button--small shrink-0" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div>
          <p className="wrap-anywhere">
            {now?.certainty === 'typed' ? 'You typed ' : 'We read '}
            <strong className="tabular">{says}</strong>
            {place && ` on page ${place.page} of ${file?.name ?? name}`}.
            {now?.certainty === 'look' && ` Look at the paper. ${now.doubt ?? ''}`}
          </p>
          {line && (
            <div>
              <label htmlFor={`${id}-field`} className="font-semibold text-sm">
                Correct it
              </label>
              <LineField line={line} document={document} id={`${id}-field`} onType={onType} />
            </div>
          )}
        </div>
      </div>
      {file && place && <PagePicture pages={file.pages} place={place} says={says} />}
    </dialog>
  );
}
