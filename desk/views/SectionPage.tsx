import type { Field } from '../business/field.ts';
import { nameOf } from '../business/form-values.ts';
import type { Announcement } from './announcement.ts';
import { DeskForm } from './DeskForm.tsx';
import { FieldPart, type FormState } from './FieldPart.tsx';
import { PagePreview, type ShownPage, ShowPageButton } from './PagePreview.tsx';

export interface SectionFormProps extends FormState {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly Field[];
  /** Of these values as they were read: the form is about them. */
  readonly mark: string;
  /** What has become of the last press of a button. */
  readonly told?: Announcement | undefined;
  /** On which they are seen. */
  readonly page: ShownPage;
}

/** A form for some of the owner's fields. */
export function SectionPage(props: SectionFormProps) {
  const { id, title, about, fields, mark, errors, told, page } = props;
  const form = `business/${id}`;
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-about">{about}</p>
      <div className="desk-beside">
        <DeskForm
          page={form}
          mark={mark}
          errors={errors}
          told={told}
          withPage={page.isShown}
          otherButtons={<ShowPageButton form={form} label="See it on the site" />}
        >
          {fields.map((field) => (
            <FieldPart key={nameOf(field.path)} field={field} {...props} />
          ))}
        </DeskForm>
        <PagePreview {...page} isLive={false} />
      </div>
    </>
  );
}
