import { FieldMessages } from '../../src/ui/Field.tsx';
import type { Field } from '../business/field.ts';
import { nameOf } from '../business/form-values.ts';
import type { Offered } from '../texts/offered.ts';
import type { Announcement } from './announcement.ts';
import { DeskForm } from './DeskForm.tsx';
import { FieldPart, type FormState } from './FieldPart.tsx';
import { PagePreview, type ShownPage, ShowPageButton } from './PagePreview.tsx';

export interface TextPageProps extends Omit<FormState, 'findings'> {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly body: string;
  readonly mark: string;
  readonly offered: Offered;
  readonly told?: Announcement | undefined;
  /** On which it stands. */
  readonly page: ShownPage;
}

/** A list for the editor, which no sign in it can end. */
function Listed({ id, list }: { readonly id: string; readonly list: readonly unknown[] }) {
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, without a sign that could end it
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

const none: ReadonlyMap<string, string> = new Map();

/** A text in its form: its fields, and the words below them. */
export function TextPage({ kind, slug, title, fields, body, mark, offered, told, page, ...state }: TextPageProps) {
  const form = `texts/${kind}/${slug}`;
  const error = state.errors.get('body');
  return (
    <>
      <h1>{title}</h1>
      <Listed id="placeholders" list={offered.placeholders} />
      <Listed id="pages" list={offered.pages} />
      <div className="desk-beside">
        <DeskForm
          page={form}
          mark={mark}
          errors={state.errors}
          told={told}
          withPage={page.isShown}
          otherButtons={<ShowPageButton form={form} label="Show the page" />}
        >
          <details className="desk-group" open={state.errors.size > (error ? 1 : 0) || undefined}>
            <summary>Headline, description and the rest around the text</summary>
            {fields.map((field) => (
              <FieldPart key={nameOf(field.path)} field={field} findings={none} {...state} />
            ))}
          </details>
          <div className="desk-field desk-text">
            <label htmlFor="body" className="font-semibold">
              Text
            </label>
            <FieldMessages id="body" error={error} />
            <textarea
              id="body"
              name="body"
              className="control"
              rows={24}
              defaultValue={body}
              data-markdown=""
              data-unsaved={state.errors.size > 0 || told?.tone === 'look' ? '' : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'body-error' : undefined}
            />
          </div>
        </DeskForm>
        <PagePreview {...page} isLive />
      </div>
    </>
  );
}
