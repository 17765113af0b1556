import type { ReactNode } from 'react';
import type { Announcement } from './announcement.ts';
import { FormErrors } from './FormErrors.tsx';
import { Told } from './Told.tsx';

export interface DeskFormProps {
  /** Path of the page, where the form is sent as well. */
  readonly page: string;
  /** Of the values as they were read, where a save over others is asked for once more. */
  readonly mark?: string;
  /** What is wrong, by the names of fields. */
  readonly errors: ReadonlyMap<string, string>;
  /** What has become of the last press of a button. */
  readonly told?: Announcement | undefined;
  /** What the button that saves says. */
  readonly saveLabel?: string;
  /** Whether the page of the site stands beside it, and is to stay there. */
  readonly withPage?: boolean;
  /** Beside the button that saves. */
  readonly otherButtons?: ReactNode;
  readonly children: ReactNode;
}

/** Around the fields of a form: what has become of it above, the button that saves it below. */
export function DeskForm({ page, mark, errors, told, withPage, saveLabel = 'Save', otherButtons, children }: DeskFormProps) {
  return (
    <div>
      {told && <Told {...told} />}
      <FormErrors errors={errors} page={page} />
      <form method="post" action={withPage ? `${page}?page` : page} encType="multipart/form-data" className="desk-form">
        {mark !== undefined && <input type="hidden" name="read" value={mark} />}
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" name="do" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {saveLabel}
        </button>
        {children}
        <p className="desk-save desk-buttons">
          <button type="submit" name="do" value="save" className="button button--primary">
            {saveLabel}
          </button>
          {otherButtons}
        </p>
      </form>
    </div>
  );
}
