import type { Field } from '../business/field.ts';
import { nameOf } from '../business/form-values.ts';
import type { Announcement } from './announcement.ts';
import { DeskForm } from './DeskForm.tsx';
import { FieldPart, type FormState } from './FieldPart.tsx';
import { type ShownPublication, SourceLink } from './FiguresPage.tsx';

export interface RenewalPageProps extends Omit<FormState, 'findings'> {
  readonly publication: ShownPublication;
  readonly fields: readonly Field[];
  /** Of the figures as they were read. */
  readonly mark: string;
  readonly told?: Announcement | undefined;
}

const none: ReadonlyMap<string, string> = new Map();

/** The form in which the figures of one publication are compared with it. */
export function RenewalPage({ publication, fields, mark, told, ...state }: RenewalPageProps) {
  return (
    <>
      <p>
        <a href="sources" className="text-sm underline underline-offset-3">
          Figures and sources
        </a>
      </p>
      <h1>{publication.source}</h1>
      <p className="desk-about">
        {`${publication.until} Open its page, compare each number, change those that differ, and say until when they hold.`}
      </p>
      <SourceLink {...publication} />
      <DeskForm page={`sources/${publication.id}`} mark={mark} errors={state.errors} told={told} saveLabel="These are right">
        {fields.map((field) => (
          <FieldPart key={nameOf(field.path)} field={field} findings={none} {...state} />
        ))}
      </DeskForm>
    </>
  );
}
