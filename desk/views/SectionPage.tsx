import type { Field } from '../business/field.ts';
import { nameOf } from '../business/form-values.ts';
import type { Announcement } from './announcement.ts';
import { DeskForm } from './DeskForm.tsx';
import { FieldPart, type FormState } from './FieldPart.tsx';

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
      <DeskForm page={`business/${id}`} mark={mark} errors={errors} told={told}>
        {fields.map((field) => (
          <FieldPart key={nameOf(field.path)} field={field} {...props} />
        ))}
      </DeskForm>
    </>
  );
}
