import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Owner } from '../../owner/owner-schema.ts';
import { fillPlaceholders, ownerPlaceholders } from '../../texts/placeholders.ts';
import { textMistakes } from '../../texts/plain-mistakes.ts';
import { templateMark } from '../../texts/post-template.ts';
import { type Field, fieldsOf, labelOf } from '../business/field.ts';
import { type FormValue, formValues, withButton } from '../business/form-values.ts';
import { fileValues, markOf } from '../business/owner-text.ts';
import { withUploads } from '../business/uploads.ts';
import type { FileChange } from '../saving/save.ts';
import { currentOwner, DeskError, type Workplace } from '../workplace.ts';
import type { TextKind } from './kinds.ts';
import { textFile, textSource, withTextValues } from './text-file.ts';

/** A text as the desk shows it in a list. */
export interface ListedText {
  readonly slug: string;
  readonly name: string;
  readonly draft: boolean;
}

/** A text in its form. */
export interface TextForm {
  readonly fields: readonly Field[];
  readonly values: ReadonlyMap<string, FormValue>;
  readonly body: string;
  readonly mark: string;
  readonly errors: ReadonlyMap<string, string>;
  readonly changedElsewhere: boolean;
}

const pathOf = ({ folder }: TextKind, slug: string) => join('content', folder, `${slug}.md`);

/** Where the words below the fields are in the form. */
const bodyField = 'body';

function sourceOf(place: Workplace, kind: TextKind, slug: string): string {
  const path = join(place.folder, pathOf(kind, slug));
  if (!/^[a-z0-9-]+$/.test(slug) || !existsSync(path))
    throw new DeskError('There is no such text. It may have another address now.');
  return readFileSync(path, 'utf8');
}

function apart(source: string) {
  const file = textFile(source);
  if (!file) throw new DeskError('The file of this text does not begin with its fields between two lines of ---.');
  return file;
}

/** The texts of a kind: drafts first, then by their names. */
export function listTexts(place: Workplace, kind: TextKind): ListedText[] {
  return readdirSync(join(place.folder, 'content', kind.folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const slug = file.replace(/\.md$/, '');
      const values = fileValues(apart(sourceOf(place, kind, slug)).fields, fieldsOf(kind.schema));
      return { slug, name: String(values.get(kind.names) ?? slug), draft: values.get('draft') === 'true' };
    })
    .toSorted((one, other) => Number(other.draft) - Number(one.draft) || one.name.localeCompare(other.name));
}

/** The form of a text with what stands in its file. */
export function textForm(place: Workplace, kind: TextKind, slug: string): TextForm {
  const { fields: written, body } = apart(sourceOf(place, kind, slug));
  const fields = fieldsOf(kind.schema);
  const values = fileValues(written, fields);
  const mark = markOf(new Map([...values, [bodyField, body]]));
  return { fields, values, body, mark, errors: new Map(), changedElsewhere: false };
}

/** What is wrong with a text, by the names of its fields, in the words of the build. */
function textErrors(kind: TextKind, source: string, owner: Owner): ReadonlyMap<string, string> {
  const { fields, body } = apart(source);
  const data = parse(fields, { schema: 'core', customTags: ['timestamp'] }) as Record<string, unknown>;
  const checked = kind.schema.safeParse(data);
  const errors = new Map<string, string>();
  const names = Object.keys(kind.schema.shape);
  const form = fieldsOf(kind.schema);
  if (!checked.success)
    for (const { field, says } of textMistakes(checked.error, data, {}, names))
      errors.set(field, `${labelOf(form, field.split('.'))} ${says}`.trim());
  const words = ownerPlaceholders(owner);
  try {
    fillPlaceholders(body, words);
  } catch (error) {
    errors.set(bodyField, (error as Error).message);
  }
  if (data.draft !== true && source.includes(templateMark))
    errors.set(bodyField, `The text still says "${templateMark}". Write your own words there, or leave it a draft.`);
  return errors;
}

/** What a press of a button in the form of a text has led to. */
export type TextPressed =
  | { readonly kind: 'form'; readonly form: TextForm }
  | { readonly kind: 'save'; readonly changes: readonly FileChange[] }
  | { readonly kind: 'show'; readonly form: TextForm; readonly changes: readonly FileChange[] };

/** Reads the form of a text that was sent. Nothing on disk changes here but pictures that wait. */
export async function pressedInText(place: Workplace, kind: TextKind, slug: string, sent: FormData): Promise<TextPressed> {
  const now = textForm(place, kind, slug);
  const values = new Map(formValues(sent, now.fields));
  const body = String(sent.get(bodyField) ?? '').replaceAll('\r\n', '\n');
  // Without one, a key has sent the form.
  const button = String(sent.get('do') ?? 'save');
  const pictures = kind.folder === 'posts' ? ({ imageSrc: 'post' } as const) : {};
  const { uploads, errors: wrongPictures } = await withUploads(place, sent, values, pictures);
  const again: TextForm = { ...now, values, body, mark: button === 'save' ? now.mark : String(sent.get('read')) };
  if (button !== 'save' && button !== 'show') {
    withButton(values, button);
    return { kind: 'form', form: again };
  }
  if (button === 'save' && sent.get('read') !== now.mark) return { kind: 'form', form: { ...again, changedElsewhere: true } };
  const source = sourceOf(place, kind, slug);
  const next = textSource(source, withTextValues(apart(source).fields, now.fields, values), body);
  const errors = new Map([...textErrors(kind, next, currentOwner(place)), ...wrongPictures]);
  // It is put into its folder together with the text.
  if (uploads.length > 0) errors.delete('imageSrc');
  if (errors.size > 0) return { kind: 'form', form: { ...again, errors } };
  const changes = [{ path: pathOf(kind, slug), content: next }, ...uploads.map(({ change }) => change)];
  return button === 'show' ? { kind: 'show', form: again, changes } : { kind: 'save', changes };
}
