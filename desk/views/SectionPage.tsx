import type { Field } from '../business/field.ts';
import { nameOf } from '../business/form-values.ts';
import { FieldPart, type FormState } from './FieldPart.tsx';
import { FormErrors } from './FormErrors.tsx';
import { type Announcement, Told } from './Told.tsx';

export interface SectionFormProps extends FormState {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly Field[];
  /** Of these values as they were read: the form is about them. */
  readonly mark: string;
  /** What has become of the last press of a button. */
  readonly told?: Announcement | undefined;
}

/** A form for some of the owner's fields. */
export function SectionPage(props: SectionFormProps) {
  const { id, title, about, fields, mark, errors, told } = props;
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-about">{about}</p>
      {told && <Told {...told} />}
      <FormErrors errors={errors} page={`business/${id}`} />
      <form method="post" action={`business/${id}`} encType="multipart/form-data" className="desk-form">
        <input type="hidden" name="read" value={mark} />
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" name="do" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        {fields.map((field) => (
          <FieldPart key={nameOf(field.path)} field={field} {...props} />
        ))}
        <p className="desk-save">
          <button type="submit" name="do" value="save" className="button button--primary">
            Save
          </button>
        </p>
      </form>
    </>
  );
}
