import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

export interface AddDocumentsProps {
  readonly email: string;
  readonly status: string;
  readonly problems: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onTypeOne: () => void;
}

/** Id of the file field. */
export const fileFieldId = 'loan-estimate-file';

/** Where documents come in: a file field, which files can be dropped on, and the way for paper. */
export function AddDocuments({ email, status, problems, onFiles, onTypeOne }: AddDocumentsProps) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const taken = useRef<readonly File[]>([]);
  const [over, setOver] = useState(false);

  function take(chosen: FileList | null) {
    const files = [...(chosen ?? [])];
    // A choice that the effect below has found may be announced after it.
    if (files.length > 0 && files.every((file, index) => file === taken.current[index])) return;
    taken.current = files;
    onFiles(files);
  }

  // Whoever chose a file before the script ran finds it read.
  useEffect(() => {
    if (field.current?.files?.length) field.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  const dropped = useEffectEvent(onFiles);
  // Anywhere on the page: dropped beside the box, a file would open in its place, and what has been typed would be gone.
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(type, listener, { signal: listening.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    on('drop', (event) => {
      setOver(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      dropped([...event.dataTransfer.files]);
    });
    return () => listening.abort();
  }, []);

  return (
    <div className={`le-add no-print ${over ? 'le-add--over' : ''}`}>
      <label htmlFor={fileFieldId} className="font-semibold text-lg">
        Add a Loan Estimate (PDF)
      </label>
      <p id={`${fileFieldId}-hint`} className="mb-3 text-ink-soft text-sm">
        One to three files. You can also drop them on this page. They are read in this browser and go nowhere else.
      </p>
      <div id={`${fileFieldId}-error`} aria-live="polite">
        {problems.map((problem) => (
          <p key={problem} className="mb-2 wrap-anywhere font-semibold text-alert text-sm">
            {problem}
          </p>
        ))}
      </div>
      <input
        ref={field}
        id={fileFieldId}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        className="control"
        aria-describedby={`${fileFieldId}-hint${problems.length > 0 ? ` ${fileFieldId}-error` : ''}`}
        aria-invalid={problems.length > 0 || undefined}
        // So that the same file can be chosen again, once it has been removed.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button--quiet button--small" disabled={!hydrated} onClick={onTypeOne}>
          Type one from paper
        </button>
        <p className="text-ink-soft text-sm">No file? Copy the lines you have from the form.</p>
      </div>
      <p role="status" className="mt-3 wrap-anywhere font-semibold text-sm empty:mt-0">
        {status}
      </p>
      <noscript>
        <p className="mt-3 font-semibold">
          Reading a form here needs JavaScript. You can email your Loan Estimate to{' '}
          <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-3">
            {email}
          </a>{' '}
          instead.
        </p>
      </noscript>
    </div>
  );
}
