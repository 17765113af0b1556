import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerSchema } from '../../owner/owner-schema.ts';
import { OwnerFileError, parseOwner } from '../../owner/read-owner.ts';
import type { FileChange } from '../saving/save.ts';
import { ownerFile, ownerText, type Workplace } from '../workplace.ts';
import { type Field, labelOf, ownerFields } from './field.ts';
import { type FormValue, formValues, nameOf, withButton } from './form-values.ts';
import { fileValues, markOf, withFormValues } from './owner-text.ts';
import { fieldsIn, type Section } from './sections.ts';
import { withUploads } from './uploads.ts';

/** A form as it is shown again, or shown for the first time. */
export interface SectionForm {
  readonly fields: readonly Field[];
  readonly values: ReadonlyMap<string, FormValue>;
  readonly mark: string;
  /** What is wrong, by the names of fields. */
  readonly errors: ReadonlyMap<string, string>;
  /** What has been changed elsewhere since the form was read, a sentence each. */
  readonly changedElsewhere: readonly string[];
}

/** What the file as it ships says of each field; the owner may have deleted remarks from their own. */
const manual = readFileSync(join(import.meta.dirname, '../../owner/sample-owner.yaml'), 'utf8');

/** All fields of the owner's file. */
export const allFields: readonly Field[] = ownerFields(ownerSchema, manual);

/** The form of a section with the values of the file. */
export function sectionForm(place: Workplace, section: Section): SectionForm {
  const fields = fieldsIn(section, allFields);
  const values = fileValues(ownerText(place), fields);
  return { fields, values, mark: markOf(values), errors: new Map(), changedElsewhere: [] };
}

/** The faults of a file by the names of the fields of a form, in the words of every other command. */
function errorsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof OwnerFileError)) throw error;
  if (error.faults.length === 0) return new Map([['', error.message]]);
  return new Map(error.faults.map(({ path, says }) => [nameOf(path), `${labelOf(allFields, path)} ${says}`]));
}

/** What a press of a button in a form has led to. */
export type Pressed =
  | { readonly kind: 'form'; readonly form: SectionForm }
  | { readonly kind: 'save'; readonly changes: readonly FileChange[] }
  | { readonly kind: 'show'; readonly form: SectionForm; readonly changes: readonly FileChange[] };

/**
 * Reads a form that was sent, and says what is to be written, or the form with what is wrong in it. Nothing on disk changes here
 * but pictures that wait.
 */
export async function pressed(place: Workplace, section: Section, sent: FormData): Promise<Pressed> {
  const now = sectionForm(place, section);
  const values = new Map(formValues(sent, now.fields));
  // Without one, a key has sent the form.
  const button = String(sent.get('do') ?? 'save');
  // What stands there now has been told by whoever asks to save over it.
  const mark = button === 'save' ? now.mark : String(sent.get('read'));
  const form: SectionForm = { ...now, values, mark };
  const again = (errors: ReadonlyMap<string, string>, changedElsewhere: readonly string[] = []): Pressed => ({
    kind: 'form',
    form: { ...form, errors, changedElsewhere },
  });
  const { uploads, errors } = await withUploads(place, sent, values, { portrait: 'portrait', logo: 'logo' });
  if (button !== 'save' && button !== 'show') {
    withButton(values, button);
    return again(errors);
  }
  if (errors.size > 0) return again(errors);
  if (button === 'save' && sent.get('read') !== now.mark) return again(new Map(), differences(now, values));
  const text = withFormValues(ownerText(place), now.fields, values);
  try {
    parseOwner(text);
  } catch (error) {
    return again(errorsOf(error));
  }
  const changes = [{ path: ownerFile, content: text }, ...uploads.map(({ change }) => change)];
  return button === 'show' ? { kind: 'show', form, changes } : { kind: 'save', changes };
}

/** Which fields stand otherwise in the file than in a form. */
function differences(now: SectionForm, values: ReadonlyMap<string, FormValue>): string[] {
  return [...now.values]
    .filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(values.get(name) ?? null))
    .map(([name, value]) => {
      const stands = typeof value === 'string' ? `"${value}"` : value === undefined ? 'left out' : 'another list';
      return `${labelOf(allFields, name.split('.'))}: the file now has ${stands}.`;
    });
}
